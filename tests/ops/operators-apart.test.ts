import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../support/running-server.ts';

const tokens = { OPS_TOKEN: 'an-invented-operations-token', METRICS_TOKEN: 'an-invented-metrics-token-' };
const asOperator = { headers: { authorization: `Bearer ${tokens.OPS_TOKEN}` } };
const asCollector = { headers: { authorization: `Bearer ${tokens.METRICS_TOKEN}` } };
const statuses = async (base: string) => [
  (await fetch(`${base}/ops`, asOperator)).status,
  (await fetch(`${base}/metrics`, asCollector)).status,
];

it("with a port of their own operators' pages are there alone, and visitors' pages are not", async () => {
  const server = await startTestServer({ ...tokens, OPS_PORT: '0' });
  onTestFinished(server.remove);
  expect(await statuses(server.opsUrl)).toEqual([200, 200]);
  // no page is built for this server: an unknown path is a page that it lacks
  expect(await statuses(server.url)).toEqual([503, 503]);
  expect((await fetch(`${server.opsUrl}/post-lead`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${server.opsUrl}/survey`)).status).toBe(404);
  expect((await fetch(`${server.opsUrl}/readyz`)).status).toBe(200);
});

it("with a host of their own operators' pages are there alone", async () => {
  const server = await startTestServer({ ...tokens, OPS_HOST: 'desk.example.com' });
  onTestFinished(server.remove);
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, ...asOperator.headers };
      request(`${server.url}/ops`, { headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusAt('desk.example.com')).toBe(200);
  expect(await statusAt('DESK.example.com:8443')).toBe(200);
  expect(await statusAt('www.example.com')).toBe(503);
});
