import type { Page, SubmissionState } from './records.ts';

/** New content for a submission, with what it replaces, so that two writers never undo each other. */
export interface SubmissionRewrite {
  readonly id: string;
  readonly before: Uint8Array;
  /** `erased` also empties the keyed hashes, destroys the key of its own, and drops what was sent. */
  readonly state: SubmissionState;
  readonly sealed: Uint8Array;
}

/** Rewrites and erases submissions. See docs/spec/consent.md#privacy-requests. */
export interface ErasureStore {
  /** @returns false when the content is no longer the one given as `before`: nothing is changed then. */
  rewrite(change: SubmissionRewrite): Promise<boolean>;
  /** Ids of leads whose key is destroyed and that are not erased: a copy of the database came back without what was erased since. */
  unfinishedErasures(page: Page): Promise<readonly string[]>;
}
