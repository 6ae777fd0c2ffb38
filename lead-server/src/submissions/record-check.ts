import { everyRow } from '../store/batches.ts';
import { encryptedTables } from '../store/people-store.ts';
import { submissionKinds } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import { decryptContent, submissionsTable } from './submission-content.ts';

/** How many rows of a table the keys open. */
export interface TableCheck {
  readonly table: string;
  readonly rows: number;
  /** Ids of rows that no key opens. */
  readonly unreadable: readonly string[];
}

async function check<Row extends { readonly id: string }>(
  table: string,
  rows: AsyncIterable<Row>,
  open: (row: Row) => unknown,
): Promise<TableCheck> {
  let count = 0;
  const unreadable: string[] = [];
  for await (const row of rows) {
    count += 1;
    if (undefinedIfUnreadable(() => open(row)) === undefined) unreadable.push(row.id);
  }
  return { table, rows: count, unreadable };
}

/** Opens every record of the store, as after a restore. See docs/spec/storage.md#backup. */
export async function* checkRecords(
  store: Pick<Store, 'submissions' | 'encryptedRows'>,
  vault: Vault,
): AsyncGenerator<TableCheck> {
  for (const kind of submissionKinds) {
    const rows = everyRow(
      '',
      (page) => store.submissions(kind, page),
      ({ id }) => id,
    );
    yield check(`${submissionsTable} (${kind})`, rows, (row) => decryptContent(vault, row));
  }
  for (const table of encryptedTables) {
    const rows = everyRow(
      '',
      (page) => store.encryptedRows(table, page),
      ({ id }) => id,
    );
    yield check(table, rows, ({ id, sealed }) => vault.decrypt(table, id, sealed));
  }
}
