/** Who buys leads, and may call the visitor who agreed to it (Variants 4 and 7). */
export interface Buyer {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Always the first of the possible buyers (Variants 4, "Buyer fallback"). */
export const defaultBuyer: Buyer = { name: 'Auto Accident Team', ids: ['8674'] };

/** Milliseconds that looking for buyers may take (Variants 9). */
export const buyersTimeoutMs = 15_000;
