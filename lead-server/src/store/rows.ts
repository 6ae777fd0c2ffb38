import type { DeliveryState, NewReceipt, StoredDelivery, StoredSubmission, SubmissionKind, SubmissionState } from './store.ts';

/** Columns as both databases give them (PostgreSQL gives its 64-bit numbers as text). */
export interface SubmissionRow {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly key: string;
  readonly body_hash: string;
  readonly received_at: number | string;
  readonly email_mac: string;
  readonly phone_mac: string;
  readonly sealed: Uint8Array;
  readonly version: string | null;
  readonly text_hash: string | null;
  readonly receipt: Uint8Array | null;
}

export interface DeliveryRow {
  readonly submission_id: string;
  readonly destination: string;
  readonly state: DeliveryState;
  readonly reason: string;
  readonly attempts: number;
  readonly next_at: number | string;
  readonly updated_at: number | string;
}

export const deliveryOf = (row: DeliveryRow): StoredDelivery => ({
  submissionId: row.submission_id,
  destination: row.destination,
  state: row.state,
  reason: row.reason,
  attempts: row.attempts,
  nextAt: Number(row.next_at),
  updatedAt: Number(row.updated_at),
});

function receiptOf({ version, text_hash: textHash, receipt }: SubmissionRow): NewReceipt | undefined {
  return version !== null && textHash !== null && receipt !== null ? { version, textHash, sealed: receipt } : undefined;
}

export const submissionOf = (row: SubmissionRow, deliveries: readonly StoredDelivery[]): StoredSubmission => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  key: row.key,
  bodyHash: row.body_hash,
  receivedAt: Number(row.received_at),
  emailMac: row.email_mac,
  phoneMac: row.phone_mac,
  sealed: row.sealed,
  receipt: receiptOf(row),
  deliveries,
});
