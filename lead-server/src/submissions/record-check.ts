import { everyRow } from '../store/batches.ts';
import { parseDeliveryId } from '../store/delivery-id.ts';
import { type EncryptedRow, type EncryptedStore, encryptedTables } from '../store/encrypted-store.ts';
import { submissionKinds } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { needsOwnKey, undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import { decryptContent, submissionsTable } from './submission-content.ts';

/** How many rows of a table the keys open. */
export interface TableCheck {
  readonly table: string;
  readonly rows: number;
  /** Rows whose key is destroyed or gone: they were erased or removed since the copy was made, and cannot be decrypted. */
  readonly keyless: number;
  /** Ids of rows that no key opens. */
  readonly unreadable: readonly string[];
}

/** Whether its key is gone for good: destroyed, or of before the newest one that there is. A later one is missing. */
function isKeyless({ id, sealed, ownKey }: EncryptedRow, newestKey: string | undefined): boolean {
  if (!needsOwnKey(sealed) || (ownKey && ownKey.length > 0)) return false;
  return ownKey !== undefined || (newestKey !== undefined && parseDeliveryId(id)[0] <= newestKey);
}

async function check<Row extends EncryptedRow>(
  table: string,
  rows: AsyncIterable<Row>,
  newestKey: string | undefined,
  open: (row: Row) => unknown,
): Promise<TableCheck> {
  let [count, keyless] = [0, 0];
  const unreadable: string[] = [];
  for await (const row of rows) {
    count += 1;
    if (isKeyless(row, newestKey)) keyless += 1;
    else if (undefinedIfUnreadable(() => open(row)) === undefined) unreadable.push(row.id);
  }
  return { table, rows: count, keyless, unreadable };
}

/** Opens every record of the store, as after a restore. See docs/spec/storage.md#backup. */
export async function* checkRecords(store: SubmissionStore & EncryptedStore, vault: Vault): AsyncGenerator<TableCheck> {
  const newestKey = await store.newestOwnKey();
  for (const kind of submissionKinds) {
    const rows = everyRow(
      '',
      (page) => store.submissions(kind, page),
      ({ id }) => id,
    );
    yield check(`${submissionsTable} (${kind})`, rows, newestKey, (row) => decryptContent(vault, row));
  }
  for (const table of encryptedTables) {
    const rows = everyRow(
      '',
      (page) => store.encryptedRows(table, page),
      ({ id }) => id,
    );
    yield check(table, rows, newestKey, ({ id, sealed, ownKey }) =>
      vault.decrypt(table, id, sealed, { of: parseDeliveryId(id)[0], sealed: ownKey }),
    );
  }
}
