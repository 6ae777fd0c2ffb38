import { resetAttemptsSql, sentBeforePrefix } from '../rows.ts';
import { maxLeaseMs } from '../store.ts';

/** The embedded store's SQL. The tables are in migrations/. */
export const submission = `
  SELECT s.*, c.sealed AS consent_text, k.sealed AS own_key
  FROM submissions s LEFT JOIN consent_texts c ON c.hash = s.consent_hash LEFT JOIN submission_keys k ON k.id = s.id`;

/** Of a delivery that is held: whether its attempt may still be under way (see `Store.replay`). */
const underWay = `state = 'held' AND next_at > ?1 AND next_at <= ?1 + ${maxLeaseMs}`;
/** Of a tally: whether its count is over (see `Store.tally`). */
const ended = 'ends_at <= ?2 OR ends_at > ?3 + (?3 - ?2)';

/** The submission of one of the deliveries of a range: ?3 come before it. @param only a further condition */
export const nthOf = (only = '') =>
  `SELECT submission_id AS id FROM deliveries WHERE ${only} submission_id >= ?1 AND submission_id < ?2 ORDER BY submission_id LIMIT 1 OFFSET ?3`;

export const statements = {
  insertSubmission: `
    INSERT INTO submissions
      (id, kind, state, key, body_hash, received_at, email_mac, phone_mac, consent_version, consent_hash, sealed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  insertKey: 'INSERT INTO submission_keys (id, sealed) VALUES (?, ?)',
  insertText: 'INSERT INTO consent_texts (hash, sealed) VALUES (?, ?) ON CONFLICT DO NOTHING',
  insertDelivery: `
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
  byKey: `${submission} WHERE s.key = ?`,
  leads: `${submission} WHERE s.kind = ? AND s.id > ? ORDER BY s.id LIMIT ?`,
  // in the words of the index submissions_no_lead
  others: `${submission} WHERE s.kind = ? AND s.id > ? AND s.kind <> 'lead' ORDER BY s.id LIMIT ?`,
  deliveriesOf: 'SELECT * FROM deliveries WHERE submission_id = ? ORDER BY destination',
  // two index ranges: one condition would read everything that waits
  due: `
    SELECT s.id, s.kind, s.sealed, k.sealed AS own_key, s.consent_version, s.consent_hash, c.sealed AS consent_text, d.attempts, d.reason,
      EXISTS (SELECT 1 FROM opt_outs o WHERE o.mac IN (s.email_mac, s.phone_mac)) AS opted_out
    FROM (
      SELECT * FROM (SELECT * FROM deliveries WHERE destination = ?1 AND state = 'pending' AND next_at <= ?2 ORDER BY next_at DESC LIMIT ?4)
      UNION ALL
      SELECT * FROM (SELECT * FROM deliveries WHERE destination = ?1 AND state = 'pending' AND next_at > ?3 ORDER BY next_at LIMIT ?4)
    ) d
    JOIN submissions s ON s.id = d.submission_id
    LEFT JOIN consent_texts c ON c.hash = s.consent_hash
    LEFT JOIN submission_keys k ON k.id = s.id
    ORDER BY d.next_at DESC LIMIT ?4`,
  lease: 'UPDATE deliveries SET attempts = attempts + 1, next_at = ?, updated_at = ? WHERE submission_id = ? AND destination = ?',
  settle: `
    UPDATE deliveries SET state = ?1, next_at = ?3, updated_at = ?4, attempts = attempts - (?1 = 'held'),
      reason = CASE state WHEN 'held' THEN ?2 || '${sentBeforePrefix}' || reason ELSE ?2 END
    WHERE submission_id = ?5 AND destination = ?6 AND attempts = ?7
      AND (state = 'pending' OR (state = 'held' AND ?1 = 'delivered'))
    RETURNING reason`,
  keepExchange: `
    INSERT INTO exchanges (id, sealed) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed`,
  replay: `
    UPDATE deliveries SET state = 'pending', reason = '', updated_at = ?1,
      attempts = CASE WHEN ${underWay} THEN attempts ELSE ${resetAttemptsSql} END,
      next_at = CASE WHEN ${underWay} THEN next_at ELSE ?1 END
    WHERE submission_id = ?2 AND destination = ?3 AND state IN (SELECT value FROM json_each(?4))
      AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.state = 'erased')`,
  deliveries: 'SELECT * FROM deliveries WHERE (submission_id, destination) > (?, ?) ORDER BY submission_id, destination LIMIT ?',
  deadDeliveries: `
    SELECT * FROM deliveries WHERE state = 'dead' AND submission_id >= ?1 AND (submission_id, destination) > (?1, ?2)
    ORDER BY submission_id, destination LIMIT ?3`,
  deliveriesIn: `
    SELECT * FROM deliveries WHERE state = ? AND (submission_id, destination) > (?, ?)
    ORDER BY submission_id, destination LIMIT ?`,
  saveSession: `
    INSERT INTO sessions (id, sealed, updated_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`,
  session: 'SELECT sealed FROM sessions WHERE id = ?',
  deleteSessions: 'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE updated_at < ? ORDER BY updated_at LIMIT ?)',
  setValue: 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  getValue: 'SELECT value FROM facts WHERE name = ?',
  deleteValue: 'DELETE FROM facts WHERE name = ?',
  setValueIfAbsent: 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
  incrementCounter: `
    INSERT INTO tallies (name, count, ends_at) VALUES (?1, ?4, ?3)
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN ${ended} THEN ?4 ELSE count + ?4 END,
      ends_at = CASE WHEN ${ended} THEN excluded.ends_at ELSE ends_at END
    RETURNING count, ends_at AS endsAt`,
  countersWithPrefix: `
    SELECT name, count, ends_at AS endsAt FROM tallies WHERE name >= ?1 AND name < ?1 || char(1114111) AND ends_at > ?2`,
  getCounter: 'SELECT count, ends_at AS endsAt FROM tallies WHERE name = ? AND ends_at > ?',
  resetCounter: 'DELETE FROM tallies WHERE name = ?',
  deleteCounters: 'DELETE FROM tallies WHERE name IN (SELECT name FROM tallies WHERE ends_at < ? ORDER BY ends_at LIMIT ?)',
  ping: 'SELECT 1',
} as const;
