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
  /** `erased` also empties the keyed hashes, destroys the key of its own, and drops what was sent. */
  readonly state: SubmissionState;
  readonly sealed: Uint8Array;
}

/** A submission under newer keys. */
export interface ResealedSubmission {
  readonly id: string;
  readonly before: Uint8Array;
  /** Undefined where its bytes stay, and only the key of its own is sealed anew. */
  readonly sealed: Uint8Array | undefined;
  readonly emailMac: string;
  readonly phoneMac: string;
  /** The key of its own that it had; undefined where it gets its first. */
  readonly ownKeyBefore: Uint8Array | undefined;
  /** Undefined where it has none after it. */
  readonly ownKey: Uint8Array | undefined;
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

/** SQL for the key of its own that the submission of an encrypted row has. @param submissionId SQL for its id */
export const ownKeyColumn = (table: EncryptedTable, submissionId: string): string =>
  table === 'exchanges' ? `(SELECT k.sealed FROM submission_keys k WHERE k.id = ${submissionId})` : 'NULL';

export interface EncryptedRow {
  readonly id: string;
  readonly sealed: Uint8Array;
  /** The key of its own, or of its submission's, sealed; empty once destroyed, undefined where there is none. */
  readonly ownKey?: Uint8Array | undefined;
}

/** As both databases give it. */
export const toEncryptedRow = ({ own_key, ...row }: EncryptedRow & { readonly own_key: Uint8Array | null }): EncryptedRow => ({
  ...row,
  ...(own_key && { ownKey: own_key }),
});

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
  /**
   * Seals many anew, with the same state, and their keys. @returns how many; not those whose content is no longer the one given as
   * `before`, nor those that have got another first key meanwhile
   */
  reseal(changes: readonly ResealedSubmission[]): Promise<number>;
  /**
   * Submissions of one kind that a change of keys has work with, without their deliveries.
   * @param begins what bytes under the newest data key begin with, and what those under a key of their own do. Rows are left out that
   * have an own key under the newest one, or a destroyed one, and erased ones that are under the newest themselves
   */
  sealedSubmissions(
    kind: SubmissionKind,
    page: Page,
    begins: { readonly current: readonly Uint8Array[]; readonly own: readonly Uint8Array[] },
  ): Promise<readonly EncryptedRow[]>;
  /** Ids of leads whose key is destroyed and that are not erased: a copy of the database came back without what was erased since. */
  unfinishedErasures(page: Page): Promise<readonly string[]>;
  /** The id of the newest submission that has, or had, a key of its own; undefined where none has. */
  newestOwnKey(): Promise<string | undefined>;
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
