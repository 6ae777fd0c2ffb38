import type { DeliveryCount, FigureStore, HeldLeads, QueueDepth, WaitingRequests } from '../figure-store.ts';
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
  // submissions are wide: of them the few tests alone are read, in the words of the index submissions_shorter
  deliveries: `
    SELECT destination, state, count(*)::int AS count FROM deliveries WHERE submission_id >= $1 AND submission_id < $2
      AND submission_id NOT IN (
        SELECT id FROM submissions WHERE kind = 'lead' AND state <> 'accepted' AND state = 'test' AND id >= $1 AND id < $2)
    GROUP BY 1, 2 ORDER BY 1, 2`,
  leads: "SELECT count(*)::int AS count FROM submissions WHERE id >= $1 AND id < $2 AND kind = 'lead' AND state <> 'test'",
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
  deliveryCounts: (since, until = afterEveryId) => rows<DeliveryCount>(sql.deliveries, [since, until]),
  leadCount: async (since, until = afterEveryId) => (await rows<{ count: number }>(sql.leads, [since, until]))[0]?.count ?? 0,
});
