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

/** How a browser marks a click in a chat. */
const fromChat = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };

it("with a port of their own operators' pages are there alone, and visitors' pages are not", async () => {
  const server = await startTestServer({
    ...tokens,
    OPS_PORT: '0',
    PUBLIC_URL: 'https://www.example.com',
    TRUSTED_PROXIES: 'loopback',
    RATE_CALLS_PER_MINUTE: '300',
  });
  onTestFinished(server.remove);
  expect(await statuses(server.opsUrl)).toEqual([200, 200]);
  // no page is built for this server: an unknown path is a page that it lacks
  expect(await statuses(server.url)).toEqual([503, 503]);
  expect((await fetch(`${server.opsUrl}/post-lead`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${server.opsUrl}/survey`)).status).toBe(404);
  expect((await fetch(`${server.opsUrl}/readyz`)).status).toBe(200);

  const signIn = (token: string, from: string) =>
    fetch(`${server.opsUrl}/ops/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token }),
      headers: { 'x-forwarded-for': from },
    });
  const session = (await signIn(tokens.OPS_TOKEN, '198.51.100.1')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const open = (cookie: string, more: Readonly<Record<string, string>> = {}, path = '/ops') =>
    fetch(server.opsUrl + path, { headers: { cookie, ...more } });
  // another host of the domain may set a cookie, but none with the prefix
  expect(session).toMatch(/^__Host-ops=/);
  expect([(await open(session)).status, (await open(session.replace('__Host-', ''))).status]).toEqual([200, 401]);
  // a browser follows the link without its cookie; the page leads on itself, and then the cookie comes
  const link = await open('', fromChat, '/ops/sessions?a="><b');
  const page = await link.text();
  expect([link.status, page]).toEqual([200, expect.stringContaining('content="0; url=/ops/sessions?a=%22%3E%3Cb"')]);
  expect((await open('', { ...fromChat, 'sec-fetch-dest': 'iframe' })).status).toBe(403);
  expect((await fetch(`${server.opsUrl}/ops/sign-out`, { method: 'POST', headers: fromChat })).status).toBe(403);
  // nobody on this machine is a proxy of this door: each guess counts for who makes it, whatever it says
  const guesses = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => (await signIn('guess', `203.0.113.${at}`)).status),
  );
  expect(guesses).toContain(429);
  expect(server.logged()).toContain('sender not in OPS_TRUSTED_PROXIES');
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
