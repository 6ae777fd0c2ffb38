import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '../lib/log.ts';
import { isFirstOfFlood } from './flood-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs the refusals of a minute in one line by route, then starts again', () => {
  const warn = vi.fn();
  const log = { warn } as unknown as Log;
  const ask = (route: string) => isFirstOfFlood(log, route, 'too_many');
  expect([ask('/a'), ask('/a'), ask('/b'), ask('/a')]).toEqual([true, false, true, false]);
  vi.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([[{ route: '/a', status: 429, code: 'too_many', n: 2 }, expect.any(String)]]);
  expect(ask('/a')).toBe(true);
});
