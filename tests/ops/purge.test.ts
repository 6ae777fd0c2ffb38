import { describe, expect, it } from 'vitest';
import { pages } from '../../lead-server/bin/ops/pages.ts';
import { purgePages } from '../../lead-server/src/campaigns/purge-pages.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { standInPartner } from '../support/per-test-resources.ts';

const settings = (url: string) => ({ PURGE_URL: `${url}/purge`, PURGE_HEADER: 'Authorization: Bearer an-invented-key' });
const given = { json: false, html: false, test: false, verify: false, csv: false, merge: false };

describe('ops pages purge', () => {
  it('sends the CDN one request in its format, with its key', async () => {
    const cdn = await standInPartner({ does: 'answer', status: 200, body: '{}' });
    await purgePages(settings(cdn.url), ['pages']);
    expect(cdn.received).toMatchObject([
      {
        method: 'POST',
        path: '/purge',
        headers: { 'surrogate-key': 'pages', authorization: 'Bearer an-invented-key', 'content-type': 'application/json' },
        body: '{"tags":["pages"]}',
      },
    ]);
  });

  it.each([
    [{ does: 'answer', status: 403 } as const, /refused with 403/],
    [{ does: 'reset' } as const, /could not be told/],
    [{ does: 'answer', status: 302, headers: { location: 'https://elsewhere.example' } } as const, /could not be told/],
  ])('reports a failure when the CDN does %j, and never the key', async (behaviour, message) => {
    const cdn = await standInPartner(behaviour);
    const failure = await purgePages(settings(cdn.url), ['pages']).catch((each: Error) => each.message);
    expect(failure).toMatch(message);
    expect(failure).not.toContain('an-invented-key');
  });

  it.each([
    [['purge'], {}, /PURGE_URL is not set/],
    [['purge', 'a b'], { PURGE_URL: 'https://cdn.example' }, /small letters/],
    [['empty'], { PURGE_URL: 'https://cdn.example' }, /no ops pages empty/],
  ])('refuses %j with %j', async (rest, environment, message) => {
    const config = readConfig({ NODE_ENV: 'test', ...environment });
    await expect(pages.run({ config, given, rest })).rejects.toThrow(message);
  });

  it('accepts a header from its setting, and nothing else', () => {
    expect(readConfig({ NODE_ENV: 'test', PURGE_HEADER: 'Fastly-Key: x' }).PURGE_HEADER).toBe('Fastly-Key: x');
    expect(() => readConfig({ NODE_ENV: 'test', PURGE_HEADER: 'x' })).toThrow(/PURGE_HEADER/);
  });
});
