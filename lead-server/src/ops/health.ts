import type { Store } from '../store/store.ts';
import type { QueueDepth } from '../store/support.ts';

export interface Health {
  readonly ok: boolean;
  /** A sentence for each thing that a person should look at. */
  readonly problems: readonly string[];
  readonly queue: readonly QueueDepth[];
}

/** What has been due for longer than this is not being sent: no worker runs, or the partner rests behind its breaker. */
const lateMs = 10 * 60_000;

/** What `ops health` and /ops say about the outbox. @throws StoreUnavailable */
export async function readHealth(store: Store, now: number): Promise<Health> {
  const queue = await store.queue();
  const problems = queue.flatMap(({ destination, dead, oldestDue }) => [
    ...(dead > 0 ? [`${destination}: ${dead} given up. Look at them with ops deliveries --state dead, then ops replay.`] : []),
    ...(oldestDue > 0 && now - oldestDue > lateMs
      ? [`${destination}: something is due since ${new Date(oldestDue).toISOString()} and is not being sent.`]
      : []),
  ]);
  return { ok: problems.length === 0, problems, queue };
}
