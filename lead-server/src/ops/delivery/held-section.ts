import { html, type Markup } from '../../lib/html.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { HeldLeads } from '../../store/figure-store.ts';
import type { StoredDelivery } from '../../store/records.ts';
import { formatDuration, timeElement } from '../page-parts.ts';

/** How many deliveries of each reason are shown, the oldest first. */
export const heldShown = 10;

function row({ submissionId, destination, updatedAt }: StoredDelivery): Markup {
  const id = deliveryId(submissionId, destination);
  return html`<li><b>${destination}</b> <span class="soft small">since ${timeElement(updatedAt)}</span>
<div class="actions"><a class="button" href="/ops/deliveries/${id}" aria-label="Look at ${id}">Look</a></div></li>`;
}

const groupRow = ({ reason, leads, oldest }: HeldLeads, deliveries: readonly StoredDelivery[], now: number): Markup =>
  html`<li><details><summary>${reason} <span class="soft small">${leads} ${leads === 1 ? 'lead' : 'leads'}, the oldest for ${formatDuration(now - oldest)}</span></summary>
<ul aria-label="${reason}">${deliveries.map(row)}</ul>
${leads > deliveries.length && html`<p class="soft small">And more like these: <code>ops deliveries --state held</code> lists them.</p>`}</details></li>`;

/** Held deliveries by reason. Each page of a delivery can release it. @param held the oldest of each reason */
export function heldSection(reasons: readonly HeldLeads[], held: readonly StoredDelivery[], now: number): Markup {
  if (reasons.length === 0) return html`<p class="panel soft">Nothing is held for a person or a state.</p>`;
  const of = (reason: string) => held.filter((each) => each.reason === reason);
  return html`<ul class="rows held" aria-label="Deliveries that are held">${reasons.map((each) => groupRow(each, of(each.reason), now))}</ul>`;
}
