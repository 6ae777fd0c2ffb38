import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storePart } from '../../../tests/support/store-part.ts';
import type { CounterStore } from '../store/counter-store.ts';
import { createSharedLimits } from './shared-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(count: number) {
  const tally = vi.fn(async (_name: string, now: number, _endsAt: number, _by?: number) => ({ count, endsAt: now + 30_000 }));
  const block = vi.fn();
  const limits = createSharedLimits({
    store: storePart<CounterStore>({ incrementCounter: tally }),
    vault: { keyedHash: (_purpose, value) => `mac${value.length}` },
  });
  return { tally, block, used: limits.watch('calls', 100, block) };
}

it('sums a busy address over all replicas under a keyed hash, quiet rounds included, and blocks it for as long', async () => {
  const { tally, block, used } = watched(101);
  used('198.51.100.7', 1, 9);
  used('198.51.100.7', 2, 11);
  used('198.51.100.7', 3, 14);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tally.mock.calls).toEqual([['rate:calls:mac12', expect.any(Number), expect.any(Number), 14]]);
  expect(block.mock.calls).toEqual([['198.51.100.7', 30]]);
});

it('shares no quiet address and at most two hundred busy ones a round, and blocks none at its limit', async () => {
  const { tally, block, used } = watched(100);
  used('198.51.100.7', 1, 9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tally).not.toHaveBeenCalled();
  for (let at = 1; at <= 201; at += 1) used('1'.repeat(at), 1, 50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tally).toHaveBeenCalledTimes(200);
  expect(block).not.toHaveBeenCalled();
});

it('shares each call once, however many rounds follow', async () => {
  const { tally, used } = watched(50);
  used('198.51.100.7', 2, 11);
  await vi.advanceTimersByTimeAsync(5000);
  used('198.51.100.7', 2, 13);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tally.mock.calls.map(([, , , by]) => by)).toEqual([11, 2]);
});
