/** PostgreSQL's SQL. The tables are in migrations/. */

/**
 * The whole batch in one statement, so in one transaction and one round trip. $1 and $3 are packed.ts's rows and deliveries, $2 its bytes.
 * In the order of keys: two flushes at once that share keys then wait for each other instead of locking each other out.
 */
export const commit = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json) AS t(
      id text, kind text, state text, key text, body_hash text, received_at bigint, email_mac text, phone_mac text, at int, size int,
      version text, text_hash text, receipt_at int, receipt_size int)
  ), stored AS (
    INSERT INTO submissions (id, kind, state, key, body_hash, received_at, email_mac, phone_mac, sealed)
    SELECT id, kind, state, key, body_hash, received_at, email_mac, phone_mac, substring($2::bytea from at + 1 for size)
    FROM input ORDER BY key
    ON CONFLICT DO NOTHING RETURNING id, received_at
  ), receipts AS (
    INSERT INTO receipts (submission_id, version, text_hash, sealed)
    SELECT id, version, text_hash, substring($2::bytea from receipt_at + 1 for receipt_size)
    FROM input JOIN stored USING (id) WHERE receipt_size > 0
  ), deliveries AS (
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    SELECT d.id, d.destination, d.state, d.reason, d.next_at, stored.received_at
    FROM json_to_recordset($3::json) AS d(id text, destination text, state text, reason text, next_at bigint) JOIN stored USING (id)
  )
  SELECT id FROM stored`;

const submission = `
  SELECT s.*, r.version, r.text_hash, r.sealed AS receipt
  FROM submissions s LEFT JOIN receipts r ON r.submission_id = s.id`;

export const byKey = `${submission} WHERE s.key = $1`;
export const submissions = `${submission} WHERE s.kind = $1 AND s.id > $2 ORDER BY s.id LIMIT $3`;
export const deliveriesOf = 'SELECT * FROM deliveries WHERE submission_id = ANY($1) ORDER BY submission_id, destination';

export const claim = `
  WITH due AS (
    SELECT submission_id FROM deliveries
    WHERE destination = $1 AND state = 'pending' AND next_at <= $2
    ORDER BY next_at LIMIT $4 FOR UPDATE SKIP LOCKED
  )
  UPDATE deliveries d SET attempts = d.attempts + 1, next_at = $3, updated_at = $2
  FROM due JOIN submissions s ON s.id = due.submission_id
  WHERE d.submission_id = due.submission_id AND d.destination = $1
  RETURNING s.id, s.kind, s.sealed, d.attempts`;

export const settle = `
  UPDATE deliveries SET state = $1, reason = $2, next_at = $3, updated_at = $4
  WHERE submission_id = $5 AND destination = $6 AND attempts = $7 AND state = 'pending'`;

export const replay = `
  UPDATE deliveries SET state = 'pending', reason = '', attempts = 0, next_at = $1, updated_at = $1
  WHERE submission_id = $2 AND destination = $3 AND state IN ('dead', 'held', 'no_partner')`;

export const deliveries = `
  SELECT * FROM deliveries WHERE ($1::text IS NULL OR state = $1) AND submission_id > $2
  ORDER BY submission_id, destination LIMIT $3`;

export const saveSession = `
  INSERT INTO sessions (id, sealed, updated_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`;
export const session = 'SELECT sealed FROM sessions WHERE id = $1';
export const forgetSessions = 'DELETE FROM sessions WHERE updated_at < $1';
export const remember = `
  INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
export const recall = 'SELECT value FROM facts WHERE name = $1';
