import { sha256 } from '../lib/hash.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { DeliveryStore } from '../store/delivery-store.ts';
import type { DeliveryState, StoredDelivery, StoredSubmission } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import type { DeliveryView, LeadView } from './lead-view.ts';
import { consentReceipt, decryptContent } from './submission-content.ts';

const iso = (moment: number) => new Date(moment).toISOString();

const deliveryView = (row: StoredDelivery): DeliveryView => ({
  submission: row.submissionId,
  destination: row.destination,
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  updatedAt: iso(row.updatedAt),
  ...(row.state === 'pending' ? { nextAt: iso(row.nextAt) } : {}),
});

/** The result of a replay, as text. */
export function replayMessage(count: number): string {
  if (count === 0) return 'Nothing is sent again: nothing was left to send.';
  return count === 1 ? 'One delivery is sent again.' : `${count} deliveries are sent again.`;
}

const commonFields = ({ id, state, receivedAt, key }: StoredSubmission) => ({ id, state, receivedAt: iso(receivedAt), key });

/** @throws Error when the row is no lead, or cannot be opened */
export function leadView(vault: Vault, row: StoredSubmission): LeadView {
  const { id, consent } = row;
  const content = decryptContent(vault, row);
  const common = commonFields(row);
  const deliveries = row.deliveries.map(deliveryView);
  if (content.is === 'erased') return { ...common, deliveries };
  if (content.is === 'message' || content.is === 'privacy') throw new Error(`${id} is no lead`);
  if (content.is === 'refused') return { ...common, refusal: content.refusal, submission: content.submission, deliveries };
  return {
    ...common,
    ...content.record,
    receipt: consentReceipt(content.record, consent?.textHash ?? sha256(content.record.meta.consent.text)),
    deliveries,
  };
}

/** A lead in a list: one that cannot be decrypted says so, and stops no other. */
export const readableLeadView = (vault: Vault, row: StoredSubmission): LeadView =>
  undefinedIfUnreadable(() => leadView(vault, row)) ?? {
    ...commonFields(row),
    unreadable: true,
    deliveries: row.deliveries.map(deliveryView),
  };

const since = (moment: Date | undefined) => (moment === undefined ? '' : firstUuidAt(moment.getTime()));

/** The leads in the order received. @param tests those of test visits, instead of all others */
export async function* leadViews(
  store: SubmissionStore,
  vault: Vault,
  from: Date | undefined,
  tests = false,
): AsyncGenerator<LeadView> {
  for await (const row of everyRow(
    since(from),
    (page) => store.submissions('lead', page),
    ({ id }) => id,
  ))
    if ((row.state === 'test') === tests) yield readableLeadView(vault, row);
}

/** The deliveries in the order of their submissions. */
export async function* deliveryViews(
  store: DeliveryStore,
  state: DeliveryState | undefined,
  from: Date | undefined,
): AsyncGenerator<DeliveryView> {
  const cursorOf = (row: StoredDelivery) => deliveryId(row.submissionId, row.destination);
  for await (const row of everyRow(since(from), (page) => store.deliveries(state, page), cursorOf)) yield deliveryView(row);
}
