import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/** Milliseconds that the last lines have at the server's end. */
const flushMs = 1000;
/** Characters of lines that wait to be written; what comes then is lost. */
const maxBufferedBytes = 1024 * 1024;

/**
 * Structured logs on standard output, one JSON a line. What may be logged is named at each call: ids, states, counts, codes and times.
 * Never a body, a query string, an address or an answer (issue 2: logs without personal data).
 * Lines are written some at a time: one write for each would cost more than storing a lead. `flush` has what waits written, as far as it can be.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): { log: Log; flush: () => Promise<void> } {
  const out = pino.destination({ fd: 1, sync: false, minLength: 4096, maxLength: maxBufferedBytes });
  // a full disk, or nobody who reads: lines are lost then, and nothing else is. A flush would try for ever, and nobody be answered.
  let failing = false;
  out.removeAllListeners('error');
  out.on('error', () => {
    failing = true;
  });
  out.on('write', () => {
    failing = false;
  });
  const flushSync = out.flushSync.bind(out);
  out.flushSync = () => {
    if (!failing) flushSync();
  };
  const log = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime }, out);
  const flush = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, flushMs);
      out.flush(() => resolve());
    });
  const timer = setInterval(() => out.flush(), 500);
  timer.unref();
  return { log, flush };
}

/** A place in code, as V8 writes it. */
const stackFrame = /^ {4}at [^\n]*?(?:file:|node:|\/|[A-Z]:\\)[^\n]*:\d+:\d+\)?$/gm;
const safeWord = (value: unknown) => (/^[\w-]{0,60}$/.test(String(value)) ? String(value) : 'other');

/**
 * What went wrong, for the log: never its message, which may quote what was being worked on. The stack begins with the message, of any number
 * of lines: only what follows it counts, and only lines that name a place in code.
 */
export function describeFailure(failure: unknown): { name: string; code: string; at: string } {
  const { name = 'Error', code = '', message = '', stack = '' } = (failure ?? {}) as Partial<Record<string, unknown>>;
  const [text, said] = [String(stack), String(message)];
  const frames = text.slice(text.indexOf(said) + said.length).match(stackFrame) ?? [];
  const at = frames.slice(0, 4).map((line) => line.trim());
  return { name: safeWord(name), code: safeWord(code), at: at.join(' < ') };
}
