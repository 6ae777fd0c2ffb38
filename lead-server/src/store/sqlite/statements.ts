/** The embedded store's SQL, prepared once. The tables are in migrations/. */
export const insertSubmission = `
  INSERT INTO submissions (id, kind, state, key, body_hash, received_at, email_mac, phone_mac, sealed)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
export const insertReceipt = 'INSERT INTO receipts (submission_id, version, text_hash, sealed) VALUES (?, ?, ?, ?)';
export const insertDelivery = `
  INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`;

const submission = `
  SELECT s.*, r.version, r.text_hash, r.sealed AS receipt
  FROM submissions s LEFT JOIN receipts r ON r.submission_id = s.id`;

export const statements = {
  byKey: `${submission} WHERE s.key = ?`,
  submissions: `${submission} WHERE s.kind = ? AND s.id > ? ORDER BY s.id LIMIT ?`,
  deliveriesOf: 'SELECT * FROM deliveries WHERE submission_id = ? ORDER BY destination',
  due: `
    SELECT s.id, s.kind, s.sealed, d.attempts
    FROM deliveries d JOIN submissions s ON s.id = d.submission_id
    WHERE d.destination = ? AND d.state = 'pending' AND d.next_at <= ? ORDER BY d.next_at LIMIT ?`,
  lease: 'UPDATE deliveries SET attempts = attempts + 1, next_at = ?, updated_at = ? WHERE submission_id = ? AND destination = ?',
  settle: `
    UPDATE deliveries SET state = ?, reason = ?, next_at = ?, updated_at = ?
    WHERE submission_id = ? AND destination = ? AND attempts = ? AND state = 'pending'`,
  replay: `
    UPDATE deliveries SET state = 'pending', reason = '', attempts = 0, next_at = ?, updated_at = ?
    WHERE submission_id = ? AND destination = ? AND state IN ('dead', 'held', 'no_partner')`,
  deliveries: 'SELECT * FROM deliveries WHERE submission_id > ? ORDER BY submission_id, destination LIMIT ?',
  deliveriesIn: 'SELECT * FROM deliveries WHERE state = ? AND submission_id > ? ORDER BY submission_id, destination LIMIT ?',
  saveSession: `
    INSERT INTO sessions (id, sealed, updated_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`,
  session: 'SELECT sealed FROM sessions WHERE id = ?',
  forgetSessions: 'DELETE FROM sessions WHERE updated_at < ?',
  remember: 'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  recall: 'SELECT value FROM facts WHERE name = ?',
  ping: 'SELECT 1',
} as const;
