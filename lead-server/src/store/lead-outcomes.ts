import { bit } from './arrival-store.ts';

/** What is counted of a lead's outcomes. */
export type Outcomes = Readonly<Record<'accepted' | 'returned' | 'cents', number>>;

/** A lead's outcomes by its buyers' latest verdicts. A lead given back by one buyer may be accepted by another. */
export function outcomesOf(
  replies: readonly { readonly verdict: string; readonly price_cents: number | string | null }[],
): Outcomes {
  const accepted = replies.filter(({ verdict }) => verdict === 'accepted');
  return {
    accepted: bit(accepted.length > 0),
    returned: bit(replies.some(({ verdict }) => verdict === 'returned')),
    cents: accepted.reduce((sum, { price_cents }) => sum + Number(price_cents ?? 0), 0),
  };
}
