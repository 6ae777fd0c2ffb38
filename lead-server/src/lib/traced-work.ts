import { AsyncLocalStorage } from 'node:async_hooks';

/** A span of a trace, as partners and the log need it. */
export interface TracedWork {
  readonly traceId: string;
  /** The W3C header that joins a partner's work on a call to the trace. */
  readonly traceparent: string;
  /** Begins a call to a partner. */
  beginCall(): TracedWork;
}

/** The current request, or attempt of a delivery; undefined where no traces are made. */
export const tracedWork = new AsyncLocalStorage<TracedWork>();

/** The header of a call to a partner, where there is a trace. */
export const traceHeaders = (work: TracedWork | undefined): Readonly<Record<string, string>> =>
  work === undefined ? {} : { traceparent: work.traceparent };
