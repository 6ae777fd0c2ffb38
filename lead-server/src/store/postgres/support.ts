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
import { type Query, rowsBy } from './query.ts';
import { nthOf } from './statements.ts';

const sql = {
  exchange: 'SELECT e.sealed, k.sealed AS own_key FROM exchanges e LEFT JOIN submission_keys k ON k.id = $2 WHERE e.id = $1',
  replayRange: `
    UPDATE deliveries SET state = 'pending', reason = '', attempts = ${resetAttemptsSql}, next_at = $4, updated_at = $4
    WHERE submission_id >= $1 AND submission_id < $2 AND ($3::text IS NULL OR destination = $3)`,
  drop: `
    UPDATE deliveries SET state = 'held', updated_at = $4, reason = '${writtenOffReason}' || CASE reason WHEN '' THEN '' ELSE ': ' || reason END
    WHERE submission_id >= $1 AND submission_id < $2 AND destination = $3
      AND (state IN ('pending', 'dead') OR (state = 'held' AND reason = ANY($5)))`,
  // each half reads an index that has such rows only
  queue: `
    SELECT destination, sum(pending)::int AS pending, max(oldest)::text AS "oldestDue", sum(dead)::int AS dead FROM (
      SELECT destination, count(*) AS pending, min(next_at) AS oldest, 0 AS dead
      FROM deliveries WHERE state = 'pending' GROUP BY destination
      UNION ALL
      SELECT destination, 0, 0, count(*) FROM deliveries WHERE state = 'dead' GROUP BY destination) AS halves
    GROUP BY destination ORDER BY destination`,
  // in the words of the index submissions_waiting
  waiting: `
    SELECT count(*)::int AS count, coalesce(min(received_at), 0)::text AS oldest FROM submissions
    WHERE kind = 'privacy' AND state IN ('open', 'unverified')`,
  held: `
    SELECT reason, count(DISTINCT submission_id)::int AS leads, min(updated_at)::text AS oldest FROM deliveries
    WHERE state = 'held' AND reason = ANY($1) GROUP BY reason ORDER BY reason`,
  facts: 'SELECT name, value FROM facts WHERE name > $1 AND name >= $2 AND name < $2 || chr(1114111) ORDER BY name LIMIT $3',
  // the range is said of both: else all deliveries are read
  counts: `
    SELECT d.destination, d.state, (s.received_at / $2::bigint * $2::bigint)::text AS at, count(*)::int AS count
    FROM submissions s JOIN deliveries d ON d.submission_id = s.id
    WHERE s.id >= $1 AND s.id < $3 AND d.submission_id >= $1 AND d.submission_id < $3 AND s.state <> 'test' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
};

/** `SupportStore` on PostgreSQL, which gives its 64-bit numbers as text. */
export function supportIn(query: Query): SupportStore {
  const rowsOf = rowsBy(query);
  /** Does a piece of what is done to those of a range. Two plain statements: each is planned by the very ids that it is to read. */
  async function change(
    text: string,
    { from: first, to: end, state, destination }: ReplayRange | WriteOffRange,
    { after, limit }: Page,
    ...more: readonly unknown[]
  ): Promise<BatchResult> {
    const start = rangeStart(first, after);
    // as the index deliveries_dead has it, so that the few dead ones are found
    const only = state === 'dead' ? "state = 'dead' AND" : '';
    const [last] = await rowsOf<{ id: string }>(nthOf(only), [start, end, limit - 1]);
    const { from, to, next } = rangePart(start, end, last?.id);
    // other states avoid the index of due rows, which would read everything that waits
    const inState = state === undefined ? '' : state === 'dead' ? " AND state = 'dead'" : ` AND state || '' = '${state}'`;
    return { count: (await query(text + inState, [from, to, destination ?? null, ...more])).rowCount ?? 0, next };
  }
  return {
    attemptLog: async (id) => (await rowsOf<AttemptLogRow>(sql.exchange, [id, parseDeliveryId(id)[0]])).map(toAttemptLog)[0],
    replayRange: (range, now, page) => change(sql.replayRange, range, page, now),
    writeOff: (range, reasons, now, page) => change(sql.drop, range, page, now, reasons),
    queueDepths: async () =>
      (await rowsOf<QueueDepth>(sql.queue, [])).map((row) => ({ ...row, oldestDue: Number(row.oldestDue) })),
    async waitingRequests() {
      const [row] = (await rowsOf<WaitingRequests>(sql.waiting, [])) as [WaitingRequests];
      return { ...row, oldest: Number(row.oldest) };
    },
    heldLeads: async (reasons) =>
      (await rowsOf<HeldLeads>(sql.held, [reasons])).map((row) => ({ ...row, oldest: Number(row.oldest) })),
    valuesWithPrefix: (prefix, { after, limit }) => rowsOf<StoredValue>(sql.facts, [after, prefix, limit]),
    deliveryCounts: async (since, everyMs, until = afterEveryId) =>
      (await rowsOf<DeliveryCount>(sql.counts, [since, everyMs, until])).map((row) => ({ ...row, at: Number(row.at) })),
  };
}
