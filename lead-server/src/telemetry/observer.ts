import type { Outcome } from '../delivery/retry-policy.ts';
import type { TracedWork } from '../lib/traced-work.ts';
import type { CallResult, PartnerName } from '../partners/client.ts';
import type { CaptchaVerdict } from '../submissions/stored-privacy-request.ts';
import type { Violation } from './csp-violation.ts';

/** An event in numbers, ids of ours and closed lists: nothing in it is personal. */
export type TelemetryEvent =
  | {
      /** A request is over. */
      readonly is: 'request';
      /** The route's pattern, never the address: addresses hold ZIP codes and sessions. */
      readonly route: string;
      readonly method: string;
      /** 499 when the caller was gone before there was an answer. */
      readonly status: number;
      readonly ms: number;
      /** The name of a refused or failed one in the log. */
      readonly id?: string;
    }
  /** One durable commit of so many submissions. */
  | {
      readonly is: 'commit';
      readonly size: number;
      readonly submissionIds: readonly string[];
      readonly ms: number;
      readonly ok: boolean;
    }
  /** A submission waits for its commit, or was stored, by the current request. */
  | { readonly is: 'brought' | 'stored'; readonly submissionId: string }
  /** One attempt of a delivery. */
  | { readonly is: 'attempt'; readonly destination: string; readonly outcome: Outcome['is']; readonly ms: number }
  /** One call to a partner on a visitor's path. */
  | {
      readonly is: 'asked';
      readonly partner: PartnerName;
      readonly outcome: CallResult;
      readonly ms: number;
      /** Where it is traced. */
      readonly call?: TracedWork | undefined;
    }
  | { readonly is: 'captcha'; readonly verdict: CaptchaVerdict }
  /** A browser reports that a page's policy blocked something. */
  | ({ readonly is: 'violation' } & Violation)
  /** A deletion or an opt-out was carried out. */
  | { readonly is: 'privacy'; readonly did: 'erasure' | 'opt-out' }
  /** A round of retention went through. */
  | { readonly is: 'forgot'; readonly at: number };

export interface Observer {
  record(event: TelemetryEvent): void;
  /**
   * Does the work of a request, so that its events belong to its trace.
   * @param traceparent the W3C trace header of the request
   */
  within(traceparent: string | undefined, work: () => void): void;
  /** Makes an attempt of a delivery, so that its events belong to a trace of its own. */
  attempting<T>(submissionId: string, work: () => T): T;
  close(): Promise<void>;
}

/** Forwards each event to all. */
export const observeAll = (observers: readonly Observer[]): Observer => ({
  record(event) {
    for (const each of observers) each.record(event);
  },
  within: (traceparent, work) => observers.reduce((inner, each) => () => each.within(traceparent, inner), work)(),
  attempting: (submissionId, work) => observers.reduce((inner, each) => () => each.attempting(submissionId, inner), work)(),
  close: async () => void (await Promise.all(observers.map((each) => each.close()))),
});
