import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReaders, openStore, type Readers } from '../../lead-server/src/store/open-store.ts';

const config = { DATABASE_URL: undefined, DATA_DIR: mkdtempSync(join(tmpdir(), 'readers-')) };
beforeAll(async () => {
  await (await openStore(config)).store.close();
});
afterAll(() => rmSync(config.DATA_DIR, { recursive: true, force: true }));

/** The threads that were started during a test. */
let threads: Worker[];
const notice = (thread: Worker) => void threads.push(thread);
const running = () => threads.filter(({ threadId }) => threadId !== -1).length;
let readers: Readers;
beforeEach(() => {
  threads = [];
  process.on('worker', notice);
  readers = createReaders(config);
});
afterEach(async () => {
  vi.useRealTimers();
  await readers.close();
  process.off('worker', notice);
});
const read = () => readers.withReadOnlyStore((store) => store.ping());

describe('readers beside the store', () => {
  it('at the same time have a thread each, and the last one is kept for the next', async () => {
    let inside = 0;
    const meet = () =>
      readers.withReadOnlyStore(async () => {
        inside += 1;
        await vi.waitFor(() => expect(inside).toBe(2));
      });
    await Promise.all([meet(), meet()]);
    expect([threads.length, running()]).toEqual([2, 1]);
    await read();
    expect(threads.length).toBe(2);
    await readers.close();
    expect(running()).toBe(0);
  });

  it('end some seconds after the last read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await read();
    vi.advanceTimersByTime(9000);
    await read();
    vi.advanceTimersByTime(9000);
    expect([threads.length, running()]).toEqual([1, 1]);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(running()).toBe(0));
  });

  it('are not kept after a read that failed, nor after the end', async () => {
    await expect(
      readers.withReadOnlyStore(async () => {
        throw new Error('no figure');
      }),
    ).rejects.toThrow('no figure');
    expect([threads.length, running()]).toEqual([1, 0]);
    await readers.close();
    await read();
    expect([threads.length, running()]).toEqual([2, 0]);
  });

  it('change nothing', async () => {
    await expect(readers.withReadOnlyStore((store) => store.setValue('name', 'value'))).rejects.toThrow(/readonly/);
  });
});
