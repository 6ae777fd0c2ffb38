import type { NewSubmission, Page, StoredSubmission, SubmissionKind } from './records.ts';

/** Leads, messages and privacy requests as they came in. */
export interface SubmissionStore {
  /**
   * Stores the batch in one durable transaction.
   * @returns for each, true when stored now, false when its key existed
   * @throws StoreDataError when one cannot be stored, StoreUnavailable when the store cannot be reached
   */
  commit(batch: readonly NewSubmission[]): Promise<readonly boolean[]>;
  byKey(key: string): Promise<StoredSubmission | undefined>;
  byIds(ids: readonly string[]): Promise<readonly StoredSubmission[]>;
  submissions(kind: SubmissionKind, page: Page): Promise<readonly StoredSubmission[]>;
  /**
   * Looks for a person's submissions of one kind, in up to `limit` spans of time (people-search.ts) from `after` on.
   * @returns the ids, and where to continue; no `next` at the end
   */
  find(
    kind: SubmissionKind,
    macs: readonly string[],
    page: Page,
  ): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }>;
}
