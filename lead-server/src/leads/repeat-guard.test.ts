import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { storePart } from '../../../tests/support/store-part.ts';
import type { Counter, CounterStore } from '../store/counter-store.ts';
import { createRepeatGuard } from './repeat-guard.ts';

const log = pino({ level: 'silent' });
const day = 24 * 3_600_000;

/** Counters as a store keeps them. */
function counters() {
  const kept = new Map<string, Counter>();
  return {
    kept,
    incrementCounter: async (name: string, _now: number, endsAt: number, by = 1) => {
      const next = { count: (kept.get(name)?.count ?? 0) + by, endsAt };
      kept.set(name, next);
      return next;
    },
    countersWithPrefix: async (prefix: string) =>
      [...kept].filter(([name]) => name.startsWith(prefix)).map(([name, counter]) => ({ name, ...counter })),
  };
}

function guardOn(store: ReturnType<typeof counters>) {
  const guard = createRepeatGuard(storePart<CounterStore>(store), log, { most: 2, everyMs: 3_600_000 });
  onTestFinished(() => guard.stop());
  return guard;
}

it('counts the leads of a person by email or phone, for a day', () => {
  const guard = guardOn(counters());
  const now = Date.now();
  expect(guard.isTooMany(['email-a', 'phone-a'], now)).toBe(false);
  expect(guard.isTooMany(['email-b', 'phone-a'], now)).toBe(false);
  expect(guard.isTooMany(['email-c', 'phone-a'], now)).toBe(true);
  expect(guard.isTooMany(['email-c'], now)).toBe(false);
  expect(guard.isTooMany(['phone-a'], now + day + 1)).toBe(false);
});

it('takes back the count of a lead that was stored already', () => {
  const guard = guardOn(counters());
  for (let sent = 0; sent < 9; sent += 1) {
    expect(guard.isTooMany(['email-a'], 0)).toBe(false);
    guard.takeBack(['email-a']);
  }
});

it('persists only repeated people for a restart', async () => {
  const store = counters();
  const first = guardOn(store);
  const now = Date.now();
  for (const hashes of [['a'], ['a'], ['once']]) first.isTooMany(hashes, now);
  await first.stop();
  expect([...store.kept.keys()]).toEqual(['person:a']);
  const second = guardOn(store);
  await second.stop();
  expect(second.isTooMany(['a'], now)).toBe(true);
});

it('loses no count when the store is away while counts are shared', async () => {
  const store = counters();
  let isAway = true;
  const guard = createRepeatGuard(
    storePart<CounterStore>({
      ...store,
      incrementCounter: async (...asked) => {
        if (isAway) throw new Error('away');
        return store.incrementCounter(...asked);
      },
    }),
    log,
    { most: 2, everyMs: 3_600_000 },
  );
  for (const hashes of [['a'], ['a']]) guard.isTooMany(hashes, Date.now());
  await guard.stop();
  expect(store.kept.size).toBe(0);
  isAway = false;
  await guard.stop();
  expect(store.kept.get('person:a')?.count).toBe(2);
});
