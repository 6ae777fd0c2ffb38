import type { Log } from '../lib/log.ts';

/** How long lines of one kind are summed. */
const sumMs = 60_000;

interface Sum {
  count: number;
}

const sums = new WeakMap<Log, Map<string, Sum>>();

/**
 * Whether a refusal by a limit gets a line of its own: the first of a route does, and those of the next minute are summed in
 * one line. A flood of calls is no flood of lines. See docs/spec/errors.md#floods.
 */
export function isFirstOfFlood(log: Log, route: string, code: string): boolean {
  const of = sums.get(log) ?? new Map<string, Sum>();
  sums.set(log, of);
  const running = of.get(route);
  if (running) {
    running.count += 1;
    return false;
  }
  const sum: Sum = { count: 0 };
  of.set(route, sum);
  setTimeout(() => {
    of.delete(route);
    if (sum.count > 0) log.warn({ route, status: 429, code, n: sum.count }, 'more calls refused by a limit in the last minute');
  }, sumMs).unref();
  return true;
}
