import { setTimeout as wait } from 'node:timers/promises';
import type { BatchResult, Page } from './records.ts';

/** Rows per transaction: short enough that no lead waits. */
const batchSize = 1000;

/**
 * Works in batches until all rows are done. Safe to interrupt and repeat.
 * It rests after each batch for as long, so that other processes get SQLite's lock.
 * @returns how many rows
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

/** Removes the oldest, a batch at a time, with the same rests. @param remove says how many it removed */
export async function untilNoneLeft(
  remove: (limit: number) => Promise<number>,
  goesOn: () => boolean = () => true,
): Promise<void> {
  for (let isLast = false; !isLast && goesOn(); ) {
    const started = performance.now();
    isLast = (await remove(batchSize)) < batchSize;
    if (!isLast) await wait(performance.now() - started);
  }
}

const pageSize = 500;

/** Yields every row after `after`, with one page in memory. */
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
