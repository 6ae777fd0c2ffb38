import type { DeliveryState, SubmissionKind } from '../records.ts';
import { resetAttemptsSql, sentBeforePrefix } from '../rows.ts';
import { maxLeaseMs } from '../store.ts';

/** PostgreSQL's SQL. The tables are in migrations/. */

/** The whole batch in one statement. Ordered by key, so that two flushes wait for each other and do not deadlock. */
export const commit = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json) AS t(
      id text, kind text, state text, key text, body_hash text, received_at bigint, email_mac text, phone_mac text,
      consent_version text, consent_hash text, consent_text text, sealed text, own_key text, deliveries json)
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
  ), queued AS (
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    SELECT stored.id, d.destination, d.state, d.reason, input.received_at, input.received_at
    FROM stored JOIN input USING (id)
    CROSS JOIN json_to_recordset(input.deliveries) AS d(destination text, state text, reason text)
  )
  SELECT id FROM stored`;

export const submission = `
  SELECT s.*, c.sealed AS consent_text, k.sealed AS own_key
  FROM submissions s LEFT JOIN consent_texts c ON c.hash = s.consent_hash LEFT JOIN submission_keys k ON k.id = s.id`;

export const byKey = `${submission} WHERE s.key = $1`;
/** In the words of the index submissions_no_lead where it has them. @param kind of what is listed */
export const submissions = (kind: SubmissionKind) =>
  `${submission} WHERE s.kind = $1 AND s.id > $2 ${ofKind(kind)} ORDER BY s.id LIMIT $3`;
/** Nearly everything is a lead. */
export const ofKind = (kind: SubmissionKind) => (kind === 'lead' ? '' : "AND s.kind <> 'lead'");
export const deliveriesOf = 'SELECT * FROM deliveries WHERE submission_id = ANY($1) ORDER BY submission_id, destination';

/** Newest first: a lead of today is worth more. Two ranges of the index: in one condition they would read all that waits. */
export const claim = `
  WITH come AS (
    SELECT submission_id, next_at FROM deliveries WHERE destination = $1 AND state = 'pending' AND next_at <= $2
    ORDER BY next_at DESC LIMIT $4 FOR UPDATE SKIP LOCKED
  ), stranded AS (
    SELECT submission_id, next_at FROM deliveries WHERE destination = $1 AND state = 'pending' AND next_at > $5
    ORDER BY next_at LIMIT $4 FOR UPDATE SKIP LOCKED
  ), due AS (
    SELECT submission_id FROM (SELECT * FROM come UNION ALL SELECT * FROM stranded) either ORDER BY next_at DESC LIMIT $4
  )
  UPDATE deliveries d SET attempts = d.attempts + 1, next_at = $3, updated_at = $2
  FROM due JOIN submissions s ON s.id = due.submission_id LEFT JOIN consent_texts c ON c.hash = s.consent_hash
    LEFT JOIN submission_keys k ON k.id = s.id
  WHERE d.submission_id = due.submission_id AND d.destination = $1
  RETURNING s.id, s.kind, s.sealed, k.sealed AS own_key, s.consent_version, s.consent_hash, c.sealed AS consent_text, d.attempts, d.reason,
    EXISTS (SELECT 1 FROM opt_outs o WHERE o.mac IN (s.email_mac, s.phone_mac)) AS opted_out`;

export const settle = `
  WITH settled AS (
    UPDATE deliveries SET state = $1, next_at = $3, updated_at = $4, attempts = attempts - ($1 = 'held')::int,
      reason = CASE state WHEN 'held' THEN $2::text || '${sentBeforePrefix}' || reason ELSE $2 END
    WHERE submission_id = $5 AND destination = $6 AND attempts = $7
      AND (state = 'pending' OR (state = 'held' AND $1 = 'delivered'))
    RETURNING submission_id || '.' || destination AS id, reason
  ), kept AS (
    INSERT INTO exchanges (id, sealed) SELECT id, $8::bytea FROM settled WHERE $8::bytea IS NOT NULL AND reason = $2
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
  )
  SELECT id FROM settled`;

/** Of a delivery that is held: whether its attempt may still be under way (see `Store.replay`). */
const underWay = `state = 'held' AND next_at > $1 AND next_at <= $1 + ${maxLeaseMs}`;
export const replay = `
  UPDATE deliveries SET state = 'pending', reason = '', updated_at = $1::bigint,
    attempts = CASE WHEN ${underWay} THEN attempts ELSE ${resetAttemptsSql} END,
    next_at = CASE WHEN ${underWay} THEN next_at ELSE $1 END
  WHERE submission_id = $2 AND destination = $3 AND state = ANY($4)
    AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.state = 'erased')`;

/** Those given up are in an index of their own, whose words these are. */
export const deliveries = (state: DeliveryState | undefined) => `
  SELECT * FROM deliveries WHERE ${state === undefined ? '' : `state = '${state}' AND`}
    (submission_id, destination) > ($1, $2) AND submission_id >= $1
  ORDER BY submission_id, destination LIMIT $3`;

/** The submission of one of the deliveries of a range: $3 come before it. @param only a further condition */
export const nthOf = (only = '') => `
  SELECT submission_id AS id FROM deliveries WHERE ${only} submission_id >= $1 AND submission_id < $2
  ORDER BY submission_id LIMIT 1 OFFSET $3`;

export const saveSession = `
  INSERT INTO sessions (id, sealed, updated_at) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`;
export const session = 'SELECT sealed FROM sessions WHERE id = $1';
export const deleteSessions =
  'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE updated_at < $1 ORDER BY updated_at LIMIT $2)';
export const setValue = `
  INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
