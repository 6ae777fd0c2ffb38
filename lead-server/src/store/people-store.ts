import type { BatchResult, NewDelivery, Page, StoredSubmission, SubmissionKind, SubmissionState } from './records.ts';

/** A keyed hash of an opted-out person; one for each of email and phone, and for each key. */
export interface OptOutMark {
  /** From the vault; what the deliveries of a lead are checked against. */
  readonly mac: string;
  /** What the hash was made of, sealed under it: a new key needs new hashes. */
  readonly sealed: Uint8Array;
  readonly at: number;
}

/** New content for a submission, with what it replaces, so that two writers never undo each other. */
export interface SubmissionRewrite {
  readonly id: string;
  readonly before: Uint8Array;
  readonly state: SubmissionState;
  readonly emailMac: string;
  readonly phoneMac: string;
  readonly sealed: Uint8Array;
}

/** How long one kind of submission is kept: what was received before the moment goes. */
export interface ExpiryRule {
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  /** `firstIdAt` of the moment. */
  readonly before: string;
}

/** Tables beside `submissions` with sealed bytes that outlive a change of keys. */
export const encryptedTables = ['consent_texts', 'opt_outs', 'exchanges'] as const;
export type EncryptedTable = (typeof encryptedTables)[number];
/** The column that names a row. */
export const idColumns: Readonly<Record<EncryptedTable, string>> = { consent_texts: 'hash', opt_outs: 'mac', exchanges: 'id' };

export interface EncryptedRow {
  readonly id: string;
  readonly sealed: Uint8Array;
}

export interface ReplacedRow extends EncryptedRow {
  readonly before: Uint8Array;
}

/**
 * Store operations for privacy, retention and key rotation. Each call does a bounded amount of work. See
 * docs/spec/consent.md#privacy-requests.
 */
export interface PeopleStore {
  byIds(ids: readonly string[]): Promise<readonly StoredSubmission[]>;
  /**
   * Looks for a person's submissions of one kind, in up to `limit` spans of time (people-search.ts) from `after` on.
   * @returns the ids, and where to continue; no `next` at the end
   */
  find(
    kind: SubmissionKind,
    macs: readonly string[],
    page: Page,
  ): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
  /** Marks a person: no delivery of theirs is made from now on. Known marks stay. */
  optOut(marks: readonly OptOutMark[]): Promise<void>;
  /** Takes marks away. @returns how many there were */
  optIn(macs: readonly string[]): Promise<number>;
  optOuts(macs: readonly string[]): Promise<readonly OptOutMark[]>;
  /** Every delivery of the submission that was not made yet is held for this reason. @returns how many */
  hold(submissionId: string, reason: string, at: number): Promise<number>;
  /** @returns false when the content is no longer the one given as `before`: nothing is changed then. */
  rewrite(change: SubmissionRewrite): Promise<boolean>;
  /** Seals many anew, with the same state. @returns how many; not those whose content is no longer the one given as `before` */
  reseal(changes: readonly Omit<SubmissionRewrite, 'state'>[]): Promise<number>;
  /** Submissions of one kind, without their deliveries. @param without as of `encryptedRows` */
  sealedSubmissions(kind: SubmissionKind, page: Page, without: readonly Uint8Array[]): Promise<readonly EncryptedRow[]>;
  /** Further outbox rows of a submission; those that it has stay as they are. */
  addDeliveries(submissionId: string, deliveries: readonly NewDelivery[], at: number): Promise<void>;
  /** Looks at up to `limit` submissions that the rule names and removes them, but no lead with a pending or dead delivery. */
  expire(rule: ExpiryRule, page: Page): Promise<BatchResult>;
  /** Scans about `limit` deliveries of old submissions and removes the finished ones. */
  expireDeliveries(before: number, page: Page): Promise<BatchResult>;
  /** @param without leaves out the rows whose bytes begin so: those that a change of keys has no work with */
  encryptedRows(table: EncryptedTable, page: Page, without?: readonly Uint8Array[]): Promise<readonly EncryptedRow[]>;
  /** Replaces the bytes of many rows at once. @returns how many; not those whose bytes are no longer the ones given as `before` */
  replaceEncrypted(table: EncryptedTable, rows: readonly ReplacedRow[]): Promise<number>;
}
