import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import { readQueryNames } from '#funnel/server/pageQuery.ts';
import { nginxProgram, startCachingNginx } from '../support/nginx.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const name =
  nginxProgram === undefined
    ? 'pages in the documented nginx cache: left out, as none is installed (apt-get install nginx-light)'
    : 'pages in the documented nginx cache';

describe.skipIf(nginxProgram === undefined)(name, () => {
  let server: TestServer;
  let nginx: Awaited<ReturnType<typeof startCachingNginx>>;
  beforeAll(async () => {
    server = await startTestServer({ FUNNEL_DIR: 'dist' });
    nginx = await startCachingNginx(nginxProgram as string, server.url);
  });
  afterAll(async () => {
    await nginx.stop();
    await server.remove();
  });

  /** The response to a target as it is written: fetch would tidy it. */
  async function ask(origin: string, target: string) {
    const text = await sendRaw(origin, `GET ${target} HTTP/1.1\r\nhost: www.example.com\r\nconnection: close\r\n\r\n`);
    const header = (wanted: string) => new RegExp(`^${wanted}: (.*?)\r$`, 'im').exec(text)?.[1];
    const [, html = ''] = /(<html[^>]*>)/.exec(text) ?? [];
    const [, title = ''] = /<title>([^<]*)/.exec(text) ?? [];
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
      cache: header('x-cache'),
      location: header('location'),
      page: { html, title, step: /data-step="(\w+)"/.exec(text)?.[1], hasMeter: text.includes('role="meter"') },
    };
  }
  /** The page that a link ends on, with its redirect. */
  async function pageAt(origin: string, target: string) {
    const first = await ask(origin, target);
    const last = first.location === undefined ? first : await ask(origin, new URL(first.location, 'http://x').href.slice(8));
    return { status: last.status, ...last.page };
  }

  // each on a path of its own, which is in no cache before
  const hostile = [
    ['/survey', '/surv%65y'],
    ['/g', '/g?show-meter=yes'],
    ['/f', '/f?%6cang=es'],
    ['/yt', '/yt?LANG=&lang=es'],
    ['/survey/lawyer', '/survey/lawyer?THEME=1&theme=3'],
    ['/survey/ig', '/survey/ig?at=AtFault'],
    ['/survey/tt', '/survey/tt?visit=x&at=AtFault'],
    ['/survey/v6', '/survey/v6?theme=1brand=crash-compensation'],
    ['/survey/vw', '/survey/vw?LANG=es'],
    ['/survey/car', '/survey/car?x=1&amp;lang=es'],
    ['/survey/hurt', '/survey/hurt?x=1?lang=es'],
  ] as const;
  it.each(hostile)('%s is itself after %s, which then leads to its own page', async (plain, other) => {
    await ask(nginx.url, other);
    const [fresh, kept] = [await ask(nginx.url, plain), await ask(nginx.url, plain)];
    expect([fresh.cache, kept.cache]).not.toContain('BYPASS');
    const own = await ask(server.url, plain);
    expect([fresh.page, kept.page]).toEqual([own.page, own.page]);
    expect(kept.cache).toBe('HIT');
    expect(await pageAt(nginx.url, other)).toEqual(await pageAt(server.url, other));
  });

  it('any spelling of a link ends on the same page with the cache as without', async () => {
    const written = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`,
    );
    const values = fc.constantFrom(
      'es',
      'ES',
      'en',
      '3',
      '7',
      '',
      'on',
      'yes',
      'AtFault',
      'v2.2',
      'crash-compensation',
      '1&amp;theme=3',
    );
    const pair = fc
      .tuple(fc.constantFrom('theme', 'lang', 'brand', 'show-meter', 'gclid', ...readQueryNames), written, values)
      .map(([each, write, value]) => `${write(each)}=${value}`);
    const path = fc
      .tuple(fc.constantFrom(...Object.keys(campaignRows)), written)
      .map(([each, write]) => `/${write(each.slice(1))}`);
    const links = fc.tuple(path, fc.array(pair, { maxLength: 4 })).map(([at, pairs]) => `${at}?${pairs.join('&')}`);
    await fc.assert(
      fc.asyncProperty(links, async (link) => {
        expect(await pageAt(nginx.url, link), link).toEqual(await pageAt(server.url, link));
      }),
      { numRuns: 60 },
    );
  });

  it('a missing page is in no cache', async () => {
    const asked = [await ask(nginx.url, '/survey/tomorrow'), await ask(nginx.url, '/survey/tomorrow')];
    expect(asked.map(({ status, cache }) => [status, cache])).toEqual([
      [404, 'MISS'],
      [404, 'MISS'],
    ]);
  });
});
