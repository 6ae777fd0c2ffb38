import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioTokenHeader } from '#contract/studio/address.ts';
import { studioCalls } from '#contract/studio/calls.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

/** How a browser marks what a script asks for, on a page of the same host, of the same domain and of elsewhere. */
const sites = ['same-origin', 'same-site', 'cross-site'] as const;

it('a script on another page, with an operator’s cookie, reads nothing of the studio', slowTest, async () => {
  const server = await campaignServer({
    ...{ DATA_DIR: temporaryFolder(), FUNNEL_DIR: campaignFunnel(), RATE_CALLS_PER_MINUTE: '0' },
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const ana = await studioPerson(server, 'ana', 'admin');
  const key = await ana.meta('pictures');

  for (const site of sites) {
    const marked = { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    const guesses = site === 'same-origin' ? ['', 'a'.repeat(ana.token.length), key] : [''];
    const answers = guesses.flatMap((guess) =>
      Object.keys(studioCalls).map(async (name) => {
        const response = await ana.ask(name, {}, { ...marked, [studioTokenHeader]: guess });
        return [name, response.status, ((await response.json()) as { error?: { code: string } }).error?.code];
      }),
    );
    const code = site === 'same-origin' ? 'no_token' : 'cross_site';
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([answer[0], 403, code]);
    const headers = { cookie: ana.cookie, ...marked };
    const statusOf = async (path: string, more = {}) =>
      (await fetch(server.opsUrl + path, { headers: { ...headers, ...more } })).status;
    // the document, which has the token, is only navigated to, and nobody frames it
    for (const path of ['/studio', '/studio/leads', '/ops'])
      for (const dest of ['empty', 'iframe', 'object', 'script'])
        expect([path, dest, await statusOf(path, { 'sec-fetch-dest': dest })]).toEqual([path, dest, 403]);
    for (const query of ['', '?of=draft', '?k=', `?k=${'a'.repeat(key.length)}`])
      for (const dest of ['empty', 'iframe'])
        expect([query, await statusOf(`/studio/look/survey${query}`, { 'sec-fetch-dest': dest })]).toEqual([query, 403]);
  }
  // a window that another page opens is not that page's to read
  const page = await fetch(`${server.opsUrl}/studio`, { headers: { cookie: ana.cookie } });
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
  // and the studio's own frame shows the picture
  const own = { cookie: ana.cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
  expect((await fetch(`${server.opsUrl}/studio/look/survey?k=${key}`, { headers: own })).status).toBe(200);
});

it('files of a newer build are found, and a file that is none is not a page', slowTest, async () => {
  const funnel = campaignFunnel();
  const server = await campaignServer({
    DATA_DIR: temporaryFolder(),
    FUNNEL_DIR: funnel,
    OPS_TOKEN: 'an-invented-operations-token',
  });
  const ana = await studioPerson(server, 'ana', 'viewer');
  const file = async () => {
    const headers = { cookie: ana.cookie, 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${server.opsUrl}/studio/assets/new-1.js`, { headers });
    return [response.status, await response.text()];
  };
  expect(await file()).toEqual([404, expect.stringContaining('There is no such file.')]);
  writeFileSync(join(funnel, 'studio/assets/new-1.js'), 'void 0;');
  expect(await file()).toEqual([200, 'void 0;']);
});
