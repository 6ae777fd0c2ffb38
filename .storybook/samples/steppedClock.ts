import type { Clock } from '#design-system/components/clock.ts';

/** A clock that moves only when the test says so. A step ticks once what waits no longer than it. */
export function steppedClock() {
  let time = 0;
  const waiting = new Map<() => void, number>();
  const clock: Clock = {
    now: () => time,
    every: (ms, tick) => {
      waiting.set(tick, ms);
      return () => waiting.delete(tick);
    },
  };
  const step = (ms: number) => {
    time += ms;
    for (const [tick, wait] of [...waiting]) if (wait <= ms) tick();
  };
  return { clock, step, isWatched: () => waiting.size > 0 };
}
