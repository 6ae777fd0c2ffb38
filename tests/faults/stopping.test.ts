import { expect, it, onTestFinished } from 'vitest';
import { lead } from './lead-body.ts';
import { exchange } from './plain-connection.ts';
import { startTestServer } from './running-server.ts';

it('who is told to stop says so first, and goes on answering until the load balancer has seen it', async () => {
  const server = await startTestServer({ SHUTDOWN_DELAY_SECONDS: '3', RATE_LEADS_PER_MINUTE: '0' });
  onTestFinished(() => server.remove());
  const statusOf = async (path: string) => (await fetch(server.url + path, { headers: { connection: 'close' } })).status;
  expect(await statusOf('/readyz')).toBe(200);

  const stopped = server.stop();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect((await server.post('/post-lead', lead(), { connection: 'close' })).status).toBe(200);
  await stopped;
  // a release is nothing to wake anybody for
  expect(server.logged()).not.toContain('call failed');
  await expect(statusOf('/healthz')).rejects.toThrow();
  expect(await server.leads()).toHaveLength(1);
});

it('a proxy that keeps its connections is told to send no more over them, before they are closed', async () => {
  const server = await startTestServer({ SHUTDOWN_DELAY_SECONDS: '2' });
  onTestFinished(() => server.remove());
  const stopped = server.stop();
  const answer = await exchange(server.url, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await stopped;
});
