/**
 * Stops sending to a destination that keeps failing, and tries it with one delivery after a rest (design: server.md, 6). It keeps a dead
 * partner from using up the attempts of everything that waits for it.
 */
export interface Breaker {
  /** How many may be sent now, of `free` places: all, one to try it with, or none. */
  allowance(free: number, now: number): number;
  succeeded(): void;
  /** @param restMs what the destination itself asks for */
  failed(now: number, restMs?: number): void;
  /** There was nothing to try it with after all. */
  nothingToTry(): void;
}

export function createBreaker({ threshold = 5, restMs = 30_000 } = {}): Breaker {
  let failures = 0;
  let restUntil = 0;
  let trying = false;
  return {
    allowance(free, now) {
      if (now < restUntil || (trying && failures >= threshold)) return 0;
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
      restUntil = Math.max(restUntil, now + Math.max(asked, failures >= threshold ? restMs : 0));
    },
    nothingToTry() {
      trying = false;
    },
  };
}
