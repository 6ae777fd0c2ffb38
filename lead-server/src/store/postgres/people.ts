import { firstUuidAt } from '../../lib/uuid.ts';
import { hashDigits, hashStarts, searchPart, spanDigits } from '../people-search.ts';
import { type EncryptedRow, idColumns, ownKeyColumn, type PeopleStore, toEncryptedRow } from '../people-store.ts';
import type { StoredSubmission, SubmissionKind, SubmissionState } from '../records.ts';
import { nextCursor, rangePart, rangeStart, type SubmissionRow } from '../rows.ts';

import { type Query, rowsBy } from './query.ts';
import { nthOf, ofKind, submission } from './statements.ts';

/** In the words of the indexes submissions_no_lead and submissions_shorter. */
const shorter = (kind: SubmissionKind, state: SubmissionState) =>
  kind !== 'lead' ? "AND kind <> 'lead'" : state === 'accepted' ? '' : "AND kind = 'lead' AND state <> 'accepted'";

/** Whether bytes begin with one of these. @param column SQL */
const beginning = (column: string, beginnings: readonly Uint8Array[]) =>
  `(${beginnings.map((each) => `substring(${column} FROM 1 FOR ${each.length}) = '\\x${Buffer.from(each).toString('hex')}'::bytea`).join(' OR ') || 'FALSE'})`;

/** Of sealed bytes: what tells one sealing from every other, its nonce and its tag, and what stands before them (vault.ts). */
const headBytes = 33;
const headOf = (sealed: Uint8Array): Buffer => Buffer.from(sealed.subarray(0, headBytes));
/** Whether a row is still sealed as it was: `before` is a head, as whole contents would take as long to send as all else. */
const isAsBefore = (row: string) => `substr(${row}.sealed, 1, ${headBytes}) = u.before`;

