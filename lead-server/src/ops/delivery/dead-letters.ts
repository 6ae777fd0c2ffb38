import { html, type Markup } from '../../lib/html.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { StoredDelivery } from '../../store/records.ts';

import { postButton, timeElement } from '../page-parts.ts';

/** How many dead letters are read. */
export const maxDeadLettersRead = 500;
/** As many kinds of failure are shown, and of each as many deliveries. */
const [groupsShown, rowsPerGroup] = [25, 10];

/** Dead deliveries of one destination and reason: one cause makes hundreds, and must not hide another. */
export interface DeadLetterGroup {
  readonly destination: string;
  readonly reason: string;
  readonly deliveries: readonly StoredDelivery[];
}

/** The kinds in the order of the first of each. */
export function groupDeadLetters(dead: readonly StoredDelivery[]): readonly DeadLetterGroup[] {
  const kinds = new Map<string, StoredDelivery[]>();
  for (const each of dead) {
    const key = `${each.destination} ${each.reason}`;
    const alike = kinds.get(key);
    if (alike) alike.push(each);
    else kinds.set(key, [each]);
  }
  return [...kinds.values()].map((deliveries) => {
    const [{ destination, reason }] = deliveries as [StoredDelivery];
    return { destination, reason, deliveries };
  });
}

const attempted = ({ attempts, updatedAt }: StoredDelivery) =>
  html`<span class="soft small">${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, the last ${timeElement(updatedAt)}</span>`;

function actions({ submissionId, destination }: StoredDelivery): Markup {
  const id = deliveryId(submissionId, destination);
  return html`<div class="actions"><a class="button" href="/ops/deliveries/${id}" aria-label="Look at ${id}">Look</a> ${postButton('replay', { id }, 'Send again', { name: `Send again: ${id}` })}</div>`;
}

function groupRow({ destination, reason, deliveries: [first, ...more] }: DeadLetterGroup): Markup {
  if (!first) return html``;
  if (more.length === 0) return html`<li><b>${destination}</b><div>${reason}<br>${attempted(first)}</div>${actions(first)}</li>`;
  const shown = [first, ...more].slice(0, rowsPerGroup);
  const rest = more.length + 1 - shown.length;
  return html`<li><b>${destination}</b><details><summary>${reason} <span class="soft small">${more.length + 1} deliveries</span></summary>
<ul aria-label="${destination}: ${reason}">${shown.map((each) => html`<li>${attempted(each)}${actions(each)}</li>`)}</ul>
${rest > 0 && html`<p class="soft small">And ${rest} more like these: <code>ops deliveries --state dead</code> lists them.</p>`}</details></li>`;
}

/** Dead letters, grouped by failure. @param all how many there are; `dead` are the oldest of them */
export function deadLettersSection(dead: readonly StoredDelivery[], all: number): Markup {
  if (dead.length === 0) return html`<p class="panel soft">Nothing was given up.</p>`;
  const kinds = groupDeadLetters(dead);
  const from = dead.length < all ? `The oldest ${dead.length} of ${all}` : 'Oldest first';
  const left = kinds.length > groupsShown && `, ${groupsShown} of ${kinds.length} kinds`;
  return html`<p class="soft small">${from}${left}. Times in UTC.</p>
<ul class="rows dead" aria-label="Deliveries that were given up">${kinds.slice(0, groupsShown).map(groupRow)}</ul>
${all > 1 && html`<div class="actions">${postButton('replay-all', {}, `Send all ${all} again`, { name: `Send all ${all} again: those that were given up`, main: true })}</div>`}`;
}
