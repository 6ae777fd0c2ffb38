import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0' });
});
afterAll(() => server.remove());

describe('calls from other sites', () => {
  const post = (headers: Record<string, string>) => server.post('/post-lead', leadBody(), headers);
  const own = () => new URL(server.url).origin;

  it.each([
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the origin of another host', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a cookie with no header', { cookie: 'XSRF-TOKEN=abc' }, 403],
    ['a cookie with another header', { cookie: 'a=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' }, 403],
    [
      'a cookie with another header, even from the page itself',
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    [
      'a cookie with its header, beside one of another application of the domain',
      { cookie: 'XSRF-TOKEN=of%3Dothers; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' },
      200,
    ],
    ['a cookie with its header', { cookie: 'a=b; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }, 200],
    ['a beacon of the page, which can set no header', { cookie: 'XSRF-TOKEN=abc', 'sec-fetch-site': 'same-origin' }, 200],
    ['no cookie at all', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a cookie whose name only ends alike', { cookie: 'MY-XSRF-TOKEN=abc' }, 200],
    ['a header without its cookie, which the browser keeps back', { 'x-xsrf-token': 'abc' }, 200],
    ['a caller that is no browser', {}, 200],
  ])('%s', async (_what, headers, status) => {
    // fetch would not send some of these headers: a plain connection does
    const body = JSON.stringify(leadBody());
    const lines = Object.entries({
      host: new URL(server.url).host,
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    });
    const answer = await sendRaw(
      server.url,
      `POST /post-lead HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  });

  it('the origin of PUBLIC_URL is accepted, behind a proxy that names another host too', async () => {
    const behind = await startTestServer({ PUBLIC_URL: 'https://www.example.com' });
    try {
      const from = async (origin: string) => (await behind.post('/post-lead', leadBody(), { origin })).status;
      expect([await from('https://www.example.com'), await from('https://www.example.net')]).toEqual([200, 403]);
    } finally {
      await behind.remove();
    }
  });

  it('the own origin is accepted', async () => {
    expect((await post({ origin: own() })).status).toBe(200);
  });
});
