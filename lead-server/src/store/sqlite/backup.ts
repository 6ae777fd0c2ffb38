import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';

/** Makes an empty file that is never readable to others. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Writes a whole copy of the database, which nobody else may read, also while a server writes: it has every earlier
 * commit.
 * @param copy a file that there is not yet
 * @throws Error when the copy exists, or the disk is full
 */
export function copyDatabase(file: string, copy: string): void {
  makePrivate(copy);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
}

/** SQLite's report of damage; undefined when the file is whole. */
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

function onCopyWithKeys(copy: string, keys: string, statements: string): void {
  const database = new DatabaseSync(copy);
  try {
    // a journal on the disk would hold the keys too
    database.exec('PRAGMA journal_mode = OFF; PRAGMA secure_delete = ON');
    database.prepare('ATTACH ? AS keys').run(keys);
    database.exec(`PRAGMA keys.journal_mode = OFF; ${statements}`);
  } finally {
    database.close();
  }
}

/**
 * Moves the keys of submissions out of a copy into a file beside it. The copy can then be kept for long, and of the key files only the
 * newest, which lacks what an erasure destroyed.
 * @param keys a file that there is not yet
 */
export function extractKeys(copy: string, keys: string): void {
  makePrivate(keys);
  onCopyWithKeys(
    copy,
    keys,
    `CREATE TABLE keys.submission_keys (id TEXT PRIMARY KEY, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO keys.submission_keys SELECT id, sealed FROM main.submission_keys;
    DELETE FROM main.submission_keys;`,
  );
}

/** Brings a copy up to date, also one of an earlier version. */
export const migrateCopy = (copy: string): void => openDatabase({ file: copy, readOnly: false }).close();

/** Puts the keys of such a file into a copy. What the copy has is replaced, but what came after the file was made. */
export function insertKeys(copy: string, keys: string): void {
  onCopyWithKeys(
    copy,
    keys,
    `DELETE FROM main.submission_keys WHERE id <= (SELECT max(id) FROM keys.submission_keys);
    INSERT INTO main.submission_keys SELECT id, sealed FROM keys.submission_keys;`,
  );
}
