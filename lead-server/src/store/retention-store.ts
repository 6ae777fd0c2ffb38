import type { BatchResult, Page, SubmissionKind, SubmissionState } from './records.ts';

/** The retention of one kind of submission: those received before the moment are removed. */
export interface ExpiryRule {
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  /** `firstUuidAt` of the moment. */
  readonly before: string;
}

/** Removes expired records, a bounded batch a call. */
export interface RetentionStore {
  /** Looks at up to `limit` submissions that the rule names and removes them, but no lead with a pending or dead delivery. */
  expire(rule: ExpiryRule, page: Page): Promise<BatchResult>;
  /** Scans about `limit` deliveries of old submissions and removes the finished ones. */
  expireDeliveries(before: number, page: Page): Promise<BatchResult>;
}
