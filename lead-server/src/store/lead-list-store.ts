import type { SubmissionState } from './records.ts';
import type { StoredReply } from './reply-store.ts';
import type { StoredValue } from './value-store.ts';

/** Which leads a list is of: all but tests, those in a state, or those of which a delivery stands so. */
export type LeadsOf =
  | { readonly is: 'all' }
  | { readonly is: 'state'; readonly state: Exclude<SubmissionState, 'accepted'> }
  | { readonly is: 'held'; readonly reasons: readonly string[] }
  | { readonly is: 'pending' }
  | { readonly is: 'dead' }
  /** Privacy requests in a state. */
  | { readonly is: 'requests'; readonly state: SubmissionState };

/** A page of a list by time: ids after `after` and before `before`, from one end of these on. */
export interface LeadPage {
  readonly after: string;
  readonly before: string;
  readonly newestFirst: boolean;
  readonly limit: number;
}

/** What lists of the desk read. Every read is found by an index and bounded: no lead waits for it. */
export interface LeadListStore {
  /** The ids of a page. Deliveries of messages and privacy requests are among the pending and the dead. */
  leadIds(of: LeadsOf, page: LeadPage): Promise<readonly string[]>;
  /** Every buyer's reply to these leads. */
  repliesOf(submissionIds: readonly string[]): Promise<readonly StoredReply[]>;
  /** Values whose names begin with `prefix`, the last first, before the name `before`. */
  valuesBefore(prefix: string, before: string, limit: number): Promise<readonly StoredValue[]>;
}
