import type { DeliveryCount, FigureStore, HeldLeads, LeadCount, QueueDepth, WaitingRequests } from '../figure-store.ts';
import { afterEveryId } from '../rows.ts';
import type { Database, Sync } from './sync.ts';

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
  const deliveries = prepare(`
    SELECT d.destination, d.state, s.received_at - s.received_at % CAST(?2 AS INTEGER) AS at, count(*) AS count
    FROM submissions s JOIN deliveries d ON d.submission_id = s.id
    WHERE s.id >= ?1 AND s.id < ?3 AND d.submission_id >= ?1 AND d.submission_id < ?3 AND s.state <> 'test' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  const leads = prepare(`
    SELECT received_at - received_at % CAST(?2 AS INTEGER) AS at, count(*) AS count FROM submissions
    WHERE id >= ?1 AND id < ?3 AND kind = 'lead' AND state <> 'test' GROUP BY 1 ORDER BY 1`);
  return {
    queueDepths: () => queues.all<QueueDepth>(),
    waitingRequests: () => requests.all<WaitingRequests>()[0] as WaitingRequests,
    heldLeads: (reasons) => held.all<HeldLeads>(JSON.stringify(reasons)),
    deliveryCounts: (since, everyMs, until = afterEveryId) => deliveries.all<DeliveryCount>(since, everyMs, until),
    leadCounts: (since, everyMs, until = afterEveryId) => leads.all<LeadCount>(since, everyMs, until),
  };
}
