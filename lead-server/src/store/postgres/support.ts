import type pg from 'pg';
import { dropped } from '../rows.ts';
import type { DeliveryCount, Fact, HeldLeads, QueueDepth, SupportStore, WaitingRequests } from '../support.ts';

type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<pg.QueryResult<Row>>;

const sql = {
  exchange: 'SELECT sealed FROM exchanges WHERE id = $1',
  replayRange: `
    UPDATE deliveries SET state = 'pending', reason = '', attempts = least(attempts, 1), next_at = $1, updated_at = $1
    WHERE submission_id >= $2 AND submission_id < $3 AND state = $4 AND ($5::text IS NULL OR destination = $5)`,
  drop: `
    UPDATE deliveries SET state = 'held', updated_at = $1, reason = '${dropped}' || CASE reason WHEN '' THEN '' ELSE ': ' || reason END
    WHERE submission_id >= $2 AND submission_id < $3 AND destination = $4 AND ($5::text IS NULL OR state = $5)
      AND (state IN ('pending', 'dead') OR (state = 'held' AND reason = ANY($6)))`,
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
  counts: `
    SELECT d.destination, d.state, (s.received_at / $2::bigint * $2::bigint)::text AS at, count(*)::int AS count
    FROM submissions s JOIN deliveries d ON d.submission_id = s.id
    WHERE s.id >= $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
};

/** `SupportStore` on PostgreSQL, which gives its 64-bit numbers as text. */
export function supportIn(query: Query): SupportStore {
  const rowsOf = async <Row extends object>(text: string, values: readonly unknown[]) => (await query<Row>(text, values)).rows;
  return {
    exchange: async (id) => (await rowsOf<{ sealed: Uint8Array }>(sql.exchange, [id]))[0]?.sealed,
    replayRange: async ({ from, to, state, destination }, now) =>
      (await query(sql.replayRange, [now, from, to, state, destination ?? null])).rowCount ?? 0,
    drop: async ({ from, to, destination, state }, reasons, now) =>
      (await query(sql.drop, [now, from, to, destination, state ?? null, reasons])).rowCount ?? 0,
    queue: async () => (await rowsOf<QueueDepth>(sql.queue, [])).map((row) => ({ ...row, oldestDue: Number(row.oldestDue) })),
    async waitingRequests() {
      const [row] = (await rowsOf<WaitingRequests>(sql.waiting, [])) as [WaitingRequests];
      return { ...row, oldest: Number(row.oldest) };
    },
    heldLeads: async (reasons) =>
      (await rowsOf<HeldLeads>(sql.held, [reasons])).map((row) => ({ ...row, oldest: Number(row.oldest) })),
    facts: (prefix, { after, limit }) => rowsOf<Fact>(sql.facts, [after, prefix, limit]),
    deliveryCounts: async (since, everyMs) =>
      (await rowsOf<DeliveryCount>(sql.counts, [since, everyMs])).map((row) => ({ ...row, at: Number(row.at) })),
  };
}
