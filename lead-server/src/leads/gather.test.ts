import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGathering, others } from './gather.ts';

/** What was done, in order, as `lead stage`. */
async function work(name: string, gather: () => Promise<void>, done: string[]): Promise<void> {
  await gather();
  done.push(`${name} 1`);
  await others;
  done.push(`${name} 2`);
}

describe('gathering', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets nobody wait after a pause', async () => {
    const done: string[] = [];
    const gather = createGathering(8);
    void work('a', gather, done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['a 1', 'a 2']);
    await vi.advanceTimersByTimeAsync(8);
    void work('b', gather, done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  });

  it('begins with all that came in the meantime, and takes them through a stage together', async () => {
    const done: string[] = [];
    const gather = createGathering(8);
    void work('a', gather, done);
    await vi.advanceTimersByTimeAsync(0);
    done.length = 0;
    for (const name of ['b', 'c']) void work(name, gather, done);
    await vi.advanceTimersByTimeAsync(6);
    void work('d', gather, done);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(done).toEqual(['b 1', 'c 1', 'd 1', 'b 2', 'c 2', 'd 2']);
  });
});
