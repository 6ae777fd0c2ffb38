import type { DeliveryFilter } from '#contract/studio/desk.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { DeliveryStore } from '../store/delivery-store.ts';
import type { StoredDelivery } from '../store/records.ts';
import { afterEveryId, mayHaveBeenSent, nothingSentReason } from '../store/rows.ts';

/** A partner answered where its status is in the reason, or it said that it does not take the lead. */
const answered = /HTTP \d{3}|^not taken|refused|rejected/;

/** Whether its partner never answered: it timed out, could not be reached, or nothing was sent at all. Pure. */
export const isUnanswered = (delivery: Pick<StoredDelivery, 'attempts' | 'reason'>): boolean =>
  !answered.test(delivery.reason) && (!mayHaveBeenSent(delivery) || /timed out|no answer/.test(delivery.reason));

/** Its reason without the number of the attempt, by which reasons are grouped. Pure. */
export function groupReason({ attempts, reason }: Pick<StoredDelivery, 'attempts' | 'reason'>): string {
  const nothingSent = nothingSentReason(attempts, '');
  return reason.startsWith(nothingSent) ? reason.slice(nothingSent.length) : reason.replace(/^not taken up to attempt \d+: /, '');
}

/** Whether a delivery that was given up is meant. Pure. */
const isMeant = (delivery: StoredDelivery, { destination, reason, unanswered }: DeliveryFilter): boolean =>
  (destination === undefined || delivery.destination === destination) &&
  (reason === undefined || groupReason(delivery) === reason) &&
  (unanswered !== true || isUnanswered(delivery));

/** How many are read in search of what fits. */
const mostRead = 5000;

/**
 * Deliveries that were given up and fit, the oldest first, `limit` at most.
 * @returns them, and whether there may be more
 */
export async function findGivenUp(
  store: DeliveryStore,
  filter: DeliveryFilter,
  limit: number,
): Promise<{ readonly found: readonly StoredDelivery[]; readonly isMore: boolean }> {
  const end = filter.to === undefined ? afterEveryId : firstUuidAt(filter.to);
  const found: StoredDelivery[] = [];
  let read = 0;
  const rows = everyRow(
    filter.from === undefined ? '' : firstUuidAt(filter.from),
    (page) => store.deliveries('dead', page),
    (row) => deliveryId(row.submissionId, row.destination),
  );
  for await (const each of rows) {
    if (each.submissionId >= end) break;
    if (found.length === limit || read === mostRead) return { found, isMore: true };
    read += 1;
    if (isMeant(each, filter)) found.push(each);
  }
  return { found, isMore: false };
}
