import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import type { AttemptTime, AttemptTimeStore } from '../store/attempt-time-store.ts';
import type { Outcome } from './retry-policy.ts';

const hourMs = 3_600_000;
/** assumed: a week of hours is enough to see what has changed. */
const keptHours = 7 * 24;
/** Each band is as much longer than the one before: a share of times is known to a fifth. */
const step = 1.2;

/** The band of a time: its number of fifths. Pure. */
export const bandOf = (ms: number): number => Math.max(0, Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(step)));

/** The greatest time of a band, in milliseconds. Pure. */
const endOf = (band: number): number => Math.round(step ** band);

/** The time that a share of the attempts took at most; undefined without one. Pure. @param share from 0 to 1 */
export function timeOfShare(times: readonly Pick<AttemptTime, 'band' | 'count'>[], share: number): number | undefined {
  const sorted = [...times].sort((one, other) => one.band - other.band);
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * share;
  let sum = 0;
  for (const { band, count } of sorted) {
    sum += count;
    if (sum >= wanted) return endOf(band);
  }
  return undefined;
}

interface AttemptTimes {
  record(destination: string, outcome: Outcome['is'], ms: number): void;
  /** Stores what was counted since the last time. Never rejects. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts how long attempts take, and stores the counts every few seconds: no attempt waits for it. */
export function createAttemptTimes({
  store,
  log,
  now = Date.now,
  everyMs = 5000,
}: {
  readonly store: AttemptTimeStore;
  readonly log: Log;
  readonly now?: () => number;
  readonly everyMs?: number;
}): AttemptTimes {
  let counted = new Map<string, AttemptTime>();
  async function flush(): Promise<void> {
    const times = [...counted.values()];
    if (times.length === 0) return;
    counted = new Map();
    await store.addAttemptTimes(times, Math.floor(now() / hourMs) - keptHours).catch((failure: unknown) => {
      // a figure for people: one of a moment may be missing
      log.warn({ failure: describeFailure(failure) }, 'times of destinations not stored');
    });
  }
  const stop = startIntervalTask(flush, everyMs);
  return {
    record(destination, outcome, ms) {
      const hour = Math.floor(now() / hourMs);
      const band = bandOf(ms);
      const key = `${destination} ${hour} ${outcome} ${band}`;
      counted.set(key, { destination, hour, outcome, band, count: (counted.get(key)?.count ?? 0) + 1 });
    },
    flush,
    async stop() {
      await stop();
      await flush();
    },
  };
}
