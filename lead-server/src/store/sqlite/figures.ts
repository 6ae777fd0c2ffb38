import type { DeliveryCount, FigureStore, HeldLeads, QueueDepth, WaitingRequests } from '../figure-store.ts';
import { afterEveryId } from '../rows.ts';
import type { Database, Sync } from './sync.ts';

/** Submissions are wide: of them the few tests alone are read, in the words of the index submissions_shorter. */
export const deliveryCountsSql = `
  SELECT destination, state, count(*) AS count FROM deliveries WHERE submission_id >= ?1 AND submission_id < ?2
    AND submission_id NOT IN (
      SELECT id FROM submissions WHERE kind = 'lead' AND state <> 'accepted' AND state = 'test' AND id >= ?1 AND id < ?2)
  GROUP BY 1, 2 ORDER BY 1, 2`;

/** `FigureStore` on SQLite, in the thread that has the file. */
export function figuresIn({ prepare }: Database): Sync<FigureStore> {
  // each half reads an index that has such rows only
  const queues = prepare(`
    SELECT destination, sum(pending) AS pending, max(oldest) AS oldestDue, sum(dead) AS dead FROM (
      SELECT destination, count(*) AS pending, min(next_at) AS oldest, 0 AS dead
      FROM deliveries WHERE state = 'pending' GROUP BY destination
      UNION ALL
      SELECT destination, 0, 0, count(*) FROM deliveries WHERE state = 'dead' GROUP BY destination)
    GROUP BY destination ORDER BY destination`);
  // in the words of the index submissions_waiting
  const requests = prepare(`
    SELECT count(*) AS count, coalesce(min(received_at), 0) AS oldest FROM submissions
    WHERE kind = 'privacy' AND state IN ('open', 'unverified')`);
  const held = prepare(`
    SELECT reason, count(DISTINCT submission_id) AS leads, min(updated_at) AS oldest FROM deliveries
    WHERE state = 'held' AND reason IN (SELECT value FROM json_each(?)) GROUP BY reason ORDER BY reason`);
  const deliveries = prepare(deliveryCountsSql);
  const leads = prepare(
    "SELECT count(*) AS count FROM submissions WHERE id >= ?1 AND id < ?2 AND kind = 'lead' AND state <> 'test'",
  );
  return {
    queueDepths: () => queues.all<QueueDepth>(),
    waitingRequests: () => requests.all<WaitingRequests>()[0] as WaitingRequests,
    heldLeads: (reasons) => held.all<HeldLeads>(JSON.stringify(reasons)),
    deliveryCounts: (since, until = afterEveryId) => deliveries.all<DeliveryCount>(since, until),
    leadCount: (since, until = afterEveryId) => leads.all<{ count: number }>(since, until)[0]?.count ?? 0,
  };
}
