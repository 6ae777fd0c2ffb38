import { firstUuidAt } from '../../lib/uuid.ts';
import { type EncryptedRow, idColumns, type PeopleStore } from '../people-store.ts';
import type { StoredSubmission } from '../records.ts';
import { nextCursor, rangePart, rangeStart, type SubmissionRow } from '../rows.ts';

import { type Query, rowsBy } from './query.ts';
import { nthOf, submission } from './statements.ts';

const sql = {
  byIds: `${submission} WHERE s.id = ANY($1) ORDER BY s.id`,
  find: `
    SELECT id, kind = $4 AND (email_mac = ANY($2) OR phone_mac = ANY($2)) AS found
    FROM submissions WHERE id > $1 ORDER BY id LIMIT $3`,
  optOut: `
    INSERT INTO opt_outs (mac, sealed, at)
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::bigint[]) ON CONFLICT DO NOTHING`,
  optIn: 'DELETE FROM opt_outs WHERE mac = ANY($1)',
  optOuts: 'SELECT mac, sealed, at FROM opt_outs WHERE mac = ANY($1) ORDER BY mac',
  hold: `
    UPDATE deliveries SET state = 'held', reason = $2, updated_at = $3
    WHERE submission_id = $1 AND state IN ('pending', 'dead', 'no_partner')`,
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
  expire: `
    WITH looked AS (
      SELECT id, kind, state FROM submissions WHERE id > $1 AND id < $2 ORDER BY id LIMIT $3
    ), old AS (
      SELECT id FROM looked JOIN json_to_recordset($4::json) AS r(kind text, state text, before text) USING (kind, state)
      WHERE id < before COLLATE "C" AND NOT (kind = 'lead' AND EXISTS (
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
    async find(kind, macs, { after, limit }) {
      const rows = await rowsOf<{ id: string; found: boolean }>(sql.find, [after, macs, limit, kind]);
      return { ids: rows.filter((row) => row.found).map((row) => row.id), next: nextCursor(rows.length, limit, rows.at(-1)?.id) };
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
    async expire(rules, { after, limit }) {
      const latest = rules.reduce((most, { before }) => (before > most ? before : most), '');
      const [row] = await rowsOf<{ looked: number; last: string | null; gone: number }>(sql.expire, [
        after,
        latest,
        limit,
        JSON.stringify(rules),
      ]);
      return { count: row?.gone ?? 0, next: nextCursor(row?.looked ?? 0, limit, row?.last ?? undefined) };
    },
    async expireDeliveries(before, { after, limit }) {
      const [start, end] = [rangeStart('', after), firstUuidAt(Math.max(0, before))];
      const [last] = await rowsOf<{ id: string }>(nthOf(), [start, end, limit - 1]);
      const { from, to, next } = rangePart(start, end, last?.id);
      return { count: (await query(sql.expireDeliveries, [from, to, before])).rowCount ?? 0, next };
    },
    encryptedRows: (table, { after, limit }) =>
      rowsOf<EncryptedRow>(
        `SELECT ${idColumns[table]} AS id, sealed FROM ${table} WHERE ${idColumns[table]} > $1 ORDER BY ${idColumns[table]} LIMIT $2`,
        [after, limit],
      ),
    replaceEncrypted: async (table, id, before, sealed) =>
      (
        await query(`UPDATE ${table} SET sealed = $3 WHERE ${idColumns[table]} = $1 AND sealed = $2`, [
          id,
          Buffer.from(before),
          Buffer.from(sealed),
        ])
      ).rowCount === 1,
  };
}
