import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import type { CounterStore } from '../store/counter-store.ts';

const periodMs = 24 * 3_600_000;
/** People remembered at once; the oldest go first. A day of leads of a large site. */
const mostRemembered = 200_000;
const prefix = 'person:';

export interface RepeatGuard {
  /** Counts a lead of a person, by the keyed hashes of email and phone. @returns whether there were too many in a day */
  isTooMany(hashes: readonly string[], now: number): boolean;
  /** Takes a count back: the lead was one that we had. */
  takeBack(hashes: readonly string[]): void;
  /** Resolves when what is counted is stored. */
  stop(): Promise<void>;
}

interface Tally {
  count: number;
  readonly endsAt: number;
  /** How much of the count the store has not. */
  unstored: number;
}

/**
 * Counts the leads of each person in memory, so that no lead waits. Who comes again is kept in the store, for a restart and for
 * other replicas, which look there every few seconds.
 * @param most leads of one person in a day; 0 for no limit. See docs/spec/consent.md#repeated-people.
 */
export function createRepeatGuard(
  store: CounterStore,
  log: Log,
  { most, everyMs = 5000 }: { readonly most: number; readonly everyMs?: number },
): RepeatGuard {
  if (most === 0) return { isTooMany: () => false, takeBack: () => {}, stop: async () => {} };
  const tallies = new Map<string, Tally>();

  function tallyOf(hash: string, now: number): Tally {
    const known = tallies.get(hash);
    if (known && known.endsAt > now) return known;
    if (tallies.size >= mostRemembered) tallies.delete(tallies.keys().next().value as string);
    const fresh = { count: 0, endsAt: now + periodMs, unstored: 0 };
    tallies.set(hash, fresh);
    return fresh;
  }

  async function share(): Promise<void> {
    const now = Date.now();
    for (const [hash, tally] of tallies) {
      // once is no repeat: nearly everybody
      if (tally.count < 2 || tally.unstored <= 0) continue;
      const by = tally.unstored;
      const { count } = await store.incrementCounter(`${prefix}${hash}`, now, tally.endsAt, by);
      tally.unstored -= by;
      tally.count = Math.max(tally.count, count + tally.unstored);
    }
    for (const { name, count, endsAt } of await store.countersWithPrefix(prefix, now)) {
      const hash = name.slice(prefix.length);
      const own = tallies.get(hash);
      if (own) own.count = Math.max(own.count, count + own.unstored);
      else tallies.set(hash, { count, endsAt, unstored: 0 });
    }
  }

  const stopSharing = startIntervalTask(
    () => share().catch((failure: unknown) => log.warn({ failure: describeFailure(failure) }, 'repeated people not shared')),
    everyMs,
  );
  return {
    isTooMany(hashes, now) {
      let isOver = false;
      for (const hash of hashes) {
        const tally = tallyOf(hash, now);
        tally.count += 1;
        tally.unstored += 1;
        isOver ||= tally.count > most;
      }
      return isOver;
    },
    takeBack(hashes) {
      for (const hash of hashes) {
        const tally = tallies.get(hash);
        if (!tally) continue;
        tally.count -= 1;
        tally.unstored -= 1;
      }
    },
    async stop() {
      await stopSharing();
      await share().catch(() => {});
    },
  };
}
