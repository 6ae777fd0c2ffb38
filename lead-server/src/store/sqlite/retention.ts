import { firstUuidAt } from '../../lib/uuid.ts';
import type { ExpiryRule, RetentionStore } from '../retention-store.ts';
import { nextCursor, rangePart, rangeStart } from '../rows.ts';
import { isIn, nthOf, removeExchangesOf } from './sql.ts';
import type { Database, Sync } from './sync.ts';

/** Prepares the removal of submissions with all that belongs to them. @returns how many there were */
function removalIn({ prepare }: Database): (ids: readonly string[]) => number {
  // a delivery's id is its submission's, a dot and its destination
  const exchanges = prepare(removeExchangesOf);
  const rest = [
    ...['deliveries', 'replies', 'lead_arrivals', 'experiment_leads'].map((table) =>
      prepare(`DELETE FROM ${table} WHERE ${isIn('submission_id', 1)}`),
    ),
    prepare(`DELETE FROM submission_keys WHERE ${isIn('id', 1)}`),
  ];
  const submissions = prepare(`DELETE FROM submissions WHERE ${isIn('id', 1)}`);
  return (ids) => {
    for (const id of ids) exchanges.run(id);
    const list = JSON.stringify(ids);
    for (const each of rest) each.run(list);
    return submissions.run(list);
  };
}

/** Prepares the search for what a rule names, in the words of the indexes submissions_no_lead and submissions_shorter. */
function scanIn({ prepare }: Database) {
  const scanOf = (only: string) =>
    prepare(`
    SELECT s.id, NOT (s.kind = 'lead' AND EXISTS (
      SELECT 1 FROM deliveries d WHERE d.submission_id = s.id AND d.state IN ('pending', 'dead'))
    ) AS old
    FROM submissions s WHERE s.kind = ?1 AND s.state = ?2 ${only} AND s.id > ?3 AND s.id < ?4 ORDER BY s.id LIMIT ?5`);
  const [accepted, others, shorter] = [
    scanOf(''),
    scanOf("AND s.kind <> 'lead'"),
    scanOf("AND s.kind = 'lead' AND s.state <> 'accepted'"),
  ];
  return ({ kind, state }: ExpiryRule) => {
    if (kind !== 'lead') return others;
    return state === 'accepted' ? accepted : shorter;
  };
}

/** `RetentionStore` on SQLite, in the thread that has the file. */
export function retentionIn(database: Database): Sync<RetentionStore> {
  const { prepare, transaction, onErased } = database;
  const [scanFor, remove] = [scanIn(database), removalIn(database)];
  const nth = prepare(nthOf());
  const expireDeliveries = prepare(`
    DELETE FROM deliveries
    WHERE submission_id >= ?1 AND submission_id < ?2 AND updated_at < ?3 AND state IN ('delivered', 'held', 'no_partner')
    RETURNING submission_id || '.' || destination AS id`);
  const removeExchanges = prepare(`DELETE FROM exchanges WHERE ${isIn('id', 1)}`);
  return {
    expire(rule, { after, limit }) {
      const done = transaction(() => {
        const rows = scanFor(rule).all<{ id: string; old: number }>(rule.kind, rule.state, after, rule.before, limit);
        const count = remove(rows.filter(({ old }) => old === 1).map(({ id }) => id));
        return { count, next: nextCursor(rows.length, limit, rows.at(-1)?.id) };
      });
      if (done.count > 0) onErased();
      return done;
    },
    expireDeliveries: (before, { after, limit }) =>
      transaction(() => {
        const [start, end] = [rangeStart('', after), firstUuidAt(Math.max(0, before))];
        const { from, to, next } = rangePart(start, end, nth.all<{ id: string }>(start, end, limit - 1)[0]?.id);
        const removed = expireDeliveries.all<{ id: string }>(from, to, before).map((row) => row.id);
        removeExchanges.run(JSON.stringify(removed));
        return { count: removed.length, next };
      }),
  };
}
