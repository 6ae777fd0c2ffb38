import { hashDigits, hashStarts, searchPart, spanDigits } from '../people-search.ts';
import type { NewSubmission, StoredSubmission } from '../records.ts';
import { type DeliveryRow, type SubmissionRow, toDelivery, toSubmission } from '../rows.ts';
import type { SubmissionStore } from '../submission-store.ts';
import { isIn } from './sql.ts';
import type { Database, Sync } from './sync.ts';

const submission = `
  SELECT s.*, c.sealed AS consent_text, k.sealed AS own_key
  FROM submissions s LEFT JOIN consent_texts c ON c.hash = s.consent_hash LEFT JOIN submission_keys k ON k.id = s.id`;

// in this order: each span is one look into the index
const probe = (column: 'email_mac' | 'phone_mac', index: string) => `
  SELECT s.id FROM spans CROSS JOIN json_each(?3) m CROSS JOIN submissions s INDEXED BY ${index}
    ON substr(s.id, 1, ${spanDigits}) = printf('%0${spanDigits}x', span) AND substr(s.${column}, 1, ${hashDigits}) = m.value
  WHERE ${isIn(`s.${column}`, 4)} AND s.kind = ?5 AND s.id > ?6`;

function insertIn({ prepare }: Database) {
  const insertSubmission = prepare(`
    INSERT INTO submissions
      (id, kind, state, key, body_hash, received_at, email_mac, phone_mac, consent_version, consent_hash, sealed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const insertKey = prepare('INSERT INTO submission_keys (id, sealed) VALUES (?, ?)');
  const insertText = prepare('INSERT INTO consent_texts (hash, sealed) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const insertDelivery = prepare(`
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)`);
  const insertArrival = prepare('INSERT INTO lead_arrivals (submission_id, hour, cell, pending) VALUES (?, ?, ?, ?)');
  const insertVariant = prepare('INSERT INTO experiment_leads (submission_id, flow, experiment, variant) VALUES (?, ?, ?, ?)');
  return ({ consent, deliveries, arrival, experiments = [], ...row }: NewSubmission): boolean => {
    const { id, kind, state, key, bodyHash, receivedAt, emailMac, phoneMac, sealed, ownKey } = row;
    const [version, hash] = [consent?.version ?? null, consent?.textHash ?? null];
    if (consent?.sealedText) insertText.run(hash, consent.sealedText);
    const values = [id, kind, state, key, bodyHash, receivedAt, emailMac, phoneMac, version, hash, sealed];
    if (insertSubmission.run(...values) === 0) return false;
    if (ownKey) insertKey.run(id, ownKey);
    if (arrival) insertArrival.run(id, arrival.hour, arrival.cell, arrival.pending);
    for (const each of experiments) insertVariant.run(id, each.flow, each.experiment, each.variant);
    for (const each of deliveries) insertDelivery.run(id, each.destination, each.state, each.reason, receivedAt);
    return true;
  };
}

/** `SubmissionStore` on SQLite, in the thread that has the file. */
export function submissionsIn(database: Database): Sync<SubmissionStore> {
  const { prepare, transaction } = database;
  const insert = insertIn(database);
  const byKey = prepare(`${submission} WHERE s.key = ?`);
  const byIds = prepare(`${submission} WHERE ${isIn('s.id', 1)} ORDER BY s.id`);
  const leads = prepare(`${submission} WHERE s.kind = ? AND s.id > ? ORDER BY s.id LIMIT ?`);
  // in the words of the index submissions_no_lead
  const others = prepare(`${submission} WHERE s.kind = ? AND s.id > ? AND s.kind <> 'lead' ORDER BY s.id LIMIT ?`);
  const deliveriesOf = prepare('SELECT * FROM deliveries WHERE submission_id = ? ORDER BY destination');
  const ends = prepare(
    'SELECT (SELECT id FROM submissions ORDER BY id LIMIT 1) AS oldest, (SELECT id FROM submissions ORDER BY id DESC LIMIT 1) AS newest',
  );
  const find = prepare(`
    WITH RECURSIVE spans(span) AS (SELECT ?1 UNION ALL SELECT span + 1 FROM spans WHERE span < ?2)
    ${probe('email_mac', 'submissions_by_email')} UNION ${probe('phone_mac', 'submissions_by_phone')} ORDER BY 1`);

  const withDeliveries = (row: SubmissionRow): StoredSubmission =>
    toSubmission(row, deliveriesOf.all<DeliveryRow>(row.id).map(toDelivery));
  return {
    commit: (batch) => transaction(() => batch.map(insert)),
    byKey: (key) => byKey.all<SubmissionRow>(key).map(withDeliveries)[0],
    byIds: (ids) => byIds.all<SubmissionRow>(JSON.stringify(ids)).map(withDeliveries),
    submissions: (kind, { after, limit }) =>
      (kind === 'lead' ? leads : others).all<SubmissionRow>(kind, after, limit).map(withDeliveries),
    find(kind, macs, page) {
      const [found] = ends.all<{ oldest: string | null; newest: string | null }>();
      const part = searchPart(page, found?.oldest ?? undefined, found?.newest ?? undefined);
      if (!part) return { ids: [], next: undefined };
      const { from, to, next } = part;
      const starts = JSON.stringify(hashStarts(macs));
      const rows = find.all<{ id: string }>(from, to, starts, JSON.stringify(macs), kind, page.after);
      return { ids: rows.map(({ id }) => id), next };
    },
  };
}
