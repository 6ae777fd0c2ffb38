import { firstUuidAt } from '../../lib/uuid.ts';
import { type EncryptedRow, idColumns, type OptOutMark, type PeopleStore } from '../people-store.ts';
import type { StoredSubmission } from '../records.ts';
import { nextCursor, rangePart, rangeStart, type SubmissionRow } from '../rows.ts';

import { nthOf, submission } from './statements.ts';
import type { Statement, Sync } from './sync.ts';

/** Lists go in as JSON. */
const isIn = (column: string, place: number) => `${column} IN (SELECT value FROM json_each(?${place}))`;

/** `PeopleStore` on SQLite, in the thread that has the file. */
export function peopleIn(
  prepare: (text: string) => Statement,
  transaction: <T>(work: () => T) => T,
  withDeliveries: (row: SubmissionRow) => StoredSubmission,
  onErased: () => void,
): Sync<PeopleStore> {
  const byIds = prepare(`${submission} WHERE ${isIn('s.id', 1)} ORDER BY s.id`);
  const find = prepare(`
    SELECT id, kind = ?4 AND (${isIn('email_mac', 2)} OR ${isIn('phone_mac', 2)}) AS found
    FROM submissions WHERE id > ?1 ORDER BY id LIMIT ?3`);
  const optOut = prepare('INSERT INTO opt_outs (mac, sealed, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const optOuts = prepare(`SELECT mac, sealed, at FROM opt_outs WHERE ${isIn('mac', 1)} ORDER BY mac`);
  const optIn = prepare(`DELETE FROM opt_outs WHERE ${isIn('mac', 1)}`);
  const hold = prepare(`
    UPDATE deliveries SET state = 'held', reason = ?2, updated_at = ?3
    WHERE submission_id = ?1 AND state IN ('pending', 'dead', 'no_partner')`);
  const rewrite = prepare(
    `
    UPDATE submissions SET state = ?3, email_mac = ?4, phone_mac = ?5, sealed = ?6,
      body_hash = CASE WHEN ?3 = 'erased' THEN '' ELSE body_hash END
    WHERE id = ?1 AND sealed = ?2`,
  );
  const addDelivery = prepare(`
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING`);
  const scan = prepare(`
    SELECT s.id, EXISTS (
      SELECT 1 FROM json_each(?4) r WHERE r.value ->> 'kind' = s.kind AND r.value ->> 'state' = s.state AND s.id < r.value ->> 'before'
    ) AND NOT (s.kind = 'lead' AND EXISTS (
      SELECT 1 FROM deliveries d WHERE d.submission_id = s.id AND d.state IN ('pending', 'dead'))
    ) AS old
    FROM submissions s WHERE s.id > ?1 AND s.id < ?2 ORDER BY s.id LIMIT ?3`);
  const remove = prepare(`DELETE FROM submissions WHERE ${isIn('id', 1)}`);
  // a delivery's id is its submission's, a dot and its destination
  const removeExchanges = prepare("DELETE FROM exchanges WHERE id >= ?1 || '.' AND id < ?1 || '/'");
  const forgetPartnerIds = prepare("UPDATE replies SET partner_lead_id = '', reason = '' WHERE submission_id = ?");
  const removeReplies = prepare(`DELETE FROM replies WHERE ${isIn('submission_id', 1)}`);
  const removeLog = prepare(`DELETE FROM deliveries WHERE ${isIn('submission_id', 1)}`);
  const nth = prepare(nthOf());
  const expireDeliveries = prepare(`
    DELETE FROM deliveries
    WHERE submission_id >= ?1 AND submission_id < ?2 AND updated_at < ?3 AND state IN ('delivered', 'held', 'no_partner')
    RETURNING submission_id || '.' || destination AS id`);
  const removeExchange = prepare(`DELETE FROM exchanges WHERE ${isIn('id', 1)}`);

  return {
    byIds: (ids) => byIds.all<SubmissionRow>(JSON.stringify(ids)).map(withDeliveries),
    find(kind, macs, { after, limit }) {
      const rows = find.all<{ id: string; found: number }>(after, JSON.stringify(macs), limit, kind);
      return {
        ids: rows.filter((row) => row.found === 1).map((row) => row.id),
        next: nextCursor(rows.length, limit, rows.at(-1)?.id),
      };
    },
    optOut: (marks) =>
      transaction(() => {
        for (const { mac, sealed, at } of marks) optOut.run(mac, sealed, at);
      }),
    optIn: (macs) => optIn.run(JSON.stringify(macs)),
    optOuts: (macs) => optOuts.all<OptOutMark>(JSON.stringify(macs)),
    hold: (submissionId, reason, at) => hold.run(submissionId, reason, at),
    rewrite({ id, before, state, emailMac, phoneMac, sealed }) {
      const done = transaction(() => {
        const isDone = rewrite.run(id, before, state, emailMac, phoneMac, sealed) === 1;
        if (isDone && state === 'erased') {
          removeExchanges.run(id);
          forgetPartnerIds.run(id);
        }
        return isDone;
      });
      if (done && state === 'erased') onErased();
      return done;
    },
    addDeliveries: (submissionId, deliveries, at) =>
      transaction(() => {
        for (const { destination, state, reason } of deliveries) addDelivery.run(submissionId, destination, state, reason, at);
      }),
    expire(rules, { after, limit }) {
      const done = transaction(() => {
        const latest = rules.reduce((most, { before }) => (before > most ? before : most), '');
        const rows = scan.all<{ id: string; old: number }>(after, latest, limit, JSON.stringify(rules));
        const ids = rows.filter((row) => row.old === 1).map((row) => row.id);
        const old = JSON.stringify(ids);
        for (const id of ids) removeExchanges.run(id);
        removeLog.run(old);
        removeReplies.run(old);
        return { count: remove.run(old), next: nextCursor(rows.length, limit, rows.at(-1)?.id) };
      });
      if (done.count > 0) onErased();
      return done;
    },
    expireDeliveries: (before, { after, limit }) =>
      transaction(() => {
        const [start, end] = [rangeStart('', after), firstUuidAt(Math.max(0, before))];
        const { from, to, next } = rangePart(start, end, nth.all<{ id: string }>(start, end, limit - 1)[0]?.id);
        const removed = expireDeliveries.all<{ id: string }>(from, to, before).map((row) => row.id);
        removeExchange.run(JSON.stringify(removed));
        return { count: removed.length, next };
      }),
    encryptedRows: (table, { after, limit }) =>
      prepare(
        `SELECT ${idColumns[table]} AS id, sealed FROM ${table} WHERE ${idColumns[table]} > ? ORDER BY ${idColumns[table]} LIMIT ?`,
      ).all<EncryptedRow>(after, limit),
    replaceEncrypted: (table, id, before, sealed) =>
      prepare(`UPDATE ${table} SET sealed = ?3 WHERE ${idColumns[table]} = ?1 AND sealed = ?2`).run(id, before, sealed) === 1,
  };
}
