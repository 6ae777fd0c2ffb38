import { type EncryptedColumns, type EncryptedStore, idColumns, ownKeyColumn, toEncryptedRow } from '../encrypted-store.ts';
import type { Database, Sync } from './sync.ts';

/** Whether bytes begin with one of these. @param column SQL */
const beginning = (column: string, beginnings: readonly Uint8Array[]) =>
  `(${beginnings.map((each) => `substr(${column}, 1, ${each.length}) = x'${Buffer.from(each).toString('hex')}'`).join(' OR ') || 'FALSE'})`;

/** `EncryptedStore` on SQLite, in the thread that has the file. */
export function encryptedIn({ prepare, transaction }: Database): Sync<EncryptedStore> {
  const isAsBefore = prepare(`
    SELECT 1 FROM submissions s LEFT JOIN submission_keys k ON k.id = s.id WHERE s.id = ?1 AND s.sealed = ?2 AND k.sealed IS ?3`);
  const reseal = prepare('UPDATE submissions SET email_mac = ?2, phone_mac = ?3, sealed = COALESCE(?4, sealed) WHERE id = ?1');
  const keepKey = prepare(
    'INSERT INTO submission_keys (id, sealed) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed',
  );
  const newestKey = prepare('SELECT id FROM submission_keys ORDER BY id DESC LIMIT 1');
  return {
    sealedSubmissions: (kind, { after, limit }, { current, own }) =>
      prepare(`
        SELECT s.id, s.sealed, k.sealed AS own_key FROM submissions s LEFT JOIN submission_keys k ON k.id = s.id
        WHERE s.kind = ? AND s.id > ? ${kind === 'lead' ? '' : "AND s.kind <> 'lead'"}
          AND NOT CASE WHEN s.state = 'erased' THEN ${beginning('s.sealed', current)}
            ELSE ${beginning('s.sealed', own)} AND k.sealed IS NOT NULL AND (k.sealed = x'' OR ${beginning('k.sealed', current)}) END
        ORDER BY s.id LIMIT ?`)
        .all<EncryptedColumns>(kind, after, limit)
        .map(toEncryptedRow),
    reseal: (changes) =>
      transaction(() =>
        changes.reduce((sum, { id, before, emailMac, phoneMac, sealed, ownKeyBefore, ownKey }) => {
          if (isAsBefore.all(id, before, ownKeyBefore ?? null).length === 0) return sum;
          if (ownKey) keepKey.run(id, ownKey);
          return sum + reseal.run(id, emailMac, phoneMac, sealed ?? null);
        }, 0),
      ),
    newestOwnKey: () => newestKey.all<{ id: string }>()[0]?.id,
    encryptedRows(table, { after, limit }, without = []) {
      const id = `t.${idColumns[table]}`;
      const ownKey = ownKeyColumn(table, `substr(${id}, 1, instr(${id}, '.') - 1)`);
      return prepare(
        `SELECT ${id} AS id, t.sealed, ${ownKey} AS own_key FROM ${table} t WHERE ${id} > ? AND NOT ${beginning('t.sealed', without)} ORDER BY ${id} LIMIT ?`,
      )
        .all<EncryptedColumns>(after, limit)
        .map(toEncryptedRow);
    },
    replaceEncrypted: (table, rows) =>
      transaction(() => {
        const replace = prepare(`UPDATE ${table} SET sealed = ?3 WHERE ${idColumns[table]} = ?1 AND sealed = ?2`);
        return rows.reduce((sum, { id, before, sealed }) => sum + replace.run(id, before, sealed), 0);
      }),
  };
}
