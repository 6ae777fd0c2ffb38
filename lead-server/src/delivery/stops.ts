import { z } from 'zod';
import { describeFailure, type Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { stoppedPrefix } from '../store/outbox-store.ts';
import type { ValueStore } from '../store/value-store.ts';

/** A person's pause of a destination. */
export interface Stop {
  readonly destination: string;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly because: string;
}

const triedPrefix = 'destination-tried:';
const stopSchema = z.object({ by: z.string(), at: z.number(), because: z.string() });
const mostStored = 1000;

/** Stores a pause: from then on no server claims anything for the destination. What waits goes on waiting. */
export const storeStop = (store: ValueStore, { destination, ...stop }: Stop): Promise<void> =>
  store.setValue(stoppedPrefix + destination, JSON.stringify(stop));

/** Has a destination tried at once by every server, whatever it rests for. @param now milliseconds since 1970 */
export const storeTry = (store: ValueStore, destination: string, now: number): Promise<void> =>
  store.setValue(triedPrefix + destination, String(now));

/** Ends a pause: the destination is tried at once. @returns whether there was one */
export async function removeStop(store: ValueStore, destination: string, now: number): Promise<boolean> {
  await storeTry(store, destination, now);
  return store.deleteValue(stoppedPrefix + destination);
}

/** The destinations that people have paused. @throws StoreUnavailable */
export const readStops = async (store: ValueStore): Promise<readonly Stop[]> =>
  (await store.valuesWithPrefix(stoppedPrefix, { after: '', limit: mostStored })).map(({ name, value }) => ({
    destination: name.slice(stoppedPrefix.length),
    ...stopSchema.parse(JSON.parse(value)),
  }));

/** When people asked for tries, as this server knows it. */
export interface Tries {
  /** When a person last asked for a try of a destination; 0 without one. */
  askedAt(destination: string): number;
  stop(): void;
}

/** Looks once a second for tries that people ask for. */
export function watchTries({
  store,
  log,
  everyMs = 1000,
}: {
  readonly store: ValueStore;
  readonly log: Log;
  readonly everyMs?: number;
}): Tries {
  let known: ReadonlyMap<string, number> = new Map();
  let isAway = false;
  const look = singleFlight(async () => {
    try {
      const values = await store.valuesWithPrefix(triedPrefix, { after: '', limit: mostStored });
      known = new Map(values.map(({ name, value }) => [name.slice(triedPrefix.length), Number(value)]));
      isAway = false;
    } catch (failure) {
      if (!isAway) log.warn({ failure: describeFailure(failure) }, 'tries of destinations not read, retry pending');
      isAway = true;
    }
  });
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { askedAt: (destination) => known.get(destination) ?? 0, stop: () => clearInterval(timer) };
}
