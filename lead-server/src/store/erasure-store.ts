import type { Page, SubmissionState } from './records.ts';

/** New content for a submission, with the content that it replaces: two writers never undo each other. */
export interface SubmissionRewrite {
  readonly id: string;
  readonly before: Uint8Array;
  /** `erased` also empties the keyed hashes, destroys its own key, and drops its attempts. */
  readonly state: SubmissionState;
  readonly sealed: Uint8Array;
}

/** Rewrites and erases submissions. See docs/spec/consent.md#privacy-requests. */
export interface ErasureStore {
  /** @returns false when the content is no longer the one given as `before`: nothing is changed then. */
  rewrite(change: SubmissionRewrite): Promise<boolean>;
  /**
   * Ids of leads whose key is destroyed and that are not erased: a restored copy of the database lacks the erasures
   * made since.
   */
  unfinishedErasures(page: Page): Promise<readonly string[]>;
}
