import pino from 'pino';
import { tracedWork } from './traced-work.ts';

export type Log = pino.Logger;

/** From the most lines to none. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
interface LogSettings {
  readonly LOG_LEVEL: (typeof logLevels)[number];
}

/** Milliseconds that the last lines have at the server's end. */
const flushMs = 1000;
/** Characters of lines that wait to be written; what comes then is lost. */
const maxBufferedBytes = 1024 * 1024;

/** The fields of every line: the trace of its request or attempt, where traces are made. */
export const logOptions = ({ LOG_LEVEL: level }: LogSettings): pino.LoggerOptions => ({
  level,
  base: null,
  mixin() {
    const work = tracedWork.getStore();
    return work === undefined ? {} : { trace: work.traceId };
  },
});

/**
 * Creates the log: one JSON a line on standard output, written in batches. Log ids, states, counts, codes and times only. See
 * docs/spec/consent.md#personal-data-leaks.
 */
export function createLog(config: LogSettings): { log: Log; flush: () => Promise<void> } {
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
  const log = pino({ ...logOptions(config), timestamp: pino.stdTimeFunctions.isoTime }, out);
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

/** What failed, for the log: never the message, which may quote personal data. Only stack lines after the message count. */
export function describeFailure(failure: unknown): { name: string; code: string; at: string } {
  const { name = 'Error', code = '', message = '', stack = '' } = (failure ?? {}) as Partial<Record<string, unknown>>;
  const [text, said] = [String(stack), String(message)];
  const frames = text.slice(text.indexOf(said) + said.length).match(stackFrame) ?? [];
  const at = frames.slice(0, 4).map((line) => line.trim());
  return { name: safeWord(name), code: safeWord(code), at: at.join(' < ') };
}
