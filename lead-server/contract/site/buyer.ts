/** Who buys leads and may call a visitor who agreed. */
export interface Buyer {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Always the first of the possible buyers. See docs/spec/routing.md#fallback-buyers. */
export const defaultBuyer: Buyer = { name: 'Auto Accident Team', ids: ['8674'] };

/** Milliseconds that the buyers call may take. See docs/spec/calls.md#buyers. */
export const buyersTimeoutMs = 15_000;
