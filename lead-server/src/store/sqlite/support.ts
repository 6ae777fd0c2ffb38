import type { SQLInputValue } from 'node:sqlite';
import { parseDeliveryId } from '../delivery-id.ts';
import type { BatchResult, Page } from '../records.ts';
import {
  type AttemptLogRow,
  afterEveryId,
  rangePart,
  rangeStart,
  resetAttemptsSql,
  toAttemptLog,
  writtenOffReason,
} from '../rows.ts';

import type {
  DeliveryCount,
  HeldLeads,
  QueueDepth,
  ReplayRange,
  StoredValue,
  SupportStore,
  WaitingRequests,
  WriteOffRange,
} from '../support-store.ts';
import { nthOf } from './statements.ts';
import type { Statement, Sync } from './sync.ts';

/** `SupportStore` on SQLite, in the thread that has the file. */
export function supportIn(prepare: (text: string) => Statement, transaction: <T>(work: () => T) => T): Sync<SupportStore> {
  const exchange = prepare(
    'SELECT e.sealed, k.sealed AS own_key FROM exchanges e LEFT JOIN submission_keys k ON k.id = ?2 WHERE e.id = ?1',
  );
  /** What is done to those of a range that are meant, piece by piece. */
  function inParts(change: string, isMeant: string) {
    const of = (only: string) => ({
      nth: prepare(nthOf(only)),
      change: prepare(`${change} WHERE ${only} submission_id >= ?1 AND submission_id < ?2 AND ${isMeant}`),
    });
    // as the index deliveries_dead has it, so that the few dead ones are found
    const [dead, any] = [of("state = 'dead' AND"), of('')];
    return (range: ReplayRange | WriteOffRange, { after, limit }: Page, ...values: SQLInputValue[]): BatchResult =>
      transaction(() => {
        const { nth, change } = range.state === 'dead' ? dead : any;
        const start = rangeStart(range.from, after);
        const { from, to, next } = rangePart(start, range.to, nth.all<{ id: string }>(start, range.to, limit - 1)[0]?.id);
        return { count: change.run(from, to, range.state ?? '', range.destination ?? '', ...values), next };
      });
  }
  const replayRange = inParts(
    `UPDATE deliveries SET state = 'pending', reason = '', attempts = ${resetAttemptsSql}, next_at = ?5, updated_at = ?5`,
    "state = ?3 AND (?4 = '' OR destination = ?4)",
  );
  const drop = inParts(
    `UPDATE deliveries SET state = 'held', updated_at = ?5, reason = '${writtenOffReason}' || CASE reason WHEN '' THEN '' ELSE ': ' || reason END`,
    `(?3 = '' OR state = ?3) AND destination = ?4
      AND (state IN ('pending', 'dead') OR (state = 'held' AND reason IN (SELECT value FROM json_each(?6))))`,
  );
  // each half reads an index that has such rows only
  const queue = prepare(`
    SELECT destination, sum(pending) AS pending, max(oldest) AS oldestDue, sum(dead) AS dead FROM (
      SELECT destination, count(*) AS pending, min(next_at) AS oldest, 0 AS dead
      FROM deliveries WHERE state = 'pending' GROUP BY destination
      UNION ALL
      SELECT destination, 0, 0, count(*) FROM deliveries WHERE state = 'dead' GROUP BY destination)
    GROUP BY destination ORDER BY destination`);
  // in the words of the index submissions_waiting
  const waiting = prepare(`
    SELECT count(*) AS count, coalesce(min(received_at), 0) AS oldest FROM submissions
    WHERE kind = 'privacy' AND state IN ('open', 'unverified')`);
  const held = prepare(`
    SELECT reason, count(DISTINCT submission_id) AS leads, min(updated_at) AS oldest FROM deliveries
    WHERE state = 'held' AND reason IN (SELECT value FROM json_each(?)) GROUP BY reason ORDER BY reason`);
  const counts = prepare(`
    SELECT d.destination, d.state, s.received_at - s.received_at % CAST(?2 AS INTEGER) AS at, count(*) AS count
    FROM submissions s JOIN deliveries d ON d.submission_id = s.id
    WHERE s.id >= ?1 AND s.id < ?3 AND d.submission_id >= ?1 AND d.submission_id < ?3 AND s.state <> 'test' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  const facts = prepare(
    'SELECT name, value FROM facts WHERE name > ?1 AND name >= ?2 AND name < ?2 || char(1114111) ORDER BY name LIMIT ?3',
  );
  return {
    attemptLog: (id) => exchange.all<AttemptLogRow>(id, parseDeliveryId(id)[0]).map(toAttemptLog)[0],
    replayRange: (range, now, page) => replayRange(range, page, now),
    writeOff: (range, reasons, now, page) => drop(range, page, now, JSON.stringify(reasons)),
    queueDepths: () => queue.all<QueueDepth>(),
    waitingRequests: () => waiting.all<WaitingRequests>()[0] as WaitingRequests,
    heldLeads: (reasons) => held.all<HeldLeads>(JSON.stringify(reasons)),
    valuesWithPrefix: (prefix, { after, limit }) => facts.all<StoredValue>(after, prefix, limit),
    deliveryCounts: (since, everyMs, until = afterEveryId) => counts.all<DeliveryCount>(since, everyMs, until),
  };
}
