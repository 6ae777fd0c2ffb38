import { firstUuidAt } from '../../lib/uuid.ts';
import { hashDigits, hashStarts, searchPart, spanDigits } from '../people-search.ts';
import { type EncryptedRow, idColumns, type PeopleStore } from '../people-store.ts';
import type { StoredSubmission, SubmissionKind, SubmissionState } from '../records.ts';
import { nextCursor, rangePart, rangeStart, type SubmissionRow } from '../rows.ts';

import { type Query, rowsBy } from './query.ts';
import { nthOf, ofKind, submission } from './statements.ts';

/** In the words of the indexes submissions_no_lead and submissions_shorter. */
const shorter = (kind: SubmissionKind, state: SubmissionState) =>
  kind !== 'lead' ? "AND kind <> 'lead'" : state === 'accepted' ? '' : "AND kind = 'lead' AND state <> 'accepted'";

const notBeginning = (column: string, beginnings: readonly Uint8Array[]) =>
  beginnings
    .map((each) => `AND substring(${column} FROM 1 FOR ${each.length}) <> '\\x${Buffer.from(each).toString('hex')}'::bytea`)
    .join(' ');

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
  reseal: `
    UPDATE submissions s SET email_mac = u.email_mac, phone_mac = u.phone_mac, sealed = u.sealed
    FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[], $5::bytea[]) AS u(id, before, email_mac, phone_mac, sealed)
    WHERE s.id = u.id AND s.sealed = u.before`,
  sealedSubmissions: (kind: SubmissionKind, without: readonly Uint8Array[]) =>
    `SELECT s.id, s.sealed FROM submissions s
    WHERE s.kind = $1 AND s.id > $2 ${ofKind(kind)} ${notBeginning('s.sealed', without)} ORDER BY s.id LIMIT $3`,
  rewrite: `
    WITH rewritten AS (
      UPDATE submissions SET state = $3, email_mac = $4, phone_mac = $5, sealed = $6,
        body_hash = CASE WHEN $3 = 'erased' THEN '' ELSE body_hash END
      WHERE id = $1 AND sealed = $2 RETURNING id, state
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
    rewrite: async ({ id, before, state, emailMac, phoneMac, sealed }) =>
      (await query(sql.rewrite, [id, Buffer.from(before), state, emailMac, phoneMac, Buffer.from(sealed)])).rowCount === 1,
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
          changes.map(({ before }) => Buffer.from(before)),
          changes.map(({ emailMac }) => emailMac),
          changes.map(({ phoneMac }) => phoneMac),
          changes.map(({ sealed }) => Buffer.from(sealed)),
        ])
      ).rowCount ?? 0,
    sealedSubmissions: (kind, { after, limit }, without) =>
      rowsOf<EncryptedRow>(sql.sealedSubmissions(kind, without), [kind, after, limit]),
    encryptedRows(table, { after, limit }, without = []) {
      const id = idColumns[table];
      return rowsOf<EncryptedRow>(
        `SELECT ${id} AS id, sealed FROM ${table} WHERE ${id} > $1 ${notBeginning('sealed', without)} ORDER BY ${id} LIMIT $2`,
        [after, limit],
      );
    },
    replaceEncrypted: async (table, rows) =>
      (
        await query(
          `UPDATE ${table} t SET sealed = u.sealed FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS u(id, before, sealed)
          WHERE t.${idColumns[table]} = u.id AND t.sealed = u.before`,
          [
            rows.map(({ id }) => id),
            rows.map(({ before }) => Buffer.from(before)),
            rows.map(({ sealed }) => Buffer.from(sealed)),
          ],
        )
      ).rowCount ?? 0,
  };
}