export const getValue = 'SELECT value FROM facts WHERE name = $1';
export const deleteValue = 'DELETE FROM facts WHERE name = $1';
/** As nextInChain and chainedValue (chain.ts). The head's row is locked, so that replicas follow each other. */
export const appendToChain = `
  WITH head AS (
    SELECT split_part(value, ' ', 1)::bigint AS n, split_part(value, ' ', 2) AS hash FROM facts WHERE name = $1 FOR UPDATE
  ), next AS (
    SELECT n + 1 AS n, encode(sha256(convert_to(hash || E'\\n' || (n + 1) || E'\\n' || $3::text, 'UTF8')), 'hex') AS hash FROM head
  ), entry AS (
    INSERT INTO facts (name, value) SELECT $2, '{"n":' || n || ',"hash":"' || hash || '",' || substr($3::text, 2) FROM next
  ), moved AS (
    UPDATE facts SET value = next.n || ' ' || next.hash FROM next WHERE facts.name = $1
  )
  SELECT n::int AS n, hash FROM next`;
export const setValueIfAbsent = 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
/** Of a tally: whether its count is over (see `Store.tally`). */
const ended = 'tallies.ends_at <= $2::bigint OR tallies.ends_at > $3::bigint + ($3::bigint - $2::bigint)';
export const incrementCounter = `
  INSERT INTO tallies (name, count, ends_at) VALUES ($1, $4::int, $3::bigint)
  ON CONFLICT (name) DO UPDATE SET
    count = CASE WHEN ${ended} THEN $4::int ELSE tallies.count + $4::int END,
    ends_at = CASE WHEN ${ended} THEN excluded.ends_at ELSE tallies.ends_at END
  RETURNING count, ends_at AS "endsAt"`;
export const countersWithPrefix = `
  SELECT name, count, ends_at AS "endsAt" FROM tallies WHERE name >= $1 AND name < $1 || chr(1114111) AND ends_at > $2`;
export const getCounter = 'SELECT count, ends_at AS "endsAt" FROM tallies WHERE name = $1 AND ends_at > $2';
export const resetCounter = 'DELETE FROM tallies WHERE name = $1';
export const deleteCounters =
  'DELETE FROM tallies WHERE name IN (SELECT name FROM tallies WHERE ends_at < $1 ORDER BY ends_at LIMIT $2)';
