import type { Store } from '../store/store.ts';
import type { QueueDepth, WaitingRequests } from '../store/support.ts';

export interface Health {
  readonly ok: boolean;
  /** A sentence for each thing that a person should look at. */
  readonly problems: readonly string[];
  readonly queue: readonly QueueDepth[];
  readonly requests: WaitingRequests;
}

/** What has been due for longer than this is not being sent: no worker runs, or the partner rests behind its breaker. */
const lateMs = 10 * 60_000;

const dayMs = 86_400_000;

function requestsProblem({ count, oldest }: WaitingRequests, now: number): readonly string[] {
  if (count === 0) return [];
  const [days, since] = [Math.max(0, Math.floor((now - oldest) / dayMs)), new Date(oldest).toISOString().slice(0, 10)];
  const age = `the oldest since ${since} (${days} ${days === 1 ? 'day' : 'days'})`;
  return [`privacy requests: ${count} to be looked at, ${age}. See ops requests --state open, and --state unverified.`];
}

/** What `ops health` and /ops say about the outbox and about privacy requests. @throws StoreUnavailable */
export async function readHealth(store: Store, now: number): Promise<Health> {
  const [queue, requests] = await Promise.all([store.queue(), store.waitingRequests()]);
  const stuck = queue.flatMap(({ destination, dead, oldestDue }) => [
    ...(dead > 0 ? [`${destination}: ${dead} given up. Look at them with ops deliveries --state dead, then ops replay.`] : []),
    ...(oldestDue > 0 && now - oldestDue > lateMs
      ? [`${destination}: something is due since ${new Date(oldestDue).toISOString()} and is not being sent.`]
      : []),
  ]);
  const problems = [...stuck, ...requestsProblem(requests, now)];
  return { ok: problems.length === 0, problems, queue, requests };
}
