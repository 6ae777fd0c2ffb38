import { html, type Markup } from '../../lib/html.ts';
import { type Reply, type ReplyCount, replyVerdicts } from '../../store/reply-store.ts';

/** US cents as dollars. */
export const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A buyer's verdict as an operator reads it. */
export const replyText = ({ verdict, reason, priceCents }: Reply): string =>
  [verdict, priceCents !== undefined && `for ${dollars(priceCents)}`, reason].filter(Boolean).join(', ');

const shareOf = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`);

/** Buyers' replies, a row each: counts by verdict, the share accepted, and what was paid. Returned leads are not paid for. */
export function repliesSection(counts: readonly ReplyCount[]): Markup {
  if (counts.length === 0) return html`<p class="panel soft">No buyer said anything about a lead.</p>`;
  const destinations = [...new Set(counts.map(({ destination }) => destination))];
  const rowOf = (destination: string) => {
    const found = (verdict: string) => counts.find((each) => each.destination === destination && each.verdict === verdict);
    const [accepted = 0, rejected = 0, returned = 0] = replyVerdicts.map((verdict) => found(verdict)?.count ?? 0);
    return html`<tr><th scope="row">${destination}</th><td>${accepted}</td><td>${rejected}</td><td>${returned}</td>
<td>${shareOf(accepted, accepted + rejected + returned)}</td><td>${dollars(found('accepted')?.cents ?? 0)}</td></tr>`;
  };
  return html`<div class="scroll" role="region" aria-label="What buyers said" tabindex="0"><table><caption>Leads received in the last 30 days, by what each buyer said last.</caption>
<thead><tr><th scope="col">Buyer</th><th scope="col">Accepted</th><th scope="col">Rejected</th><th scope="col">Returned</th><th scope="col">Share</th><th scope="col">Paid</th></tr></thead>
<tbody>${destinations.map(rowOf)}</tbody></table></div>`;
}
