import { manualReviewReasonTexts } from '../delivery/hold-policy.ts';
import { isProcessor } from '../privacy/privacy-destinations.ts';
import { inBatches } from '../store/batches.ts';
import type { DeliveryStore, WriteOffRange } from '../store/delivery-store.ts';
import type { StoredDelivery } from '../store/records.ts';

/**
 * Whether a delivery waits for its moment or for a person. Privacy requests are never written off: they are approved or
 * closed.
 */
export const canWriteOff = ({ destination, state, reason }: Pick<StoredDelivery, 'destination' | 'state' | 'reason'>): boolean =>
  !isProcessor(destination) &&
  (state === 'pending' || state === 'dead' || (state === 'held' && manualReviewReasonTexts.includes(reason)));

/** The range of one delivery. */
export const singleDelivery = (submissionId: string, destination: string): WriteOffRange => ({
  from: submissionId,
  to: `${submissionId}.`,
  destination,
});

/** Writes off what can be (see `DeliveryStore.writeOff`); the audit is the caller's. @returns how many */
export async function writeOff(store: DeliveryStore, range: WriteOffRange, now = Date.now()): Promise<number> {
  return range.destination !== undefined && isProcessor(range.destination)
    ? 0
    : inBatches((page) => store.writeOff(range, manualReviewReasonTexts, now, page));
}
