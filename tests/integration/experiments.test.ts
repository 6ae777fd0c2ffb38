import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import type { VisitCount } from '#contract/experiments/figures.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

/** Stands in for the built funnel: the server's part of experiments is tested before anything is built. The real page: tests/e2e. */
const funnel = `${standInPage}
import { assignExperiments } from ${JSON.stringify(new URL('../../lead-server/contract/experiments/assign.ts', import.meta.url).href)};
const experiment = { name: 'columns', owner: 'growth', expires: '2999-01-01', variants: [
  { id: 'one', weight: 1, switches: { grid: 'one' } }, { id: 'two', weight: 1, switches: { grid: 'two' } } ] };
export const ownCampaigns = [{ path: '/survey', flow: 'main', oid: '81', affid: '10', experiments: [experiment] }];
export const createRenderer = () => ({ path, query, visitor, variants, stampOf }) => {
  const { assignment, forced, switches } = assignExperiments([experiment], { visitor, variants, query, today: '2026-01-01', queryNameOf: (name) => name });
  const stamp = path === '/survey' ? stampOf?.({ flow: 'main', campaign: 'survey', assignment, forced, switches }) : undefined;
  const named = variants.includes('columns.' + assignment.columns);
  return page(200, JSON.stringify({ stamp, assignment }), { audience: named ? 'variant' : 'visitor', hasVariants: true });
};`;
const token = 'a-token-of-thirty-two-characters-and-more';
const folder = mkdtempSync(join(tmpdir(), 'funnel-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'renderer.js'), funnel);
  server = await startTestServer({
    FUNNEL_DIR: folder,
    OPS_TOKEN: token,
    REGION_HEADERS: 'x-country',
    VARIANTS_HEADER: 'x-variants',
    TRUSTED_PROXIES: 'loopback',
    RATE_CALLS_PER_MINUTE: '0',
  });
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

/** Asks for a page, and for its settings as the page's script does: cookies come with these. */
async function open(path = '/survey', headers: Record<string, string> = {}, before = '') {
  const given = { headers: { 'x-country': 'US', cookie: before, ...headers } };
  const page = await fetch(server.url + path, given);
  expect(page.headers.getSetCookie()).toEqual([]);
  const { stamp, assignment } = (await page.json()) as { stamp?: string; assignment: Record<string, string> };
  const query = new URLSearchParams(stamp === undefined ? {} : { stamp });
  const settings = await fetch(`${server.url}/page-settings?${query}`, given);
  const { counted } = (await settings.json()) as { counted: boolean };
  const set = settings.headers.getSetCookie();
  const cookies = set.map((each) => each.split(';')[0] as string);
  return { page, stamp, assignment, counted, set, cookies, cookie: cookies.join('; ') };
}
const beacon = (cookie: string, events: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/events`, {
    method: 'POST',
    body: JSON.stringify({ flow: 'main', events }),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-country': 'US', cookie, ...headers },
  });
const send = (cookie: string, sub: string, headers: Record<string, string> = {}) =>
  server.post('/post-lead', leadBody({ sub_id: sub }), { cookie, 'x-country': 'US', ...headers });
const servedOf = async (sub: string): Promise<ServedVariants | undefined> => {
  const found = (await server.leads()).find(({ kept }) => kept.is === 'lead' && kept.record.sent.sub_id === sub);
  if (found?.kept.is !== 'lead') throw new Error(`There is no lead ${sub}`);
  return found.kept.record.meta.served;
};
/** Without the parts of variants (`partOfVariant`). */
const all = async () => (await server.look((store) => store.visitCounts())).filter(({ variant }) => !variant.includes('/'));
const total = (rows: readonly VisitCount[]) => rows.reduce((sum, { count }) => sum + count, 0);
/** All visits of the experiment that were counted. */
const counted = async () => total((await all()).filter(({ experiment }) => experiment === 'columns'));

/** Counts are stored in the background. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 10_000 });

describe('a visit', () => {
  it('counts once more in its experiment, by its device and its language', async () => {
    const { cookie, assignment } = await open();
    await beacon(cookie, [['shown', 'AtFault']]);
    const [variant = ''] = Object.values(assignment);
    const parts = async () => (await server.look((store) => store.visitCounts())).map((each) => each.variant);
    await eventually(parts).toEqual(expect.arrayContaining([`${variant}/computer`, `${variant}/en`]));
  });
  it.each(['http', 'https'])('has cookies for https and this host alone when a trusted proxy says %s', async (proto) => {
    const { set, cookie } = await open('/survey', { 'x-forwarded-proto': proto });
    const https = proto === 'https';
    expect(set.map((each) => each.endsWith('; Secure'))).toEqual([https, https]);
    expect(set.map((each) => /^__Host-visit(?:or|-main)=/.test(each))).toEqual([https, https]);
    const again = await open('/survey', { 'x-forwarded-proto': proto }, cookie);
    // the visitor is known, so only the visit's own is set anew
    expect(again.set).toEqual([expect.stringMatching(https ? /^__Host-visit-main=/ : /^visit-main=/)]);
  });
  it('gets an id that no script can read, keeps its variant, and is counted in the variant', async () => {
    const { set, cookie, assignment, counted: isCounted } = await open();
    expect([set.length, isCounted]).toEqual([2, true]);
    for (const each of set) expect(each).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const again = await open('/survey', {}, `${cookie}; variant-columns=${assignment.columns}`);
    expect(cookie).toContain(again.cookie);
    const before = await counted();
    const events = [
      ['shown', 'AutoAccidentCaseWorth'],
      ['walked', 'AutoAccidentCaseWorth', 'OtherDriversVehicleType'],
    ];
    expect(await (await beacon(cookie, events)).json()).toEqual({ ok: true });
    await eventually(counted).toBe(before + 1);
    expect(await all()).toContainEqual(expect.objectContaining({ experiment: 'columns', step: 'OtherDriversVehicleType' }));

    expect((await send(cookie, 'stamped')).status).toBe(200);
    const served = await servedOf('stamped');
    const variant = served?.assignment.columns;
    expect(served).toEqual({
      flow: 'main',
      campaign: 'survey',
      assignment: { columns: variant },
      forced: false,
      switches: { grid: variant },
    });
    await eventually(all).toContainEqual(expect.objectContaining({ variant, ending: 'finished', exposed: true }));
    expect(await counted()).toBe(before + 1);
  });

  it('that is disqualified ends with its reason; one whose page never reported is lost exposure', async () => {
    const { cookie } = await open();
    await server.post('/post-lead', leadBody({ with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' }), {
      cookie,
      'x-country': 'US',
    });
    const end = { experiment: 'columns', ending: 'disqualified', reason: 'have_attorney|yes', exposed: false };
    await eventually(all).toContainEqual(expect.objectContaining(end));
  });

  it.each(['one', 'two'])(
    'keeps variant %s by the cookie of its page, in a document that only this browser may keep',
    async (id) => {
      const { assignment, page } = await open('/survey', {}, `variant-columns=${id}`);
      expect(assignment).toEqual({ columns: id });
      expect(page.headers.get('cache-control')).toBe('private, no-cache');
    },
  );
  it.each(['one', 'two'])(
    'gets variant %s of the edge, in a document that the edge may keep for all visitors with it',
    async (id) => {
      const headers = { 'x-variants': `other.x, columns.${id}` };
      const other = id === 'one' ? 'two' : 'one';
      const [first, second] = [await open('/survey', headers, `variant-columns=${other}`), await open('/survey', headers)];
      expect(first.assignment).toEqual({ columns: id });
      expect(first.stamp).toBe(second.stamp);
      expect(first.page.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=300, /);
      expect(first.page.headers.get('vary')).toBe('accept-encoding, sec-gpc, x-variants, x-country');
      expect([first.counted, first.cookies[0]]).not.toEqual([second.counted, second.cookies[0]]);
    },
  );
  it('with an unknown variant of the edge gets one of its own', async () => {
    const { assignment, page } = await open('/survey', { 'x-variants': 'columns.three' });
    expect(['one', 'two']).toContain(assignment.columns);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('that asks for a variant is marked as forced and counted nowhere', async () => {
    const before = total(await all());
    const { cookie, counted: isCounted } = await open('/survey?variant=columns.two');
    expect(isCounted).toBe(false);
    await beacon(cookie, [['shown', 'AtFault']]);
    await send(cookie, 'forced');
    expect(await servedOf('forced')).toMatchObject({ assignment: { columns: 'two' }, forced: true });
    // one that does count, sent after it, is stored with or after it
    const other = await open();
    await beacon(other.cookie, [['shown', 'AtFault']]);
    await eventually(async () => total(await all())).toBe(before + 1);
  });
});

describe('unsigned visits are rejected', () => {
  it("with a changed stamp, or another visitor's", async () => {
    const [mine, theirs] = [await open(), await open()];
    const [visitor = '', stamp = ''] = mine.cookies;
    const changed = `visit-main=${Buffer.from('["survey",{"columns":"two"},0,{}]').toString('base64url')}.${stamp.split('.')[1]}`;
    for (const [index, bad] of [
      `${visitor}; ${changed}`,
      `${theirs.cookies[0]}; ${stamp}`,
      `${visitor}; visit-main=x.y`,
      // as many letters as a signature has, and more bytes
      `${visitor}; ${stamp.slice(0, -1)}\u00ff`,
      stamp,
    ].entries()) {
      expect((await beacon(bad, [['shown', 'AtFault']])).status).toBe(200);
      expect((await send(bad, `unsigned-${index}`)).status).toBe(200);
      expect(await servedOf(`unsigned-${index}`)).toBeUndefined();
    }
  });
});

it('a changed or foreign stamp begins no visit', async () => {
  const { stamp = '' } = await open();
  const [flow, payload, mac] = stamp.split('.');
  const changed = Buffer.from('["survey",{"columns":"two"},0,{}]').toString('base64url');
  for (const bad of [`${flow}.${changed}.${mac}`, `dui.${payload}.${mac}`, `${flow}.${payload}.`, 'main', '']) {
    const response = await fetch(`${server.url}/page-settings?${new URLSearchParams({ stamp: bad })}`, {
      headers: { 'x-country': 'US' },
    });
    expect([response.headers.getSetCookie(), await response.json()]).toMatchObject([[], { counted: false }]);
  }
});

describe('visitors who opted out, or were not asked where the law requires it', () => {
  it.each([
    ['with Global Privacy Control', { 'sec-gpc': '1' }, ''],
    ['after a no', {}, 'advertising=no'],
    ['before a yes, in a region that needs one', { 'x-country': 'DE' }, ''],
  ])('%s: no id, no events, no stamp, and existing ones end', async (name, headers, own) => {
    const begun = await open('/survey', { ...headers, 'x-variants': 'columns.two' }, own);
    expect([begun.set, begun.counted, begun.assignment]).toEqual([[], false, {}]);
    expect(begun.page.headers.get('cache-control')).toMatch(/^private/);
    const { cookie } = await open();
    const both = `${cookie}; ${own}; visit-to-nowhere=x; variant-columns=two`;
    const ended = await open('/survey', headers, both);
    expect(ended.assignment).toEqual({});
    expect(ended.set.map((each) => each.replace(/; Path.*/, ''))).toEqual(['visitor=', 'visit-main=', 'variant-columns=']);
    for (const each of ended.set) expect(each).toContain('Max-Age=0');
    const before = total(await all());
    await beacon(both, [['shown', 'AtFault']], headers);
    await send(both, name.replaceAll(' ', '-'), headers);
    expect(await servedOf(name.replaceAll(' ', '-'))).toBeUndefined();
    const other = await open();
    await beacon(other.cookie, [['shown', 'AtFault']]);
    await eventually(async () => total(await all())).toBe(before + 1);
  });

  it('after a yes are treated as elsewhere', async () => {
    expect((await open('/survey', { 'x-country': 'DE' }, 'advertising=yes')).set).toHaveLength(2);
  });
  it('pages without a survey set nothing', async () => expect((await open('/privacy')).set).toEqual([]));
});

describe('POST /events refuses', () => {
  const long = Array.from({ length: 61 }, () => ['shown', 'AtFault']);
  it.each([
    ['a step that there is not', [['shown', 'Maria Example, 555-0100']], 422],
    ['a step of another flow', [['shown', 'PendingDuiCharges']], 422],
    ['a way that the flow does not have', [['walked', 'AtFault', 'PhoneAndZip']], 422],
    ['an answer', [['shown', 'AtFault', 'yes']], 422],
    ['nothing', [], 422],
    ['too many at once', long, 422],
    ['more than fits', [['shown', 'x'.repeat(70_000)]], 413],
  ])('%s, and repeats none of it', async (_, events, status) => {
    const response = await beacon('', events);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/Maria|xxxx/);
    expect(server.logged()).not.toContain('Maria');
  });
  it('unknown fields, other sites, and other methods', async () => {
    const extra = { flow: 'main', events: [['shown', 'AtFault']], email: 'maria@example.com' };
    expect((await server.post('/events', extra)).status).toBe(422);
    expect((await beacon('', [['shown', 'AtFault']], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await fetch(`${server.url}/events`)).status).toBe(405);
  });
  it('more than its own limit, so that the other calls keep theirs', async () => {
    const limited = await startTestServer({ RATE_CALLS_PER_MINUTE: '3' });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await limited.post('/events', { flow: 'main', events: [['shown', 'AtFault']] })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await fetch(`${limited.url}/us/10001`)).status).toBe(200);
    await limited.remove();
  });
});
