import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** About the size of a flush of leads, and the time between flushes. */
const bytes = 40_000;
const everyMs = 8;

/**
 * How long this disk takes for a write with its sync while `meanwhile` runs.
 * @param folder on that disk
 * @returns milliseconds of each write, sorted
 */
export async function diskLatencies(folder: string, meanwhile: Promise<unknown>): Promise<readonly number[]> {
  const file = await open(join(folder, 'disk'), 'w');
  const block = Buffer.alloc(bytes);
  const latencies: number[] = [];
  let over = false;
  const end = meanwhile.finally(() => {
    over = true;
  });
  while (!over) {
    const started = performance.now();
    await file.write(block, 0, bytes, 0);
    await file.datasync();
    latencies.push(performance.now() - started);
    await setTimeout(everyMs);
  }
  await file.close();
  await end;
  return latencies.sort((a, b) => a - b);
}
