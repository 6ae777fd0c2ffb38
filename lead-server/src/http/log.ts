import pino from 'pino';
import type { Config } from '../config.ts';

export type Log = pino.Logger;

/**
 * Structured logs on standard output, one JSON a line. What may be logged is named at each call: ids, states, counts, codes and times.
 * Never a body, a query string, an address or an answer (issue 2: logs without personal data).
 * Lines are written some at a time: one write for each would cost more than storing a lead.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): { log: Log; flush: () => void } {
  const out = pino.destination({ fd: 1, sync: false, minLength: 4096 });
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, out);
  const flush = () => {
    try {
      out.flushSync();
    } catch {
      // nothing was waiting, or standard output is closed
    }
  };
  const timer = setInterval(() => out.flush(), 500);
  timer.unref();
  return { log, flush };
}

/** What went wrong, for the log: never its message, which may quote what was being worked on, unless it is ours. */
export function describeFailure(failure: unknown): { name: string; code: string; at: string } {
  const { name = 'Error', code = '', stack = '' } = failure as { name?: string; code?: unknown; stack?: string };
  const at = stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' < ');
  return { name, code: String(code), at };
}
