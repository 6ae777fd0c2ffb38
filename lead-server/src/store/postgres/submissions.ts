import { hashDigits, hashStarts, searchPart, spanDigits } from '../people-search.ts';
import type { NewSubmission, StoredDelivery, SubmissionKind } from '../records.ts';
import { type DeliveryRow, type SubmissionRow, toDelivery, toSubmission } from '../rows.ts';
import type { SubmissionStore } from '../submission-store.ts';
import type { Connection } from './connection.ts';
import { ofKind } from './sql.ts';

/** The whole batch in one statement. Ordered by key, so that two flushes wait for each other and do not deadlock. */
const commit = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json) AS t(
      id text, kind text, state text, key text, body_hash text, received_at bigint, email_mac text, phone_mac text,
      consent_version text, consent_hash text, consent_text text, sealed text, own_key text, deliveries json,
      hour int, cell text, pending text, experiments json)
  ), texts AS (
    INSERT INTO consent_texts (hash, sealed)
    SELECT DISTINCT ON (consent_hash) consent_hash, decode(consent_text, 'base64')
    FROM input WHERE consent_text IS NOT NULL ORDER BY consent_hash
    ON CONFLICT DO NOTHING
  ), stored AS (
    INSERT INTO submissions
      (id, kind, state, key, body_hash, received_at, email_mac, phone_mac, consent_version, consent_hash, sealed)
    SELECT id, kind, state, key, body_hash, received_at, email_mac, phone_mac, consent_version, consent_hash,
      decode(sealed, 'base64')
    FROM input ORDER BY key
    ON CONFLICT DO NOTHING RETURNING id
  ), keys AS (
    INSERT INTO submission_keys (id, sealed)
    SELECT stored.id, decode(input.own_key, 'base64') FROM stored JOIN input USING (id) WHERE input.own_key IS NOT NULL
  ), arrivals AS (
    INSERT INTO lead_arrivals (submission_id, hour, cell, pending)
    SELECT stored.id, input.hour, input.cell, input.pending FROM stored JOIN input USING (id) WHERE input.cell IS NOT NULL
  ), variants AS (
    INSERT INTO experiment_leads (submission_id, flow, experiment, variant)
    SELECT stored.id, e.flow, e.experiment, e.variant FROM stored JOIN input USING (id)
    CROSS JOIN json_to_recordset(input.experiments) AS e(flow text, experiment text, variant text)
  ), queued AS (
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    SELECT stored.id, d.destination, d.state, d.reason, input.received_at, input.received_at
    FROM stored JOIN input USING (id)
    CROSS JOIN json_to_recordset(input.deliveries) AS d(destination text, state text, reason text)
  )
  SELECT id FROM stored`;

const submission = `
  SELECT s.*, c.sealed AS consent_text, k.sealed AS own_key
  FROM submissions s LEFT JOIN consent_texts c ON c.hash = s.consent_hash LEFT JOIN submission_keys k ON k.id = s.id`;

const sql = {
  byKey: `${submission} WHERE s.key = $1`,
  byIds: `${submission} WHERE s.id = ANY($1) ORDER BY s.id`,
  ofKind: (kind: SubmissionKind) => `${submission} WHERE s.kind = $1 AND s.id > $2 ${ofKind(kind)} ORDER BY s.id LIMIT $3`,
  deliveriesOf: 'SELECT * FROM deliveries WHERE submission_id = ANY($1) ORDER BY submission_id, destination',
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
};

/** Bytes go as base64, since JSON has none. */
const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

const toInsertRow = ({ consent, sealed, ownKey, arrival, experiments = [], ...row }: NewSubmission) => ({
  ...arrival,
  id: row.id,
  kind: row.kind,
  state: row.state,
  key: row.key,
  body_hash: row.bodyHash,
  received_at: row.receivedAt,
  email_mac: row.emailMac,
  phone_mac: row.phoneMac,
  consent_version: consent?.version,
  consent_hash: consent?.textHash,
  consent_text: consent?.sealedText && base64(consent.sealedText),
  sealed: base64(sealed),
  own_key: ownKey && base64(ownKey),
  deliveries: row.deliveries,
  experiments,
});

/** `SubmissionStore` on PostgreSQL. */
export function submissionsIn({ query, rows: rowsOf }: Connection): SubmissionStore {
  async function withDeliveries(rows: readonly SubmissionRow[]) {
    if (rows.length === 0) return [];
    const deliveries = (await rowsOf<DeliveryRow>(sql.deliveriesOf, [rows.map((row) => row.id)])).map(toDelivery);
    const deliveriesById = new Map(rows.map(({ id }): [string, StoredDelivery[]] => [id, []]));
    for (const each of deliveries) deliveriesById.get(each.submissionId)?.push(each);
    return rows.map((row) => toSubmission(row, deliveriesById.get(row.id) ?? []));
  }
  return {
    async commit(batch) {
      const result = await query<{ id: string }>(commit, [JSON.stringify(batch.map(toInsertRow))], 'commit');
      const stored = new Set(result.rows.map((row) => row.id));
      return batch.map((each) => stored.has(each.id));
    },
    byKey: async (key) => (await withDeliveries(await rowsOf<SubmissionRow>(sql.byKey, [key])))[0],
    byIds: async (ids) => withDeliveries(await rowsOf<SubmissionRow>(sql.byIds, [ids])),
    submissions: async (kind, { after, limit }) =>
      withDeliveries(await rowsOf<SubmissionRow>(sql.ofKind(kind), [kind, after, limit])),
    async find(kind, macs, page) {
      const [ends] = await rowsOf<{ oldest: string | null; newest: string | null }>(sql.ends);
      const part = searchPart(page, ends?.oldest ?? undefined, ends?.newest ?? undefined);
      if (!part) return { ids: [], next: undefined };
      const { from, to, next } = part;
      const rows = await rowsOf<{ id: string }>(sql.find, [from, to, hashStarts(macs), macs, kind, page.after]);
      return { ids: rows.map(({ id }) => id), next };
    },
  };
}
