import { type EncryptedColumns, type EncryptedStore, idColumns, ownKeyColumn, toEncryptedRow } from '../encrypted-store.ts';
import type { SubmissionKind } from '../records.ts';
import type { Connection } from './connection.ts';
import { ofKind } from './sql.ts';

/** Whether bytes begin with one of these. @param column SQL */
const beginning = (column: string, beginnings: readonly Uint8Array[]) =>
  `(${beginnings.map((each) => `substring(${column} FROM 1 FOR ${each.length}) = '\\x${Buffer.from(each).toString('hex')}'::bytea`).join(' OR ') || 'FALSE'})`;

/** Of sealed bytes: what tells one sealing from every other, its nonce and its tag, and what stands before them (vault.ts). */
const headBytes = 33;
const headOf = (sealed: Uint8Array): Buffer => Buffer.from(sealed.subarray(0, headBytes));
/** Whether a row is still sealed as it was: `before` is a head, as whole contents would take as long to send as all else. */
const isAsBefore = (row: string) => `substr(${row}.sealed, 1, ${headBytes}) = u.before`;

const sql = {
  // whoever writes a key has locked its submission first
  reseal: `
    WITH input AS (
      SELECT * FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::bytea[], $6::bytea[], $7::bytea[])
        AS u(id, before, email_mac, phone_mac, sealed, key_before, key)
    ), same AS (
      SELECT s.id FROM submissions s JOIN input u ON s.id = u.id WHERE ${isAsBefore('s')} ORDER BY s.id FOR UPDATE OF s
    ), first AS (
      INSERT INTO submission_keys (id, sealed) SELECT u.id, u.key FROM input u JOIN same USING (id)
      WHERE u.key IS NOT NULL AND u.key_before IS NULL ON CONFLICT DO NOTHING RETURNING id
    ), renewed AS (
      UPDATE submission_keys k SET sealed = u.key FROM input u JOIN same USING (id)
      WHERE k.id = u.id AND k.sealed = u.key_before AND u.key <> u.key_before RETURNING k.id
    )
    UPDATE submissions s SET email_mac = u.email_mac, phone_mac = u.phone_mac, sealed = COALESCE(u.sealed, s.sealed)
    FROM input u JOIN same USING (id)
    WHERE s.id = u.id AND (u.key IS NULL OR u.key = u.key_before
      OR EXISTS (SELECT 1 FROM first f WHERE f.id = u.id) OR EXISTS (SELECT 1 FROM renewed r WHERE r.id = u.id))`,
  // k.id is bounded too: else PostgreSQL goes through all keys before the page's
  sealedSubmissions: (kind: SubmissionKind, current: readonly Uint8Array[], own: readonly Uint8Array[]) => `
    SELECT s.id, s.sealed, k.sealed AS own_key FROM submissions s LEFT JOIN submission_keys k ON k.id = s.id AND k.id > $2
    WHERE s.kind = $1 AND s.id > $2 ${ofKind(kind)}
      AND NOT CASE WHEN s.state = 'erased' THEN ${beginning('s.sealed', current)}
        ELSE ${beginning('s.sealed', own)} AND k.sealed IS NOT NULL AND (k.sealed = ''::bytea OR ${beginning('k.sealed', current)}) END
    ORDER BY s.id LIMIT $3`,
  newestKey: 'SELECT id FROM submission_keys ORDER BY id DESC LIMIT 1',
};

/** `EncryptedStore` on PostgreSQL. */
export const encryptedIn = ({ rows, count }: Connection): EncryptedStore => ({
  sealedSubmissions: async (kind, { after, limit }, { current, own }) =>
    (await rows<EncryptedColumns>(sql.sealedSubmissions(kind, current, own), [kind, after, limit])).map(toEncryptedRow),
  reseal: (changes) =>
    count(sql.reseal, [
      changes.map(({ id }) => id),
      changes.map(({ before }) => headOf(before)),
      changes.map(({ emailMac }) => emailMac),
      changes.map(({ phoneMac }) => phoneMac),
      changes.map(({ sealed }) => sealed && Buffer.from(sealed)),
      changes.map(({ ownKeyBefore }) => ownKeyBefore && Buffer.from(ownKeyBefore)),
      changes.map(({ ownKey }) => ownKey && Buffer.from(ownKey)),
    ]),
  newestOwnKey: async () => (await rows<{ id: string }>(sql.newestKey))[0]?.id,
  async encryptedRows(table, { after, limit }, without = []) {
    const id = `t.${idColumns[table]}`;
    const found = await rows<EncryptedColumns>(
      `SELECT ${id} AS id, t.sealed, ${ownKeyColumn(table, `split_part(${id}, '.', 1)`)} AS own_key FROM ${table} t
      WHERE ${id} > $1 AND NOT ${beginning('t.sealed', without)} ORDER BY ${id} LIMIT $2`,
      [after, limit],
    );
    return found.map(toEncryptedRow);
  },
  replaceEncrypted: (table, rows) =>
    count(
      `UPDATE ${table} t SET sealed = u.sealed FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS u(id, before, sealed)
      WHERE t.${idColumns[table]} = u.id AND ${isAsBefore('t')}`,
      [rows.map(({ id }) => id), rows.map(({ before }) => headOf(before)), rows.map(({ sealed }) => Buffer.from(sealed))],
    ),
});
