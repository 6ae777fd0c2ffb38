import { setTimeout as wait } from 'node:timers/promises';
import type { BatchResult, Page } from './records.ts';

/** Rows looked through, changed or removed in one transaction: short enough that no lead waits for it. */
const batchSize = 1000;

/**
 * Does a piece of work after another until all is looked through. Cut off at any moment, what was done stays done, and a repeat goes on. After
 * each it rests for as long as that took: SQLite's lock is free half of the time then, for a lead that waits in another process.
 * @returns how many rows it came to
 */
export async function inBatches(work: (page: Page) => Promise<BatchResult>, goesOn: () => boolean = () => true): Promise<number> {
  let total = 0;
  for (let after: string | undefined = ''; after !== undefined && goesOn(); ) {
    const started = performance.now();
    const { count, next }: BatchResult = await work({ after, limit: batchSize });
    total += count;
    after = next;
    if (after !== undefined) await wait(performance.now() - started);
  }
  return total;
}

const pageSize = 500;

/** Every row after `after`, page by page: a listing holds one page in memory, however long it is. */
export async function* everyRow<Row>(
  after: string,
  read: (page: Page) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let cursor = after;
  for (;;) {
    const rows = await read({ after: cursor, limit: pageSize });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    cursor = cursorOf(last);
  }
}
