import { describe, expect, it } from 'vitest';
import { createBreaker, longestRestMs } from '../lib/breaker.ts';
import { maxDeliveryDelayMs } from '../store/outbox-store.ts';
import { nextState, retryAfterMs, retrySchedule } from './retry-policy.ts';

const now = Date.UTC(2026, 0, 15);
const failed = { is: 'failed', reason: 'HTTP 500' } as const;

describe('the schedule of a delivery', () => {
  it('retries after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, then gives up', () => {
    const waits = retrySchedule.map((_, index) => nextState(failed, index + 1, now, 0));
    expect(waits.slice(0, -1).map((each) => (each.nextAt - now) / 1000)).toEqual([
      5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
    expect(waits.slice(0, -1).every((each) => each.state === 'pending')).toBe(true);
    expect(waits.at(-1)).toMatchObject({ state: 'dead', reason: 'HTTP 500' });
  });

  it('adds up to a fifth of jitter to each wait', () => {
    expect(nextState(failed, 1, now, 1).nextAt - now).toBe(6000);
  });

  it('never waits as long as the bound that marks a wrong clock (store.ts)', () => {
    for (const [at] of retrySchedule.entries())
      expect(nextState(failed, at, now, 1).nextAt - now).toBeLessThan(maxDeliveryDelayMs);
  });

  it('waits at least as long as the partner asks, and a day at most', () => {
    expect(nextState({ ...failed, retryAfterMs: 60_000 }, 1, now, 0).nextAt - now).toBe(60_000);
    expect(nextState({ ...failed, retryAfterMs: 1000 }, 1, now, 0).nextAt - now).toBe(5000);
    expect(nextState({ ...failed, retryAfterMs: 1e12 }, 1, now, 0).nextAt - now).toBe(86_400_000);
  });

  it("ends when delivered, and waits when the partner's endpoint is gone", () => {
    expect(nextState({ is: 'taken', reason: 'accepted' }, 10, now, 0)).toMatchObject({ state: 'delivered' });
    expect(nextState({ is: 'gone', reason: 'HTTP 410' }, 10, now, 0)).toMatchObject({ state: 'pending' });
    expect(nextState({ is: 'held', reason: 'erased' }, 10, now, 0)).toMatchObject({ state: 'held', reason: 'erased' });
  });

  it('reads Retry-After in both forms', () => {
    expect(retryAfterMs('30', now)).toBe(30_000);
    expect(retryAfterMs(new Date(now + 5000).toUTCString(), now)).toBe(5000);
    expect(retryAfterMs('soon', now)).toBeUndefined();
    expect(retryAfterMs(null, now)).toBeUndefined();
  });
});

describe('breaker', () => {
  it('opens after failures in a row, then allows one trial', () => {
    const breaker = createBreaker({ threshold: 3, restMs: 1000 });
    for (let index = 0; index < 3; index += 1) {
      expect(breaker.allowance(8, now)).toBe(8);
      breaker.failed(now);
    }
    expect(breaker.allowance(8, now + 999)).toBe(0);
    expect(breaker.allowance(8, now + 1000)).toBe(1);
    expect(breaker.allowance(8, now + 1000)).toBe(0);
    breaker.failed(now + 1000);
    expect(breaker.allowance(8, now + 1500)).toBe(0);
    expect(breaker.allowance(8, now + 2000)).toBe(1);
    breaker.succeeded();
    expect(breaker.allowance(8, now + 2000)).toBe(8);
  });

  it('opens after five failures in a row, for half a minute by default', () => {
    const breaker = createBreaker();
    for (let index = 0; index < 5; index += 1) {
      expect(breaker.isOpen()).toBe(false);
      expect(breaker.allowance(8, now)).toBe(8);
      breaker.failed(now);
    }
    expect(breaker.isOpen()).toBe(true);
    expect(breaker.allowance(8, now + 29_999)).toBe(0);
    expect(breaker.allowance(8, now + 30_000)).toBe(1);
    breaker.succeeded();
    expect(breaker.isOpen()).toBe(false);
  });

  it('keeps its trial until a slot is free', () => {
    const breaker = createBreaker({ threshold: 1, restMs: 0 });
    breaker.failed(now);
    expect(breaker.allowance(0, now)).toBe(0);
    expect(breaker.allowance(8, now)).toBe(1);
  });

  it('stays open as long as the destination asks', () => {
    const breaker = createBreaker();
    breaker.failed(now, 60_000);
    expect(breaker.allowance(8, now + 59_999)).toBe(0);
    expect(breaker.allowance(8, now + 60_000)).toBe(8);
  });

  it('stays open as long as asked, even when an earlier call succeeds meanwhile', () => {
    const breaker = createBreaker();
    breaker.failed(now, 60_000);
    breaker.failed(now + 1, 1000);
    breaker.succeeded();
    expect(breaker.allowance(8, now + 59_999)).toBe(0);
    expect(breaker.allowance(8, now + 60_000)).toBe(8);
  });

  it('closes once a call succeeds', () => {
    const breaker = createBreaker({ threshold: 1, restMs: 1000 });
    breaker.failed(now);
    expect(breaker.allowance(8, now)).toBe(0);
    breaker.succeeded();
    expect(breaker.allowance(8, now)).toBe(8);
  });

  it('caps the pause that one response can ask for', () => {
    const breaker = createBreaker();
    breaker.failed(now, retryAfterMs('99999999999', now));
    expect(breaker.allowance(8, now + longestRestMs - 1)).toBe(0);
    expect(breaker.allowance(8, now + longestRestMs)).toBe(8);
  });

  it('is not stuck when nothing was due for its trial', () => {
    const breaker = createBreaker({ threshold: 1, restMs: 1000 });
    breaker.failed(now);
    expect(breaker.allowance(8, now + 1000)).toBe(1);
    breaker.nothingToTry();
    expect(breaker.allowance(8, now + 1000)).toBe(1);
  });
});

it.each([
  ['after five failures', 5, undefined, 0, 30_000],
  ['after one failure, which stops nothing', 1, undefined, 8, 0],
  ['when it was asked to', 1, 60_000, 0, longestRestMs],
])('a breaker opened by a clock ahead stays open no longer than its maximum: %s', (_when, failures, asked, atOnce, restMs) => {
  const now = Date.parse('2026-11-23');
  const breaker = createBreaker();
  for (let failure = 0; failure < failures; failure += 1) breaker.failed(now + 180 * 86_400_000, asked);
  expect(breaker.allowance(8, now)).toBe(atOnce);
  expect(breaker.allowance(8, now + restMs)).toBeGreaterThan(0);
});
