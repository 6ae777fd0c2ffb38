/**
 * Stops sending to a destination that keeps failing, and tries it with one delivery after a rest (design: server.md, 6). It keeps a dead
 * partner from using up the attempts of everything that waits for it.
 */
export interface Breaker {
  /** How many may be sent now, of `free` places: all, one to try it with, or none. */
  allowance(free: number, now: number): number;
  succeeded(): void;
  /** @param restMs what the destination itself asks for; `longestRestMs` at most */
  failed(now: number, restMs?: number): void;
  /** There was nothing to try it with after all. */
  nothingToTry(): void;
  /** Whether it has failed so often that it is left alone, or tried with one at a time. */
  isOpen(): boolean;
}

/**
 * assumed: the longest that one answer can keep a whole destination waiting. A delivery by itself waits for as long as was asked, up to a day
 * (outcome.ts); but one odd `Retry-After` must not stop everything else for that long.
 */
export const longestRestMs = 15 * 60_000;

/**
 * @param threshold failures in a row after which it rests; 5 without it
 * @param restMs how long it rests before it is tried with one, in milliseconds; 30,000 without it
 */
export function createBreaker({ threshold = 5, restMs = 30_000 } = {}): Breaker {
  let failures = 0;
  let restUntil = 0;
  // Asked for by the destination: nothing that was on its way already, and is taken after all, takes it back.
  let askedUntil = 0;
  let trying = false;
  return {
    allowance(free, now) {
      // longer than it ever rests: the clock was ahead then
      restUntil = Math.min(restUntil, now + restMs);
      askedUntil = Math.min(askedUntil, now + longestRestMs);
      if (now < Math.max(restUntil, askedUntil) || trying) return 0;
      if (failures < threshold) return free;
      trying = free > 0;
      return Math.min(free, 1);
    },
    succeeded() {
      failures = 0;
      restUntil = 0;
      trying = false;
    },
    failed(now, asked = 0) {
      failures += 1;
      trying = false;
      if (failures >= threshold) restUntil = now + restMs;
      // who asked for nothing is not kept waiting for it by a clock that is set back
      if (asked > 0) askedUntil = Math.max(askedUntil, now + Math.min(asked, longestRestMs));
    },
    nothingToTry() {
      trying = false;
    },
    isOpen: () => failures >= threshold,
  };
}
