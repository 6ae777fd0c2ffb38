import type { Outcome } from '../delivery/outcome.ts';

/** A request that has been answered. */
export interface AnsweredRequest {
  /** The route's pattern, never the address: addresses hold ZIP codes and sessions. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  /** The W3C trace header that came with it. */
  readonly traceparent: string | undefined;
}

/** Told of what the server does, in numbers: nothing that it is told names a person. */
export interface Observer {
  request(answered: AnsweredRequest): void;
  /** One durable commit of so many submissions. */
  commit(size: number, ms: number, ok: boolean): void;
  attempt(destination: string, came: Outcome['is'], ms: number): void;
  close(): Promise<void>;
}

/** The same told to each. */
export const observeAll = (observers: readonly Observer[]): Observer => ({
  request: (answered) => {
    for (const each of observers) each.request(answered);
  },
  commit: (...told) => {
    for (const each of observers) each.commit(...told);
  },
  attempt: (...told) => {
    for (const each of observers) each.attempt(...told);
  },
  close: async () => void (await Promise.all(observers.map((each) => each.close()))),
});
