import { z } from 'zod';
import { describeFailure, type Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { ValueStore } from '../store/value-store.ts';

/** A person's pause of a destination. */
export interface Stop {
  readonly destination: string;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly because: string;
}

/** Stored values of both kinds begin so. `paused:` is of one that refuses our settings. */
const prefix = 'destination-';
const stopPrefix = `${prefix}stopped:`;
const triedPrefix = `${prefix}tried:`;
const stopSchema = z.object({ by: z.string(), at: z.number(), because: z.string() });
const mostStored = 1000;

/** Stores a pause: every server sends the destination nothing from its next look on. What waits goes on waiting. */
export const storeStop = (store: ValueStore, { destination, ...stop }: Stop): Promise<void> =>
  store.setValue(stopPrefix + destination, JSON.stringify(stop));

/** Has a destination tried at once by every server, whatever it rests for. @param now milliseconds since 1970 */
export const storeTry = (store: ValueStore, destination: string, now: number): Promise<void> =>
  store.setValue(triedPrefix + destination, String(now));

/** Ends a pause: the destination is tried at once. @returns whether there was one */
export async function removeStop(store: ValueStore, destination: string, now: number): Promise<boolean> {
  await storeTry(store, destination, now);
  return store.deleteValue(stopPrefix + destination);
}

/** The destinations that people have paused. @throws StoreUnavailable */
export const readStops = async (store: ValueStore): Promise<readonly Stop[]> =>
  (await store.valuesWithPrefix(stopPrefix, { after: '', limit: mostStored })).map(({ name, value }) => ({
    destination: name.slice(stopPrefix.length),
    ...stopSchema.parse(JSON.parse(value)),
  }));

/** The pauses as this server knows them. */
export interface Stops {
  /** Resolves once they were read for the first time, or could not be. Never rejects. */
  readonly ready: Promise<void>;
  /** Whether something may be sent there now: never before the pauses are known. */
  mayClaim(destination: string): boolean;
  /** When a person last asked for a try; 0 without one. */
  triedAt(destination: string): number;
  stop(): void;
}

/** Looks at the pauses once a second. Where they cannot be read, those of the last look hold. */
export function watchStops({
  store,
  log,
  everyMs = 1000,
}: {
  readonly store: ValueStore;
  readonly log: Log;
  readonly everyMs?: number;
}): Stops {
  let known: ReadonlyMap<string, string> | undefined;
  let isAway = false;
  const look = singleFlight(async () => {
    try {
      const values = await store.valuesWithPrefix(prefix, { after: '', limit: mostStored });
      known = new Map(values.map(({ name, value }) => [name, value]));
      isAway = false;
    } catch (failure) {
      if (!isAway) log.warn({ failure: describeFailure(failure) }, 'paused destinations not read, the last known hold');
      isAway = true;
    }
  });
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    ready: look(),
    mayClaim: (destination) => known !== undefined && !known.has(stopPrefix + destination),
    triedAt: (destination) => Number(known?.get(triedPrefix + destination) ?? 0),
    stop: () => clearInterval(timer),
  };
}
