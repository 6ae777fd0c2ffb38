import type { NewSubmission } from './records.ts';
import { StoreDataError, StoreUnavailable } from './store.ts';
import type { SubmissionStore } from './submission-store.ts';

export interface GroupCommit {
  /**
   * Stores one submission with whichever others are waiting.
   * @returns after the commit: true when stored now, false when its key was there already
   * @throws StoreDataError when this one cannot be stored; StoreUnavailable when nothing can
   */
  add(submission: NewSubmission): Promise<boolean>;
  /** Resolves once nothing waits and nothing is in flight. */
  drain(): Promise<void>;
  /** How many wait for a commit to begin. */
  waiting(): number;
}

export interface GroupCommitOptions {
  readonly commit: SubmissionStore['commit'];
  /** Flushes at once: 1 for SQLite, which has one writer, 2 for PostgreSQL. */
  readonly maxFlushes: number;
  readonly maxBatch?: number;
  /** Above this, new ones are refused: better than a queue longer than a visitor's patience. */
  readonly maxWaiting?: number;
}

interface QueuedSubmission {
  readonly submission: NewSubmission;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Group commit: calls that arrive during a flush go into the next, so one sync to disk serves many visitors. See
 * docs/spec/storage.md#group-commit.
 */
export function createGroupCommit(options: GroupCommitOptions): GroupCommit {
  const { commit, maxFlushes, maxBatch = 256, maxWaiting = 8192 } = options;
  let waiting: QueuedSubmission[] = [];
  let flying = 0;
  let scheduled = false;
  const idle: (() => void)[] = [];

  async function write(batch: readonly QueuedSubmission[]): Promise<void> {
    try {
      const stored = await commit(batch.map((each) => each.submission));
      batch.forEach((each, index) => {
        each.resolve(stored[index] === true);
      });
    } catch (error) {
      if (error instanceof StoreDataError && batch.length > 1) {
        // one of them is bad: halve until it stands alone, so that its neighbours are stored
        const middle = batch.length >> 1;
        await write(batch.slice(0, middle));
        await write(batch.slice(middle));
        return;
      }
      const failure = error instanceof Error ? error : new StoreUnavailable(String(error));
      for (const each of batch) each.reject(failure);
      // the rest would fail the same way: refuse them now, long before their own time-out
      if (failure instanceof StoreUnavailable) for (const each of waiting.splice(0)) each.reject(failure);
    }
  }

  function take(): readonly QueuedSubmission[] {
    const batch = waiting.length <= maxBatch ? waiting : waiting.slice(0, maxBatch);
    waiting = waiting.length <= maxBatch ? [] : waiting.slice(maxBatch);
    return batch;
  }

  function flush(): void {
    scheduled = false;
    while (flying < maxFlushes && waiting.length > 0) {
      flying += 1;
      void write(take()).then(() => {
        flying -= 1;
        schedule();
        if (flying === 0 && waiting.length === 0) for (const done of idle.splice(0)) done();
      });
    }
  }

  function schedule(): void {
    if (scheduled || flying >= maxFlushes || waiting.length === 0) return;
    scheduled = true;
    // requests read in the same turn of the event loop share a flush, also the first
    setImmediate(flush);
  }

  return {
    add: (submission) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting)
          return reject(new StoreUnavailable('Too many submissions are waiting', 'too_many_waiting'));
        waiting.push({ submission, resolve, reject });
        schedule();
      }),
    waiting: () => waiting.length,
    drain: () => (flying === 0 && waiting.length === 0 ? Promise.resolve() : new Promise((done) => idle.push(done))),
  };
}
