import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { inLongForm } from '../support/long-form.ts';
import { memoryOf, startWriter } from '../support/start-writer.ts';

/** Short here; the long form sends the ten thousand of the design. */
const requests = inLongForm ? 10_000 : 2000;
const folder = mkdtempSync(join(tmpdir(), 'flood-'));
let server: Awaited<ReturnType<typeof startWriter>>;
beforeAll(async () => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets/large.js'), Buffer.alloc(8 * 1024 * 1024, 'a'));
  server = await startWriter({ DATA_DIR: folder, FUNNEL_DIR: folder });
});
afterAll(async () => {
  server.child.kill();
  await once(server.child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const post = (body: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${server.url}/post-lead`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const bad = [
  '{"flow":',
  '[]',
  JSON.stringify(leadBody({ flow: 'x' })),
  JSON.stringify(leadBody({ email: 7 })),
  `{"a":${'['.repeat(3000)}`,
];

async function flood(count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      for (; left > 0; left -= 1) expect(await post(bad[left % bad.length] ?? '')).toBeLessThan(500);
    }),
  );
}

it(`${requests} bad requests leave the server up and grow its memory by less than 50 MB`, { timeout: 120_000 }, async ({
  task,
}) => {
  // once, so that everything made at first use exists and the whole young generation has been used
  await flood(3000);
  const before = await memoryOf(server.child);
  await flood(requests);
  const grown = (await memoryOf(server.child)) - before;
  const measured = `memory grew by ${(grown / 1024 / 1024).toFixed(1)} MB (target 50)`;
  reportFault(task, { store: 'any', tried: 'bad requests', times: requests, acknowledged: 0, lost: 0, measured });
  expect(grown).toBeLessThan(50 * 1024 * 1024);
  expect(await post(JSON.stringify(leadBody()))).toBe(200);
});

it('200 connections that send their headers slowly block no other client', { timeout: 60_000 }, async ({ task }) => {
  const { hostname, port } = new URL(server.url);
  const slow = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => {}));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow) socket.write('POST /post-lead HTTP/1.1\r\nhost: x\r\nx: ');
  const started = performance.now();
  expect(await post(JSON.stringify(leadBody()))).toBe(200);
  const measured = `a lead among them took ${Math.round(performance.now() - started)} ms`;
  reportFault(task, {
    store: 'any',
    tried: 'slow connections (slowloris)',
    times: slow.length,
    acknowledged: 1,
    lost: 0,
    measured,
  });
  // those that never finish are cut off, whatever they drip
  const cut = slow.map((socket) => once(socket.resume(), 'close'));
  const drip = setInterval(() => {
    for (const socket of slow) socket.write('x');
  }, 500);
  await Promise.all(cut);
  clearInterval(drip);
});

const open = async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

it('a client that requests much and reads nothing is disconnected', async () => {
  const socket = await open();
  const cut = once(socket, 'close');
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50));
  socket.resume();
  await cut;
  expect(await post(JSON.stringify(leadBody()))).toBe(200);
});

/** Files that the server has open, by name. */
const openFiles = () =>
  readdirSync(`/proc/${server.child.pid}/fd`).flatMap((each) => {
    try {
      return [readlinkSync(`/proc/${server.child.pid}/fd/${each}`)];
    } catch {
      return [];
    }
  });

it.runIf(process.platform === 'linux')('visitors who leave in the middle of a file leave no file open', async () => {
  for (let index = 0; index < 20; index += 1) {
    const socket = await open();
    const [answered] = [once(socket, 'data'), socket.write('GET /assets/large.js HTTP/1.1\r\nhost: x\r\n\r\n')];
    await answered;
    socket.resetAndDestroy();
  }
  await expect.poll(() => openFiles().filter((name) => name.endsWith('large.js'))).toEqual([]);
});
