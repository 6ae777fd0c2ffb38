import { reasonsForAPerson } from '../delivery/sale.ts';
import { deskName } from '../privacy/destinations.ts';
import { inPieces } from '../store/pieces.ts';
import type { Store, StoredDelivery } from '../store/store.ts';
import type { DropRange } from '../store/support.ts';

/** Whether a delivery waits for its moment or for a person. The desk's own work is never written off: a privacy request is approved or closed. */
export const canDrop = ({ destination, state, reason }: StoredDelivery): boolean =>
  destination !== deskName &&
  (state === 'pending' || state === 'dead' || (state === 'held' && reasonsForAPerson.includes(reason)));

/** The range of one delivery: no id lies between that of its submission and the same with a dot. */
export const onlyThat = (submissionId: string, destination: string): DropRange => ({
  from: submissionId,
  to: `${submissionId}.`,
  destination,
});

/** Writes off what can be (see `SupportStore.drop`); the audit is the caller's. @returns how many */
export async function drop(store: Store, range: DropRange, now = Date.now()): Promise<number> {
  return range.destination === deskName ? 0 : inPieces((page) => store.drop(range, reasonsForAPerson, now, page));
}
