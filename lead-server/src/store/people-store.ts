import type { BatchResult, NewDelivery, Page, StoredSubmission, SubmissionKind, SubmissionState } from './records.ts';

/** A person who is not to be sold, by one keyed hash of their email or phone. A person has several: one for each, and for each key. */
export interface OptOutMark {
  /** From the vault; what the deliveries of a lead are checked against. */
  readonly mac: string;
  /** What the hash was made of, sealed under it: a new key needs new hashes. */
  readonly sealed: Uint8Array;
  readonly at: number;
}

/** Another content for a submission: what was sealed before, so that two writers never undo each other. */
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

/**
 * What privacy requests, retention and a change of keys need of the store (decisions 8; issue 5, part 4). Each call does a bounded piece
 * of work: a listing gives the place to go on from, so that no table is ever held up, however large.
 */
export interface PeopleStore {
  byIds(ids: readonly string[]): Promise<readonly StoredSubmission[]>;
  /**
   * Looks through up to `limit` submissions after `after` for a person's of one kind.
   * @returns the ids found, and where to go on from; no `next` when all have been looked through
   */
  find(
    kind: SubmissionKind,
    macs: readonly string[],
    page: Page,
  ): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
  /** Marks a person: from now on no delivery of a lead of theirs is made (see `ClaimedDelivery.optedOut`). Known marks stay. */
  optOut(marks: readonly OptOutMark[]): Promise<void>;
  optOuts(macs: readonly string[]): Promise<readonly OptOutMark[]>;
  /** Every delivery of the submission that was not made yet is held for this reason. @returns how many */
  hold(submissionId: string, reason: string, at: number): Promise<number>;
  /** @returns false when the content is no longer the one given as `before`: nothing is changed then. */
  rewrite(change: SubmissionRewrite): Promise<boolean>;
  /** Further outbox rows of a submission; those that it has stay as they are. */
  addDeliveries(submissionId: string, deliveries: readonly NewDelivery[], at: number): Promise<void>;
  /**
   * Looks through up to `limit` submissions after `after` that were received before the latest of the rules, and removes what they name, but
   * no lead of which a delivery is pending or dead.
   */
  expire(rules: readonly ExpiryRule[], page: Page): Promise<BatchResult>;
  /**
   * Looks through about `limit` deliveries from `after` on, of submissions received before the moment, and removes the finished ones that last
   * changed before it.
   */
  expireDeliveries(before: number, page: Page): Promise<BatchResult>;
  encryptedRows(table: EncryptedTable, page: Page): Promise<readonly EncryptedRow[]>;
  /** @returns false when the bytes are no longer those given as `before`. */
  replaceEncrypted(table: EncryptedTable, id: string, before: Uint8Array, sealed: Uint8Array): Promise<boolean>;
}
