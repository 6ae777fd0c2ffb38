import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Writes a whole copy of the database, which nobody else may read, also while a server writes: what is committed before is in it.
 * @param copy a file that there is not yet
 * @throws Error when the copy exists, or the disk is full
 */
export function copyDatabase(file: string, copy: string): void {
  // made here, so that it is never readable to others
  closeSync(openSync(copy, 'wx', 0o600));
  chmodSync(copy, 0o600);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong with the file; undefined when it is whole. */
export function damageOf(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [row] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    return row?.integrity_check === 'ok' ? undefined : (row?.integrity_check ?? 'nothing in it');
  } catch (failure) {
    return (failure as Error).message;
  } finally {
    database?.close();
  }
}
