/**
 * Stops sending to a destination that keeps failing, then tries it with one delivery. So a dead partner does not use up the
 * attempts of all. See docs/spec/storage.md#breaker.
 */
export interface Breaker {
  /** How many of `free` places may send now: all, one to try, or none. */
  allowance(free: number, now: number): number;
  succeeded(): void;
  /**
   * @param restMs what the destination itself asks for; `longestRestMs` at most
   * @param origin the network of the caller, if any: one visitor's failures count once, so that their input opens no
   * breaker
   */
  failed(now: number, restMs?: number, origin?: string): void;
  /** It refuses our settings: it rests for `longestRestMs`, then is tried with one. */
  pause(now: number): void;
  /** A person says that it is mended: it is tried with one at once. */
  tryNow(): void;
  /** There was nothing to try it with after all. */
  nothingToTry(): void;
  /** Whether it has failed so often that it rests or is tried with one at a time. */
  isOpen(): boolean;
}

/** assumed: the longest rest of a whole destination, so that one odd `Retry-After` does not stop it for a day. */
export const longestRestMs = 15 * 60_000;

/**
 * @param threshold failures in a row after which it rests; 5 without it
 * @param restMs how long it rests before it is tried with one, in milliseconds; 30,000 without it
 */
export function createBreaker({ threshold = 5, restMs = 30_000 } = {}): Breaker {
  let failures = 0;
  /** The callers behind this streak of failures: each counts once. */
  const origins = new Set<string>();
  let restUntil = 0;
  // a success that was already on its way does not take back a rest that the destination asked for
  let retryAfterUntil = 0;
  let trying = false;
  return {
    allowance(free, now) {
      // longer than it ever rests: the clock was ahead then
      restUntil = Math.min(restUntil, now + restMs);
      retryAfterUntil = Math.min(retryAfterUntil, now + longestRestMs);
      if (now < Math.max(restUntil, retryAfterUntil) || trying) return 0;
      if (failures < threshold) return free;
      trying = free > 0;
      return Math.min(free, 1);
    },
    succeeded() {
      failures = 0;
      origins.clear();
      restUntil = 0;
      trying = false;
    },
    failed(now, retryAfterMs = 0, origin) {
      const isCounted = origin !== undefined && origins.has(origin);
      if (origin !== undefined) origins.add(origin);
      if (!isCounted) failures += 1;
      trying = false;
      if (failures >= threshold) restUntil = now + restMs;
      // a destination that asked for nothing does not rest longer when the clock is set back
      if (retryAfterMs > 0) retryAfterUntil = Math.max(retryAfterUntil, now + Math.min(retryAfterMs, longestRestMs));
    },
    pause(now) {
      trying = false;
      failures = Math.max(failures, threshold);
      retryAfterUntil = now + longestRestMs;
    },
    tryNow() {
      restUntil = 0;
      retryAfterUntil = 0;
    },
    nothingToTry() {
      trying = false;
    },
    isOpen: () => failures >= threshold,
  };
}
