import type { SQLInputValue } from 'node:sqlite';
import { parseDeliveryId } from '../delivery-id.ts';
import type { DeliveryStore, ReplayRange, WriteOffRange } from '../delivery-store.ts';
import { maxLeaseMs } from '../outbox-store.ts';
import type { BatchResult, Page } from '../records.ts';
import {
  type AttemptLogRow,
  type DeliveryRow,
  rangePart,
  rangeStart,
  resetAttemptsSql,
  toAttemptLog,
  toDelivery,
  writtenOffReason,
} from '../rows.ts';
import { nthOf } from './sql.ts';
import type { Database, Sync } from './sync.ts';

type ChangeRange = (range: ReplayRange | WriteOffRange, page: Page, ...values: SQLInputValue[]) => BatchResult;

/** Prepares a change to those of a range that are meant, a page at a time. @param isMeant SQL, with the state as ?3 and the destination as ?4 */
function rangeChange({ prepare, transaction }: Database, change: string, isMeant: string): ChangeRange {
  const of = (only: string) => ({
    nth: prepare(nthOf(only)),
    update: prepare(`${change} WHERE ${only} submission_id >= ?1 AND submission_id < ?2 AND ${isMeant}`),
  });
  // as the index deliveries_dead has it, so that the few dead ones are found
  const [dead, any] = [of("state = 'dead' AND"), of('')];
  return (range, { after, limit }, ...values) =>
    transaction(() => {
      const { nth, update } = range.state === 'dead' ? dead : any;
      const start = rangeStart(range.from, after);
      const { from, to, next } = rangePart(start, range.to, nth.all<{ id: string }>(start, range.to, limit - 1)[0]?.id);
      return { count: update.run(from, to, range.state ?? '', range.destination ?? '', ...values), next };
    });
}

function listIn({ prepare }: Database): Sync<DeliveryStore>['deliveries'] {
  const all = prepare(
    'SELECT * FROM deliveries WHERE (submission_id, destination) > (?, ?) ORDER BY submission_id, destination LIMIT ?',
  );
  const dead = prepare(`
    SELECT * FROM deliveries WHERE state = 'dead' AND submission_id >= ?1 AND (submission_id, destination) > (?1, ?2)
    ORDER BY submission_id, destination LIMIT ?3`);
  const inState = prepare(`
    SELECT * FROM deliveries WHERE state = ? AND (submission_id, destination) > (?, ?)
    ORDER BY submission_id, destination LIMIT ?`);
  return (state, { after, limit }) => {
    const start = parseDeliveryId(after);
    if (state === undefined) return all.all<DeliveryRow>(...start, limit).map(toDelivery);
    if (state === 'dead') return dead.all<DeliveryRow>(...start, limit).map(toDelivery);
    return inState.all<DeliveryRow>(state, ...start, limit).map(toDelivery);
  };
}

/** Of a held delivery: its attempt may still be in flight (see `DeliveryStore.replay`). */
const isInFlight = `state = 'held' AND next_at > ?1 AND next_at <= ?1 + ${maxLeaseMs}`;

/** `DeliveryStore` on SQLite, in the thread that has the file. */
export function deliveriesIn(database: Database): Sync<DeliveryStore> {
  const { prepare, transaction } = database;
  const attemptLog = prepare(
    'SELECT e.sealed, k.sealed AS own_key FROM exchanges e LEFT JOIN submission_keys k ON k.id = ?2 WHERE e.id = ?1',
  );
  const addDelivery = prepare(`
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5) ON CONFLICT DO NOTHING`);
  const hold = prepare(`
    UPDATE deliveries SET state = 'held', reason = ?2, updated_at = ?3
    WHERE submission_id = ?1 AND state IN ('pending', 'dead', 'no_partner') AND (?4 = '' OR destination = ?4)`);
  const replay = prepare(`
    UPDATE deliveries SET state = 'pending', reason = '', updated_at = ?1,
      attempts = CASE WHEN ${isInFlight} THEN attempts ELSE ${resetAttemptsSql} END,
      next_at = CASE WHEN ${isInFlight} THEN next_at ELSE ?1 END
    WHERE submission_id = ?2 AND destination = ?3 AND state IN (SELECT value FROM json_each(?4))
      AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.state = 'erased')`);
  const replayRange = rangeChange(
    database,
    `UPDATE deliveries SET state = 'pending', reason = '', attempts = ${resetAttemptsSql}, next_at = ?5, updated_at = ?5`,
    "state = ?3 AND (?4 = '' OR destination = ?4)",
  );
  const writeOff = rangeChange(
    database,
    `UPDATE deliveries SET state = 'held', updated_at = ?5, reason = '${writtenOffReason}' || CASE reason WHEN '' THEN '' ELSE ': ' || reason END`,
    `(?3 = '' OR state = ?3) AND destination = ?4
      AND (state IN ('pending', 'dead') OR (state = 'held' AND reason IN (SELECT value FROM json_each(?6))))`,
  );
  return {
    deliveries: listIn(database),
    attemptLog: (id) => attemptLog.all<AttemptLogRow>(id, parseDeliveryId(id)[0]).map(toAttemptLog)[0],
    addDeliveries: (submissionId, deliveries, at) =>
      transaction(() => {
        for (const { destination, state, reason } of deliveries) addDelivery.run(submissionId, destination, state, reason, at);
      }),
    hold: (submissionId, reason, at, destination = '') => hold.run(submissionId, reason, at, destination),
    replay: (submissionId, destination, now, states) => replay.run(now, submissionId, destination, JSON.stringify(states)) === 1,
    replayRange: (range, now, page) => replayRange(range, page, now),
    writeOff: (range, reasons, now, page) => writeOff(range, page, now, JSON.stringify(reasons)),
  };
}
