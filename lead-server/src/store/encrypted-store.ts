import type { Page, SubmissionKind } from './records.ts';

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
export type EncryptedColumns = EncryptedRow & { readonly own_key: Uint8Array | null };

export const toEncryptedRow = ({ own_key, ...row }: EncryptedColumns): EncryptedRow => ({
  ...row,
  ...(own_key && { ownKey: own_key }),
});

export interface ReplacedRow extends EncryptedRow {
  readonly before: Uint8Array;
}

/** Reads and replaces sealed bytes, for key checks and key rotation. Each call does a bounded amount of work. */
export interface EncryptedStore {
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
  /**
   * Seals many anew, with the same state, and their keys. @returns how many; not those whose content is no longer the one given as
   * `before`, nor those that have got another first key meanwhile
   */
  reseal(changes: readonly ResealedSubmission[]): Promise<number>;
  /** The id of the newest submission that has, or had, a key of its own; undefined where none has. */
  newestOwnKey(): Promise<string | undefined>;
  /** @param without leaves out the rows whose bytes begin so: those that a change of keys has no work with */
  encryptedRows(table: EncryptedTable, page: Page, without?: readonly Uint8Array[]): Promise<readonly EncryptedRow[]>;
  /** Replaces the bytes of many rows at once. @returns how many; not those whose bytes are no longer the ones given as `before` */
  replaceEncrypted(table: EncryptedTable, rows: readonly ReplacedRow[]): Promise<number>;
}
