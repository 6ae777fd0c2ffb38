import { firstUuidAt } from '../../lib/uuid.ts';
import { hashDigits, hashStarts, searchPart, spanDigits } from '../people-search.ts';
import {
  type EncryptedRow,
  idColumns,
  type OptOutMark,
  ownKeyColumn,
  type PeopleStore,
  toEncryptedRow,
} from '../people-store.ts';
import type { StoredSubmission } from '../records.ts';
import { nextCursor, rangePart, rangeStart, type SubmissionRow } from '../rows.ts';

import { nthOf, submission } from './statements.ts';
import type { Statement, Sync } from './sync.ts';

/** Lists go in as JSON. */
const isIn = (column: string, place: number) => `${column} IN (SELECT value FROM json_each(?${place}))`;

/** Whether bytes begin with one of these. @param column SQL */
const beginning = (column: string, beginnings: readonly Uint8Array[]) =>
  `(${beginnings.map((each) => `substr(${column}, 1, ${each.length}) = x'${Buffer.from(each).toString('hex')}'`).join(' OR ') || 'FALSE'})`;

/** `PeopleStore` on SQLite, in the thread that has the file. */
export function peopleIn(
  prepare: (text: string) => Statement,
  transaction: <T>(work: () => T) => T,
  withDeliveries: (row: SubmissionRow) => StoredSubmission,
  onErased: () => void,
): Sync<PeopleStore> {
  const byIds = prepare(`${submission} WHERE ${isIn('s.id', 1)} ORDER BY s.id`);
  const ends = prepare(
    'SELECT (SELECT id FROM submissions ORDER BY id LIMIT 1) AS oldest, (SELECT id FROM submissions ORDER BY id DESC LIMIT 1) AS newest',
  );
  // in this order: each span is one look into the index
  const probe = (column: 'email_mac' | 'phone_mac', index: string) => `
    SELECT s.id FROM spans CROSS JOIN json_each(?3) m CROSS JOIN submissions s INDEXED BY ${index}
      ON substr(s.id, 1, ${spanDigits}) = printf('%0${spanDigits}x', span) AND substr(s.${column}, 1, ${hashDigits}) = m.value
    WHERE ${isIn(`s.${column}`, 4)} AND s.kind = ?5 AND s.id > ?6`;
  const find = prepare(`
    WITH RECURSIVE spans(span) AS (SELECT ?1 UNION ALL SELECT span + 1 FROM spans WHERE span < ?2)
    ${probe('email_mac', 'submissions_by_email')} UNION ${probe('phone_mac', 'submissions_by_phone')} ORDER BY 1`);
  const optOut = prepare('INSERT INTO opt_outs (mac, sealed, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const optOuts = prepare(`SELECT mac, sealed, at FROM opt_outs WHERE ${isIn('mac', 1)} ORDER BY mac`);
  const optIn = prepare(`DELETE FROM opt_outs WHERE ${isIn('mac', 1)}`);
  const hold = prepare(`
    UPDATE deliveries SET state = 'held', reason = ?2, updated_at = ?3
    WHERE submission_id = ?1 AND state IN ('pending', 'dead', 'no_partner')`);
  const rewrite = prepare(
    `
    UPDATE submissions SET state = ?3, sealed = ?4,
      email_mac = CASE WHEN ?3 = 'erased' THEN '' ELSE email_mac END,
      phone_mac = CASE WHEN ?3 = 'erased' THEN '' ELSE phone_mac END,
      body_hash = CASE WHEN ?3 = 'erased' THEN '' ELSE body_hash END
    WHERE id = ?1 AND sealed = ?2`,
  );
  // its id stays, also of one that had no key of its own: it tells what a copy of the database has that was erased since
  const destroyKey = prepare(
    "INSERT INTO submission_keys (id, sealed) VALUES (?, x'') ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed",
  );
  const removeKeys = prepare(`DELETE FROM submission_keys WHERE ${isIn('id', 1)}`);
  const isAsBefore = prepare(`
    SELECT 1 FROM submissions s LEFT JOIN submission_keys k ON k.id = s.id WHERE s.id = ?1 AND s.sealed = ?2 AND k.sealed IS ?3`);
  const reseal = prepare('UPDATE submissions SET email_mac = ?2, phone_mac = ?3, sealed = COALESCE(?4, sealed) WHERE id = ?1');
  const keepKey = prepare(
    'INSERT INTO submission_keys (id, sealed) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed',
  );
  // in the words of the index submission_keys_destroyed
  const unfinished = prepare(`
    SELECT k.id FROM submission_keys k CROSS JOIN submissions s ON s.id = k.id
    WHERE k.sealed = x'' AND k.id > ?1 AND s.kind = 'lead' AND s.state <> 'erased' ORDER BY k.id LIMIT ?2`);
  const newestKey = prepare('SELECT id FROM submission_keys ORDER BY id DESC LIMIT 1');
  const addDelivery = prepare(`
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING`);
  const scanOf = (only: string) =>
    prepare(`
    SELECT s.id, NOT (s.kind = 'lead' AND EXISTS (
      SELECT 1 FROM deliveries d WHERE d.submission_id = s.id AND d.state IN ('pending', 'dead'))
    ) AS old
    FROM submissions s WHERE s.kind = ?1 AND s.state = ?2 ${only} AND s.id > ?3 AND s.id < ?4 ORDER BY s.id LIMIT ?5`);
  // in the words of the indexes submissions_no_lead and submissions_shorter
  const [scanAccepted, scanOthers, scanShorter] = [
    scanOf(''),
    scanOf("AND s.kind <> 'lead'"),
    scanOf("AND s.kind = 'lead' AND s.state <> 'accepted'"),
  ];
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
    find(kind, macs, page) {
      const [found] = ends.all<{ oldest: string | null; newest: string | null }>();
      const part = searchPart(page, found?.oldest ?? undefined, found?.newest ?? undefined);
      if (!part) return { ids: [], next: undefined };
      const { from, to, next } = part;
      const starts = JSON.stringify(hashStarts(macs));
      const rows = find.all<{ id: string }>(from, to, starts, JSON.stringify(macs), kind, page.after);
      return { ids: rows.map(({ id }) => id), next };
    },
    optOut: (marks) =>
      transaction(() => {
        for (const { mac, sealed, at } of marks) optOut.run(mac, sealed, at);
      }),
    optIn: (macs) => optIn.run(JSON.stringify(macs)),
    optOuts: (macs) => optOuts.all<OptOutMark>(JSON.stringify(macs)),
    hold: (submissionId, reason, at) => hold.run(submissionId, reason, at),
    rewrite({ id, before, state, sealed }) {
      const done = transaction(() => {
        const isDone = rewrite.run(id, before, state, sealed) === 1;
        if (isDone && state === 'erased') {
          destroyKey.run(id);
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
    expire({ kind, state, before }, { after, limit }) {
      const scan = kind !== 'lead' ? scanOthers : state === 'accepted' ? scanAccepted : scanShorter;
      const done = transaction(() => {
        const rows = scan.all<{ id: string; old: number }>(kind, state, after, before, limit);
        const ids = rows.filter((row) => row.old === 1).map((row) => row.id);
        const old = JSON.stringify(ids);
        for (const id of ids) removeExchanges.run(id);
        removeLog.run(old);
        removeReplies.run(old);
        removeKeys.run(old);
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
    reseal: (changes) =>
      transaction(() =>
        changes.reduce((sum, { id, before, emailMac, phoneMac, sealed, ownKeyBefore, ownKey }) => {
          if (isAsBefore.all(id, before, ownKeyBefore ?? null).length === 0) return sum;
          if (ownKey) keepKey.run(id, ownKey);
          return sum + reseal.run(id, emailMac, phoneMac, sealed ?? null);
        }, 0),
      ),
    sealedSubmissions: (kind, { after, limit }, { current, own }) =>
      prepare(`
        SELECT s.id, s.sealed, k.sealed AS own_key FROM submissions s LEFT JOIN submission_keys k ON k.id = s.id
        WHERE s.kind = ? AND s.id > ? ${kind === 'lead' ? '' : "AND s.kind <> 'lead'"}
          AND NOT CASE WHEN s.state = 'erased' THEN ${beginning('s.sealed', current)}
            ELSE ${beginning('s.sealed', own)} AND k.sealed IS NOT NULL AND (k.sealed = x'' OR ${beginning('k.sealed', current)}) END
        ORDER BY s.id LIMIT ?`)
        .all<EncryptedRow & { readonly own_key: Uint8Array | null }>(kind, after, limit)
        .map(toEncryptedRow),
    unfinishedErasures: ({ after, limit }) => unfinished.all<{ id: string }>(after, limit).map(({ id }) => id),
    newestOwnKey: () => newestKey.all<{ id: string }>()[0]?.id,
    encryptedRows(table, { after, limit }, without = []) {
      const id = `t.${idColumns[table]}`;
      const ownKey = ownKeyColumn(table, `substr(${id}, 1, instr(${id}, '.') - 1)`);
      return prepare(
        `SELECT ${id} AS id, t.sealed, ${ownKey} AS own_key FROM ${table} t WHERE ${id} > ? AND NOT ${beginning('t.sealed', without)} ORDER BY ${id} LIMIT ?`,
      )
        .all<EncryptedRow & { readonly own_key: Uint8Array | null }>(after, limit)
        .map(toEncryptedRow);
    },
    replaceEncrypted: (table, rows) =>
      transaction(() => {
        const replace = prepare(`UPDATE ${table} SET sealed = ?3 WHERE ${idColumns[table]} = ?1 AND sealed = ?2`);
        return rows.reduce((sum, { id, before, sealed }) => sum + replace.run(id, before, sealed), 0);
      }),
  };
}
