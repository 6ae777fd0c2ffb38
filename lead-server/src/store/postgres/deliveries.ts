import { parseDeliveryId } from '../delivery-id.ts';
import type { DeliveryStore, ReplayRange, WriteOffRange } from '../delivery-store.ts';
import { maxLeaseMs } from '../outbox-store.ts';
import type { BatchResult, DeliveryState, Page } from '../records.ts';
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
import type { Connection } from './connection.ts';
import { nthOf } from './sql.ts';

/** Of a held delivery: its attempt may still be under way (see `DeliveryStore.replay`). */
const isInFlight = `state = 'held' AND next_at > $1 AND next_at <= $1 + ${maxLeaseMs}`;

const sql = {
  /** Those given up are in an index of their own, whose words these are. */
  list: (state: DeliveryState | undefined) => `
    SELECT * FROM deliveries WHERE ${state === undefined ? '' : `state = '${state}' AND`}
      (submission_id, destination) > ($1, $2) AND submission_id >= $1
    ORDER BY submission_id, destination LIMIT $3`,
  attemptLog: 'SELECT e.sealed, k.sealed AS own_key FROM exchanges e LEFT JOIN submission_keys k ON k.id = $2 WHERE e.id = $1',
  addDeliveries: `
    INSERT INTO deliveries (submission_id, destination, state, reason, next_at, updated_at)
    SELECT $1, destination, state, reason, $3::bigint, $3::bigint
    FROM json_to_recordset($2::json) AS d(destination text, state text, reason text) ON CONFLICT DO NOTHING`,
  hold: `
    UPDATE deliveries SET state = 'held', reason = $2, updated_at = $3
    WHERE submission_id = $1 AND state IN ('pending', 'dead', 'no_partner') AND ($4 = '' OR destination = $4)`,
  replay: `
    UPDATE deliveries SET state = 'pending', reason = '', updated_at = $1::bigint,
      attempts = CASE WHEN ${isInFlight} THEN attempts ELSE ${resetAttemptsSql} END,
      next_at = CASE WHEN ${isInFlight} THEN next_at ELSE $1 END
    WHERE submission_id = $2 AND destination = $3 AND state = ANY($4)
      AND NOT EXISTS (SELECT 1 FROM submissions s WHERE s.id = submission_id AND s.state = 'erased')`,
  replayRange: `
    UPDATE deliveries SET state = 'pending', reason = '', attempts = ${resetAttemptsSql}, next_at = $4, updated_at = $4
    WHERE submission_id >= $1 AND submission_id < $2 AND ($3::text IS NULL OR destination = $3)`,
  writeOff: `
    UPDATE deliveries SET state = 'held', updated_at = $4, reason = '${writtenOffReason}' || CASE reason WHEN '' THEN '' ELSE ': ' || reason END
    WHERE submission_id >= $1 AND submission_id < $2 AND destination = $3
      AND (state IN ('pending', 'dead') OR (state = 'held' AND reason = ANY($5)))`,
};

/** Changes a page of a range. Two plain statements: each is planned by the very ids that it is to read. */
async function changeRange(
  { rows, count }: Connection,
  text: string,
  { from: first, to: end, state, destination }: ReplayRange | WriteOffRange,
  { after, limit }: Page,
  ...more: readonly unknown[]
): Promise<BatchResult> {
  const start = rangeStart(first, after);
  // as the index deliveries_dead has it, so that the few dead ones are found
  const only = state === 'dead' ? "state = 'dead' AND" : '';
  const [last] = await rows<{ id: string }>(nthOf(only), [start, end, limit - 1]);
  const { from, to, next } = rangePart(start, end, last?.id);
  // other states avoid the index of due rows, which would read everything that waits
  const inState = state === undefined ? '' : state === 'dead' ? " AND state = 'dead'" : ` AND state || '' = '${state}'`;
  return { count: await count(text + inState, [from, to, destination ?? null, ...more]), next };
}

/** `DeliveryStore` on PostgreSQL. */
export function deliveriesIn(connection: Connection): DeliveryStore {
  const { rows, count } = connection;
  return {
    deliveries: async (state, { after, limit }) =>
      (await rows<DeliveryRow>(sql.list(state), [...parseDeliveryId(after), limit])).map(toDelivery),
    attemptLog: async (id) => (await rows<AttemptLogRow>(sql.attemptLog, [id, parseDeliveryId(id)[0]])).map(toAttemptLog)[0],
    addDeliveries: async (submissionId, deliveries, at) =>
      void (await count(sql.addDeliveries, [submissionId, JSON.stringify(deliveries), at])),
    hold: (submissionId, reason, at, destination = '') => count(sql.hold, [submissionId, reason, at, destination]),
    replay: async (submissionId, destination, now, states) =>
      (await count(sql.replay, [now, submissionId, destination, states])) === 1,
    replayRange: (range, now, page) => changeRange(connection, sql.replayRange, range, page, now),
    writeOff: (range, reasons, now, page) => changeRange(connection, sql.writeOff, range, page, now, reasons),
  };
}