const sql = {
  byIds: `${submission} WHERE s.id = ANY($1) ORDER BY s.id`,
  ends: `
    SELECT (SELECT id FROM submissions ORDER BY id LIMIT 1) AS oldest, (SELECT id FROM submissions ORDER BY id DESC LIMIT 1) AS newest`,
  find: `
    WITH probes AS (
      SELECT lpad(to_hex(span), ${spanDigits}, '0') AS span, mac
      FROM generate_series($1::int, $2::int) AS span CROSS JOIN unnest($3::text[]) AS mac
    )
    ${(['email_mac', 'phone_mac'] as const)
      .map(
        (column) => `
    SELECT s.id FROM probes JOIN submissions s ON substr(s.id, 1, ${spanDigits}) = span AND substr(s.${column}, 1, ${hashDigits}) = mac
    WHERE s.${column} = ANY($4) AND s.kind = $5 AND s.id > $6`,
      )
      .join(' UNION ')}
    ORDER BY id`,
  optOut: `
    INSERT INTO opt_outs (mac, sealed, at)
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::bigint[]) ON CONFLICT DO NOTHING`,
  optIn: 'DELETE FROM opt_outs WHERE mac = ANY($1)',
  optOuts: 'SELECT mac, sealed, at FROM opt_outs WHERE mac = ANY($1) ORDER BY mac',
  hold: `
    UPDATE deliveries SET state = 'held', reason = $2, updated_at = $3
    WHERE submission_id = $1 AND state IN ('pending', 'dead', 'no_partner')`,
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
  // in the words of the index submission_keys_destroyed
  unfinished: `
    SELECT k.id FROM submission_keys k JOIN submissions s ON s.id = k.id
    WHERE k.sealed = ''::bytea AND k.id > $1 AND s.kind = 'lead' AND s.state <> 'erased' ORDER BY k.id LIMIT $2`,
  newestKey: 'SELECT id FROM submission_keys ORDER BY id DESC LIMIT 1',
  rewrite: `
    WITH rewritten AS (
      UPDATE submissions SET state = $3, sealed = $4,
        email_mac = CASE WHEN $3 = 'erased' THEN '' ELSE email_mac END,
        phone_mac = CASE WHEN $3 = 'erased' THEN '' ELSE phone_mac END,
        body_hash = CASE WHEN $3 = 'erased' THEN '' ELSE body_hash END
      WHERE id = $1 AND sealed = $2 RETURNING id, state
    ), destroyed AS (
      -- its id stays, also of one that had no key of its own: it tells what a copy of the database has that was erased since
      INSERT INTO submission_keys (id, sealed) SELECT id, ''::bytea FROM rewritten WHERE state = 'erased'
      ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
    ), gone AS (
      DELETE FROM exchanges USING rewritten
      WHERE rewritten.state = 'erased' AND exchanges.id >= rewritten.id || '.' AND exchanges.id < rewritten.id || '/'
    ), forgotten AS (
      UPDATE replies SET partner_lead_id = '', reason = '' FROM rewritten
      WHERE rewritten.state = 'erased' AND replies.submission_id = rewritten.id
    )
    SELECT id FROM rewritten`,
  addDeliveries: `
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    SELECT $1, destination, state, reason, $3::bigint, $3::bigint
    FROM json_to_recordset($2::json) AS d(destination text, state text, reason text) ON CONFLICT DO NOTHING`,
  expire: (kind: SubmissionKind, state: SubmissionState) => `
    WITH looked AS (
      SELECT id FROM submissions s WHERE kind = $1 AND state = $2 ${shorter(kind, state)} AND id > $3 AND id < $4 ORDER BY id LIMIT $5
    ), old AS (
      SELECT id FROM looked WHERE NOT ($1 = 'lead' AND EXISTS (
        SELECT 1 FROM deliveries d WHERE d.submission_id = id AND d.state IN ('pending', 'dead')))
    ), gone AS (
      DELETE FROM submissions WHERE id IN (SELECT id FROM old) RETURNING id
    ), log AS (
      DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM old) RETURNING submission_id || '.' || destination AS id
    ), sent AS (
      DELETE FROM exchanges WHERE id IN (SELECT id FROM log)
    ), replied AS (
      DELETE FROM replies WHERE submission_id IN (SELECT id FROM old)
    ), keys AS (
      DELETE FROM submission_keys WHERE id IN (SELECT id FROM old)
    )
    SELECT (SELECT count(*) FROM looked)::int AS looked, (SELECT max(id) FROM looked) AS last, (SELECT count(*) FROM gone)::int AS gone`,
  expireDeliveries: `
    WITH gone AS (
      DELETE FROM deliveries
      WHERE submission_id >= $1 AND submission_id < $2 AND updated_at < $3 AND state IN ('delivered', 'held', 'no_partner')
      RETURNING submission_id || '.' || destination AS id
    ), sent AS (
      DELETE FROM exchanges WHERE id IN (SELECT id FROM gone)
    )
    SELECT id FROM gone`,
};

type EncryptedColumns = EncryptedRow & { readonly own_key: Uint8Array | null };

