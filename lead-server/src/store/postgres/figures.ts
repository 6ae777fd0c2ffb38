import type { DeliveryCount, FigureStore, HeldLeads, LeadCount, QueueDepth, WaitingRequests } from '../figure-store.ts';
import { afterEveryId } from '../rows.ts';
import type { Connection } from './connection.ts';

const sql = {
  // each half reads an index that has such rows only
  queues: `
    SELECT destination, sum(pending)::int AS pending, max(oldest)::text AS "oldestDue", sum(dead)::int AS dead FROM (
      SELECT destination, count(*) AS pending, min(next_at) AS oldest, 0 AS dead
      FROM deliveries WHERE state = 'pending' GROUP BY destination
      UNION ALL
      SELECT destination, 0, 0, count(*) FROM deliveries WHERE state = 'dead' GROUP BY destination) AS halves
    GROUP BY destination ORDER BY destination`,
  // in the words of the index submissions_waiting
  requests: `
    SELECT count(*)::int AS count, coalesce(min(received_at), 0)::text AS oldest FROM submissions
    WHERE kind = 'privacy' AND state IN ('open', 'unverified')`,
  held: `
    SELECT reason, count(DISTINCT submission_id)::int AS leads, min(updated_at)::text AS oldest FROM deliveries
    WHERE state = 'held' AND reason = ANY($1) GROUP BY reason ORDER BY reason`,
  // the range is said of both: else all deliveries are read
  deliveries: `
    SELECT d.destination, d.state, (s.received_at / $2::bigint * $2::bigint)::text AS at, count(*)::int AS count
    FROM submissions s JOIN deliveries d ON d.submission_id = s.id
    WHERE s.id >= $1 AND s.id < $3 AND d.submission_id >= $1 AND d.submission_id < $3 AND s.state <> 'test' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  leads: `
    SELECT (received_at / $2::bigint * $2::bigint)::text AS at, count(*)::int AS count FROM submissions
    WHERE id >= $1 AND id < $3 AND kind = 'lead' AND state <> 'test' GROUP BY 1 ORDER BY 1`,
};

/** `FigureStore` on PostgreSQL, which gives its 64-bit numbers as text. */
export const figuresIn = ({ rows }: Connection): FigureStore => ({
  queueDepths: async () => (await rows<QueueDepth>(sql.queues)).map((row) => ({ ...row, oldestDue: Number(row.oldestDue) })),
  async waitingRequests() {
    const [row] = (await rows<WaitingRequests>(sql.requests)) as [WaitingRequests];
    return { ...row, oldest: Number(row.oldest) };
  },
  heldLeads: async (reasons) =>
    (await rows<HeldLeads>(sql.held, [reasons])).map((row) => ({ ...row, oldest: Number(row.oldest) })),
  deliveryCounts: async (since, everyMs, until = afterEveryId) =>
    (await rows<DeliveryCount>(sql.deliveries, [since, everyMs, until])).map((row) => ({ ...row, at: Number(row.at) })),
  leadCounts: async (since, everyMs, until = afterEveryId) =>
    (await rows<LeadCount>(sql.leads, [since, everyMs, until])).map((row) => ({ ...row, at: Number(row.at) })),
});
