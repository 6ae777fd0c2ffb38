import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

/** Stands in for a build: the path says who may get the page again. The real pages: tests/e2e/pages/shared-pages.spec.ts. */
const text = 'All the same words. '.repeat(2000);
const renderer = `${standInPage}
export const plainAddress = (target) => target.replace('EVERYONE', 'everyone');
const pages = new Map();
export const createRenderer = () => ({ path }) => {
  const [, audience] = path.split('/');
  if (!pages.has(path)) pages.set(path, page(audience === 'missing' ? 404 : 200, ${JSON.stringify(text)} + path, { audience: audience === 'missing' ? 'everyone' : audience, tags: ['pages', 'campaign-a'] }));
  return pages.get(path);
};`;
const folder = mkdtempSync(join(tmpdir(), 'caching-'));
mkdirSync(join(folder, 'server'));
writeFileSync(join(folder, 'server/renderer.js'), renderer);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ FUNNEL_DIR: folder });
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A request whose encoding fetch does not decode. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', url = server.url) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });

describe('the Cache-Control header of a page', () => {
  const shared = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
  it.each([
    ['everyone', shared, 'pages campaign-a'],
    ['missing', 'private, no-store', 'pages campaign-a'],
    ['variant', 'private, no-cache', undefined],
    ['visitor', 'private, no-cache', undefined],
    ['nobody', 'private, no-store', undefined],
  ])('%s', async (audience, control, tags) => {
    const { headers } = await get(`/${audience}`);
    expect(headers['cache-control']).toBe(control);
    expect(headers.vary).toBe('accept-encoding, sec-gpc');
    expect([headers['surrogate-key'], headers['cache-tag']]).toEqual([tags, tags?.replaceAll(' ', ',')]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.etag === undefined).toBe(audience === 'nobody' || audience === 'missing');
  });

  it.each([
    ['0', 'private, no-cache'],
    ['20', 'public, max-age=0, s-maxage=20, stale-while-revalidate=600, stale-if-error=86400'],
  ])('as PAGE_CACHE_SECONDS=%s says', async (PAGE_CACHE_SECONDS, control) => {
    const other = await startTestServer({ FUNNEL_DIR: folder, PAGE_CACHE_SECONDS });
    const { headers } = await get('/everyone', {}, 'GET', other.url);
    const missing = await get('/missing', {}, 'GET', other.url);
    await other.remove();
    expect([headers['cache-control'], missing.headers['cache-control']]).toEqual([control, 'private, no-store']);
  });
});

it('another spelling of an address is sent to its plain form, by a redirect that nobody keeps', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get('/EVERYONE?gclid=1', {}, method);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/everyone?gclid=1', 'private, no-store']);
  }
  expect((await get('/everyone?gclid=1')).status).toBe(200);
});

describe('a page is compressed', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0', undefined, (body: Buffer) => body],
  ] as const)('for %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await get('/everyone/packed', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], unpack(body).toString()]).toEqual([encoding, `${text}/everyone/packed`]);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('quickly for the first request, and at the best level from then on', async () => {
    const ask = () => get('/everyone/twice', { 'accept-encoding': 'br' });
    const first = await ask();
    expect(first.headers.etag).toMatch(/^"[\w-]{22}-br5"$/);
    await expect.poll(async () => (await ask()).headers.etag, { timeout: 10_000 }).toMatch(/-br11"$/);
    const best = await ask();
    expect(best.body.length).toBeLessThanOrEqual(first.body.length);
    expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(first.body));
  });

  it('once for many concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => get('/everyone/rush', { 'accept-encoding': 'br' })));
    const texts = new Set(all.map(({ body }) => brotliDecompressSync(body).toString()));
    expect([...texts]).toEqual([`${text}/everyone/rush`]);
  });
});

describe('a browser with a page in its cache', () => {
  const ask = (etag: string, accepted = 'br', path = '/everyone') =>
    get(path, { 'accept-encoding': accepted, 'if-none-match': etag });

  it('gets a 304 with every header of the page and no body, for any level and encoding', async () => {
    const { headers } = await get('/everyone', { 'accept-encoding': 'br' });
    const { etag = '' } = headers;
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await ask(held);
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
      for (const name of ['cache-control', 'vary', 'content-security-policy', 'surrogate-key'])
        expect([name, answer.headers[name]]).toEqual([name, headers[name]]);
    }
    expect((await ask(etag, 'gzip')).status).toBe(304);
  });

  it.each(['"other"', '""', '"', '*', 'x'.repeat(200)])('gets the page again for %s', async (held) =>
    expect((await ask(held)).status).toBe(200),
  );

  it('gets a page that is private to it anew', async () => {
    const { etag = '' } = (await get('/visitor', { 'accept-encoding': 'br' })).headers;
    expect((await ask(etag, 'br', '/visitor')).status).toBe(304);
    expect((await ask(etag, 'br', '/visitor/other')).status).toBe(200);
    expect((await ask('"x"', 'br', '/nobody')).status).toBe(200);
  });

  it('gets the same headers by HEAD, without a body', async () => {
    const [whole, head] = [
      await get('/everyone', { 'accept-encoding': 'br' }),
      await get('/everyone', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-encoding']).toBe(whole.headers['content-encoding']);
  });
});

it("a page beyond an address's limit comes late, and is never refused", async () => {
  const limited = await startTestServer({ FUNNEL_DIR: folder, RATE_PAGES_PER_MINUTE: '2' });
  const order: string[] = [];
  const ask = async (path: string) => {
    const { status } = await get(path, {}, 'GET', limited.url);
    order.push(path);
    return status;
  };
  expect([await ask('/everyone/a'), await ask('/everyone/b')]).toEqual([200, 200]);
  const late = ask('/everyone/c');
  expect(await ask('/healthz')).toBe(200);
  expect(await late).toBe(200);
  expect(order.slice(2)).toEqual(['/healthz', '/everyone/c']);
  await limited.remove();
});