/** `PeopleStore` on PostgreSQL. */
export function peopleIn(
  query: Query,
  withDeliveries: (rows: readonly SubmissionRow[]) => Promise<readonly StoredSubmission[]>,
): PeopleStore {
  const rowsOf = rowsBy(query);
  return {
    byIds: async (ids) => withDeliveries(await rowsOf<SubmissionRow>(sql.byIds, [ids])),
    async find(kind, macs, page) {
      const [ends] = await rowsOf<{ oldest: string | null; newest: string | null }>(sql.ends, []);
      const part = searchPart(page, ends?.oldest ?? undefined, ends?.newest ?? undefined);
      if (!part) return { ids: [], next: undefined };
      const { from, to, next } = part;
      const rows = await rowsOf<{ id: string }>(sql.find, [from, to, hashStarts(macs), macs, kind, page.after]);
      return { ids: rows.map(({ id }) => id), next };
    },
    optOut: async (marks) =>
      void (await query(sql.optOut, [marks.map((m) => m.mac), marks.map((m) => Buffer.from(m.sealed)), marks.map((m) => m.at)])),
    optIn: async (macs) => (await query(sql.optIn, [macs])).rowCount ?? 0,
    optOuts: async (macs) =>
      (await rowsOf<{ mac: string; sealed: Uint8Array; at: string }>(sql.optOuts, [macs])).map((row) => ({
        ...row,
        at: Number(row.at),
      })),
    hold: async (submissionId, reason, at) => (await query(sql.hold, [submissionId, reason, at])).rowCount ?? 0,
    rewrite: async ({ id, before, state, sealed }) =>
      (await query(sql.rewrite, [id, Buffer.from(before), state, Buffer.from(sealed)])).rowCount === 1,
    addDeliveries: async (submissionId, deliveries, at) =>
      void (await query(sql.addDeliveries, [submissionId, JSON.stringify(deliveries), at])),
    async expire({ kind, state, before }, { after, limit }) {
      const [row] = await rowsOf<{ looked: number; last: string | null; gone: number }>(sql.expire(kind, state), [
        kind,
        state,
        after,
        before,
        limit,
      ]);
      return { count: row?.gone ?? 0, next: nextCursor(row?.looked ?? 0, limit, row?.last ?? undefined) };
    },
    async expireDeliveries(before, { after, limit }) {
      const [start, end] = [rangeStart('', after), firstUuidAt(Math.max(0, before))];
      const [last] = await rowsOf<{ id: string }>(nthOf(), [start, end, limit - 1]);
      const { from, to, next } = rangePart(start, end, last?.id);
      return { count: (await query(sql.expireDeliveries, [from, to, before])).rowCount ?? 0, next };
    },
    reseal: async (changes) =>
      (
        await query(sql.reseal, [
          changes.map(({ id }) => id),
          changes.map(({ before }) => headOf(before)),
          changes.map(({ emailMac }) => emailMac),
          changes.map(({ phoneMac }) => phoneMac),
          changes.map(({ sealed }) => sealed && Buffer.from(sealed)),
          changes.map(({ ownKeyBefore }) => ownKeyBefore && Buffer.from(ownKeyBefore)),
          changes.map(({ ownKey }) => ownKey && Buffer.from(ownKey)),
        ])
      ).rowCount ?? 0,
    sealedSubmissions: async (kind, { after, limit }, { current, own }) =>
      (await rowsOf<EncryptedColumns>(sql.sealedSubmissions(kind, current, own), [kind, after, limit])).map(toEncryptedRow),
    unfinishedErasures: async ({ after, limit }) =>
      (await rowsOf<{ id: string }>(sql.unfinished, [after, limit])).map(({ id }) => id),
    newestOwnKey: async () => (await rowsOf<{ id: string }>(sql.newestKey, []))[0]?.id,
    async encryptedRows(table, { after, limit }, without = []) {
      const id = `t.${idColumns[table]}`;
      const rows = await rowsOf<EncryptedColumns>(
        `SELECT ${id} AS id, t.sealed, ${ownKeyColumn(table, `split_part(${id}, '.', 1)`)} AS own_key FROM ${table} t
        WHERE ${id} > $1 AND NOT ${beginning('t.sealed', without)} ORDER BY ${id} LIMIT $2`,
        [after, limit],
      );
      return rows.map(toEncryptedRow);
    },
    replaceEncrypted: async (table, rows) =>
      (
        await query(
          `UPDATE ${table} t SET sealed = u.sealed FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS u(id, before, sealed)
          WHERE t.${idColumns[table]} = u.id AND ${isAsBefore('t')}`,
          [rows.map(({ id }) => id), rows.map(({ before }) => headOf(before)), rows.map(({ sealed }) => Buffer.from(sealed))],
        )
      ).rowCount ?? 0,
  };
}
