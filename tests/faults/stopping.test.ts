import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { leadBody } from '../support/lead-body.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

it('a stopping server fails its readiness first, and answers until the load balancer has noticed', async () => {
  const server = await startTestServer({ SHUTDOWN_DELAY_SECONDS: '3', RATE_LEADS_PER_MINUTE: '0' });
  onTestFinished(() => server.remove());
  const statusOf = async (path: string) => (await fetch(server.url + path, { headers: { connection: 'close' } })).status;
  expect(await statusOf('/readyz')).toBe(200);

  const stopped = server.stop();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect((await server.post('/post-lead', leadBody(), { connection: 'close' })).status).toBe(200);
  await stopped;
  // a release is nothing to wake anybody for
  expect(server.logged()).not.toContain('call failed');
  await expect(statusOf('/healthz')).rejects.toThrow();
  expect(await server.leads()).toHaveLength(1);
});

it('a proxy that keeps its connections is told to close them before they are closed', async () => {
  const server = await startTestServer({ SHUTDOWN_DELAY_SECONDS: '2' });
  onTestFinished(() => server.remove());
  const stopped = server.stop();
  const answer = await sendRaw(server.url, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await stopped;
});

it('a start that fails stops what had started: its store is closed', async () => {
  const first = await startTestServer();
  onTestFinished(() => first.remove());
  const folder = mkdtempSync(join(tmpdir(), 'taken-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const threads: Worker[] = [];
  const noticed = (thread: Worker) => void threads.push(thread);
  process.on('worker', noticed);
  onTestFinished(() => void process.off('worker', noticed));
  await expect(startTestServer({ PORT: new URL(first.url).port, DATA_DIR: folder })).rejects.toThrow('EADDRINUSE');
  // a thread that has ended has no id
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
});

it('in production every line printed from start to stop is JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'server'));
  const renderer = `${standInPage}export const createRenderer = () => () => page(200, '');`;
  writeFileSync(join(folder, 'server/renderer.js'), renderer);
  const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
  const env = {
    ...bareEnvironment,
    NODE_ENV: 'production',
    ALLOW_INSECURE: 'public-url,data-keys,placeholders',
    PORT: '0',
    DATA_KEYS: keys,
    DATA_DIR: folder,
    FUNNEL_DIR: folder,
  };
  const child = spawn(process.execPath, ['lead-server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += chunk;
    if (printed.includes('"listening"')) child.kill();
  }
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  const lines = printed.trimEnd().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages.slice(3)).toEqual(['listening', 'stopping', 'stopped']);
  // the settings that are checked are those of the store
  expect(messages[0]).toBe('audit sealed');
  expect(messages[1]).toBe('dangerous settings allowed by ALLOW_INSECURE: public-url, data-keys, placeholders');
  // without a site file, production names the placeholders that visitors would see
  expect(messages[2]).toMatch(/^placeholders in production.*brands\.auto-accident\.sellers/);
});
