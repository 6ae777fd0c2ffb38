import { type Buyer, defaultBuyer } from '#contract/site/buyer.ts';
import { type CallPartner, from2xx, jsonBody } from './client.ts';
import type { Tables } from './tables.ts';

/** The response of POST /buyers/get-available. See docs/spec/calls.md#buyers. */
export interface Buyers {
  /** Proposed for this visitor; they still agree to each by name. */
  readonly selectedBuyers: readonly Buyer[];
  /** All who may call, the default buyer first. */
  readonly allPossibleBuyers: readonly Buyer[];
}

/**
 * Finds the buyers for a lead's fields.
 * @throws PartnerFailure when the service is late: the page goes on without. See docs/spec/errors.md#buyers-time-out.
 */
export type FindBuyers = (fields: Readonly<Record<string, unknown>>) => Promise<Buyers>;

type FallbackBuyers = Pick<Tables, 'fallbackBuyers' | 'statesWithoutFallback'>;

/** The value may be anything, also an object that has no text. */
const isOneOf = (states: readonly unknown[], state: unknown): boolean => states.includes(state);

/** Puts the default buyer first, and the fallback buyers where there were no others. Pure. */
export function withFallbackBuyers(
  found: Buyers,
  state: unknown,
  { fallbackBuyers, statesWithoutFallback }: FallbackBuyers,
): Buyers {
  const isDefault = ({ ids }: Buyer) => ids.some((id) => defaultBuyer.ids.includes(id));
  const others = found.allPossibleBuyers.filter((buyer) => !isDefault(buyer));
  const fallback = others.length > 0 || isOneOf(statesWithoutFallback, state) ? [] : fallbackBuyers;
  return {
    selectedBuyers: found.selectedBuyers.length > 0 ? found.selectedBuyers : fallback,
    allPossibleBuyers: [defaultBuyer, ...others, ...fallback],
  };
}

/** assumed: all who buy in the visitor's state are proposed. */
export const buyersByTable =
  (tables: Tables): FindBuyers =>
  async ({ state }) => {
    const buying = tables.buyers
      .filter(({ states }) => states === undefined || isOneOf(states, state))
      .map(({ name, ids }) => ({ name, ids }));
    return withFallbackBuyers({ selectedBuyers: buying, allPossibleBuyers: buying }, state, tables);
  };

/** As much of a list of buyers as is one; ids may come as numbers. */
const listOf = (value: unknown): readonly Buyer[] =>
  (Array.isArray(value) ? value : []).flatMap((each: { name?: unknown; ids?: unknown } | null) =>
    typeof each?.name === 'string' && Array.isArray(each.ids) ? [{ name: each.name, ids: each.ids.map(String) }] : [],
  );

const readBuyers = from2xx(
  ({ selectedBuyers, allPossibleBuyers }): Buyers => ({
    selectedBuyers: listOf(selectedBuyers),
    allPossibleBuyers: listOf(allPossibleBuyers),
  }),
);

/** POST {base}/buyers/get-available with `{ fields }`. */
export const buyersByService =
  (ask: CallPartner, base: string, fallback: FallbackBuyers): FindBuyers =>
  async (fields) =>
    withFallbackBuyers(await ask(`${base}/buyers/get-available`, readBuyers, jsonBody({ fields })), fields.state, fallback);

/** Whether contact data may be filled in for an affiliate. A failure means no. See docs/spec/calls.md#buyers. */
export type PreCheck = (affid: string, percentage: string) => Promise<'yes' | 'no'>;

/** assumed: `percentage` is the share of the affiliate's visitors that it is turned on for. */
export const preCheckByTable =
  (affiliates: readonly string[], random: () => number = Math.random): PreCheck =>
  async (affid, percentage) =>
    affiliates.includes(affid) && random() * 100 < Number(percentage) ? 'yes' : 'no';

const readPreCheck = from2xx(({ result }) => (result === 'yes' || result === 'no' ? result : undefined));

/** GET {base}/check-affid-pre/{affid}/{percentage}, answered `{ result }`. */
export const preCheckByService =
  (ask: CallPartner, base: string): PreCheck =>
  (affid, percentage) => {
    const address = `${base}/check-affid-pre/${encodeURIComponent(affid)}/${encodeURIComponent(percentage)}`;
    return ask(address, readPreCheck).catch(() => 'no');
  };
