import type { StoredAttemptLog } from './delivery-store.ts';
import type { ClaimedDelivery } from './outbox-store.ts';
import type { DeliveryState, NewConsent, StoredDelivery, StoredSubmission, SubmissionKind, SubmissionState } from './records.ts';

export interface ConsentColumns {
  readonly consent_version: string | null;
  readonly consent_hash: string | null;
  readonly consent_text: Uint8Array | null;
}

/** Columns as both databases give them (PostgreSQL gives its 64-bit numbers as text). */
export interface SubmissionRow extends ConsentColumns {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly key: string;
  readonly body_hash: string;
  readonly received_at: number | string;
  readonly email_mac: string;
  readonly phone_mac: string;
  readonly sealed: Uint8Array;
  readonly own_key: Uint8Array | null;
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

export interface DueRow extends ConsentColumns {
  /** SQLite has no booleans. */
  readonly opted_out: boolean | number;
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly sealed: Uint8Array;
  readonly own_key: Uint8Array | null;
  readonly attempts: number;
  readonly reason: string;
}

export interface AttemptLogRow {
  readonly sealed: Uint8Array;
  readonly own_key: Uint8Array | null;
}

/** Comes after every id. */
export const afterEveryId = 'g';

/** Precedes the reason of a hold where the delivery had been sent before. */
export const sentBeforePrefix = '; sent before it was held: ';

/**
 * Precedes the reason of a failed attempt, with its number, where nothing was ever sent. An interrupted attempt leaves no
 * reason, so the numbers then differ.
 */
const nothingSentPrefix = 'nothing sent up to attempt ';
export const nothingSentReason = (attempt: number, reason: string): string => `${nothingSentPrefix}${attempt}: ${reason}`;

/** The same where the partner has said of each attempt that it does not take it. */
const notTakenPrefix = 'not taken up to attempt ';
export const notTakenReason = (attempt: number, reason: string): string => `${notTakenPrefix}${attempt}: ${reason}`;

/** Whether the partner may have it, by the attempts and reason of its row. */
export const mayHaveBeenSent = ({ attempts, reason }: Pick<StoredDelivery, 'attempts' | 'reason'>): boolean =>
  attempts > 0 && ![nothingSentReason, notTakenReason].some((of) => reason.startsWith(of(attempts, '')));

/** SQL for the attempts of a delivery that is made due again. */
export const resetAttemptsSql = `CASE WHEN attempts = 0 OR reason LIKE '${nothingSentPrefix}' || attempts || ': %' OR reason LIKE '${notTakenPrefix}' || attempts || ': %' THEN 0 ELSE 1 END`;

/** The reason of a written-off delivery (`DeliveryStore.writeOff`), before the one that it had. */
export const writtenOffReason = 'written off by a person';

export const toDelivery = (row: DeliveryRow): StoredDelivery => ({
  submissionId: row.submission_id,
  destination: row.destination,
  state: row.state,
  reason: row.reason,
  attempts: row.attempts,
  nextAt: Number(row.next_at),
  updatedAt: Number(row.updated_at),
});

export const toAttemptLog = ({ sealed, own_key }: AttemptLogRow): StoredAttemptLog => ({
  sealed,
  ...(own_key && { ownKey: own_key }),
});

export function toConsent(row: ConsentColumns): NewConsent | undefined {
  const { consent_version: version, consent_hash: textHash, consent_text: sealedText } = row;
  return version === null || textHash === null ? undefined : { version, textHash, sealedText: sealedText ?? undefined };
}

export const toSubmission = (row: SubmissionRow, deliveries: readonly StoredDelivery[]): StoredSubmission => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  key: row.key,
  bodyHash: row.body_hash,
  receivedAt: Number(row.received_at),
  emailMac: row.email_mac,
  phoneMac: row.phone_mac,
  sealed: row.sealed,
  ownKey: row.own_key ?? undefined,
  consent: toConsent(row),
  deliveries,
});

/** @param row with the attempt that has just begun counted in `attempts` */
export const toClaimedDelivery = (row: DueRow, destination: string): ClaimedDelivery => ({
  submissionId: row.id,
  destination,
  attempt: row.attempts,
  mayHaveBeenSent: mayHaveBeenSent({ attempts: row.attempts - 1, reason: row.reason }),
  kind: row.kind,
  sealed: row.sealed,
  ownKey: row.own_key ?? undefined,
  consent: toConsent(row),
  optedOut: Boolean(row.opted_out),
});

/** Where a listing goes on from: nowhere, when it gave less than it could. */
export const nextCursor = (count: number, limit: number, last: string | undefined): string | undefined =>
  count < limit ? undefined : last;

/** A part of a range, and where the next one begins. */
export interface RangePart {
  readonly from: string;
  readonly to: string;
  readonly next: string | undefined;
}

/** Where the rest of a range begins. */
export const rangeStart = (from: string, after: string): string => (after > from ? after : from);

/**
 * No id lies between that of a submission and the same with a dot.
 * @param last the submission of the last delivery that fits: its others belong to the part too. Undefined where all that is left fits.
 */
export function rangePart(from: string, to: string, last: string | undefined): RangePart {
  const next = last === undefined ? undefined : `${last}.`;
  return { from, to: next ?? to, next };
}
