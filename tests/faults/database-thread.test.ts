import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { faultRounds } from '../support/acknowledged-leads.ts';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

/** Every thread of this process, as Node announces it: the newest is the database's. */
const threads: Worker[] = [];
const noticed = (thread: Worker) => void threads.push(thread);
let server: TestServer;
beforeAll(async () => {
  process.on('worker', noticed);
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0' });
});
afterAll(async () => {
  process.off('worker', noticed);
  await server.remove();
});

it('the thread of the embedded database dies: 503 until it is back, and nothing acknowledged is lost', async ({ task }) => {
  const acknowledged: string[] = [];
  let refused = 0;
  const post = async () => {
    const key = crypto.randomUUID();
    const response = await server.post('/post-lead', leadBody(), { 'idempotency-key': key });
    await response.text();
    if (response.status === 200) acknowledged.push(key);
    else {
      expect(response.status).toBe(503);
      refused += 1;
    }
    return response.status;
  };
  for (let round = 0; round < faultRounds; round += 1) {
    const before = threads.length;
    await Promise.all(Array.from({ length: 20 }, post));
    const sent = Array.from({ length: 100 }, post);
    const during = Promise.all(sent);
    await Promise.race(sent);
    await threads.at(-1)?.terminate();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await during;
    await vi.waitFor(async () => expect(await post()).toBe(200), { timeout: 5000, interval: 50 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(threads.length).toBeGreaterThan(before);
  }
  // why, in each line of it
  const codes = [...server.logged().matchAll(/"name":"StoreUnavailable","code":"(\w*)"/g)].map(([, code]) => code);
  expect(new Set(codes)).toEqual(new Set(['thread_ended']));
  const stored = new Set((await server.leads()).map((each) => each.key));
  const lost = acknowledged.filter((key) => !stored.has(key));
  reportFault(task, {
    store: 'SQLite',
    tried: 'database thread killed under load',
    times: faultRounds,
    acknowledged: acknowledged.length,
    refused,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
});
