import { expect, it, vi } from 'vitest';
import { startIntervalTask } from './interval-task.ts';

it('never runs twice at a time, and stops after the current run', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const ends: (() => void)[] = [];
    let mayGoOn = () => false;
    const stop = startIntervalTask((goesOn) => {
      mayGoOn = goesOn;
      return new Promise((end) => ends.push(end));
    }, 1000);
    // at once
    expect(ends).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await new Promise(setImmediate);
    vi.advanceTimersByTime(1000);
    expect(ends).toHaveLength(2);
    expect(mayGoOn()).toBe(true);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    expect(mayGoOn()).toBe(false);
    await new Promise(setImmediate);
    expect(stopped).not.toHaveBeenCalled();
    ends[1]?.();
    await stopping;
    vi.advanceTimersByTime(5000);
    expect(ends).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
