import { describe, expect, it } from 'vitest';
import type { CampaignContent } from '../../lead-server/contract/campaign/campaign.ts';
import { mergeContents } from '../../lead-server/contract/campaign/merge.ts';
import { studioCallPath } from '../../lead-server/contract/studio/address.ts';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer, campaignsCommand, shownAt } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

const because = 'a test';
const yt: CampaignContent = { path: '/survey/yt', flow: 'main', oid: '57', affid: '10' };
const fresh: CampaignContent = { path: '/fall', flow: 'main', oid: '90', affid: '10' };
const { path } = yt;

/** A server of the test's own, with two marketers in its studio. */
async function start(more: Readonly<Record<string, string>> = {}) {
  const environment = {
    DATA_DIR: temporaryFolder(),
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FUNNEL_DIR: campaignFunnel(),
    OPS_TOKEN: 'an-invented-operations-token',
    NODE_ENV: 'test',
    RATE_CALLS_PER_MINUTE: '0',
    ...more,
  };
  const server = await campaignServer(environment);
  const ana = await studioPerson(server, 'ana', 'marketer');
  const ben = await studioPerson(server, 'ben', 'marketer');
  return { server, ana, ben, environment };
}

/** Saves what a person changed in what they see. */
async function saves(person: StudioPerson, change: Partial<CampaignContent>, of = path) {
  const { live, draft } = await person.does('campaign', { path: of });
  const content = { ...(draft?.content ?? live?.content ?? yt), ...change };
  return person.does('saveDraft', { content, base: live?.version ?? 0, etag: draft?.etag ?? 0 });
}

describe.each(gateStores('studio'))('campaigns in the studio on $label', slowTest, ({ settings }) => {
  it('a new path is free, is drafted, goes live, is planned, paused, opened and brought back', async () => {
    const { server, ana, environment } = await start(settings());
    expect(await ana.does('check', { content: fresh })).toMatchObject({ exists: false, problems: [] });
    expect((await fetch(`${server.url}/fall`)).status).toBe(404);
    const { etag } = await ana.does('saveDraft', { content: fresh, base: 0, etag: 0 });
    expect(await ana.does('check', { content: fresh })).toMatchObject({ exists: true });
    const { version } = await ana.does('publish', { path: '/fall', because, seen: { version: 0, etag } });
    await expect
      .poll(async () => (await ana.does('status', { path: '/fall' })).status)
      .toMatchObject({
        isDone: true,
        reached: 1,
        servers: 1,
        act: 'publish',
        version,
        before: 0,
        by: 'ana',
        because,
      });
    expect(await shownAt(server, '/fall')).toMatchObject({ oid: '90', version: 1 });

    await saves(ana, { oid: '91' }, '/fall');
    const at = Date.now() + 3_600_000;
    await ana.does('publish', { path: '/fall', because, at });
    const planned = await ana.does('campaign', { path: '/fall' });
    expect(planned).toMatchObject({ schedules: [{ act: 'publish', version: 2, dueAt: at, by: 'ana', state: 'waiting' }] });
    expect(planned.draft).toBeUndefined();
    expect(await ana.does('cancel', { path: '/fall' })).toEqual({ cancelled: 1 });
    expect(await ana.isRefused('cancel', { path: '/fall' })).toMatchObject({ message: 'Nothing is planned for /fall.' });
    expect(await ana.isRefused('publish', { path: '/fall', because, at: 1 })).toMatchObject({ status: 409 });

    await ana.does('bringBack', { path: '/fall', version: 2, because });
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ oid: '91' });
    await ana.does('pause', { path: '/fall', because, instead: '/survey' });
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ path: '/survey' });
    await ana.does('resume', { path: '/fall', because });
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ path: '/fall' });
    expect((await ana.does('campaign', { path: '/fall' })).versions).toMatchObject([
      {
        version: 2,
        base: 1,
        by: 'ana',
        origin: 'studio',
        because,
        differences: [{ field: 'oid', before: '"90"', after: '"91"' }],
      },
      { version: 1, base: 0, by: 'ana' },
    ]);
    const audit = (await campaignsCommand(environment)('audit', '--since', '2026-01-01', '--json')).said;
    for (const did of ['draft', 'publish', 'schedule', 'cancel', 'back', 'pause', 'resume'])
      expect(audit).toContain(`"who":"ana","did":"${did}"`);
  });

  it('two people on one draft: the second save has both sides, which merge', async () => {
    const { ana, ben } = await start(settings());
    const read = await ana.does('campaign', { path });
    expect(read).toMatchObject({ live: { version: 1, content: yt } });
    const [mine, theirs] = [
      { ...yt, switches: { theme: '3', logo: 'v2.1' } },
      { ...yt, oid: '58', switches: { theme: '2' } },
    ];
    await ben.does('saveDraft', { content: theirs, base: 1, etag: 0 });
    const { conflict, message } = await ana.isRefused('saveDraft', { content: mine, base: 1, etag: 0 });
    expect(message).toContain('ben has a draft of /survey/yt');
    expect(conflict).toMatchObject({ base: yt, theirs, by: 'ben', next: { base: 1, etag: 1 } });
    const merged = mergeContents(conflict?.base, mine, theirs, { 'switches.theme': 'mine' });
    expect(merged.conflicts.map(({ field }) => field)).toEqual(['switches.theme']);
    const next = conflict?.next ?? { base: 0, etag: 0 };
    expect(await ana.does('saveDraft', { content: merged.content, ...next })).toMatchObject({ etag: 2, by: 'ana' });
    expect((await ben.does('campaign', { path })).draft).toMatchObject({
      content: { oid: '58', switches: { theme: '3', logo: 'v2.1' } },
      by: 'ana',
    });
    // nobody publishes what they have not compared
    const stale = await ben.isRefused('publish', { path, because, seen: { version: 1, etag: 1 } });
    expect(stale).toMatchObject({ status: 409, message: expect.stringContaining('compare again'), conflict: { by: 'ana' } });
    await ben.does('publish', { path, because, seen: { version: 1, etag: 2 } });
    expect(await ana.isRefused('saveDraft', { content: mine, base: 1, etag: 0 })).toMatchObject({
      conflict: { base: yt, next: { base: 2, etag: 0 } },
    });
  });

  it('a draft whose live version was replaced meanwhile is compared anew', async () => {
    const { ana, ben } = await start(settings());
    for (const oid of ['58', '59']) {
      await saves(ana, { oid });
      await ana.does('publish', { path, because });
    }
    const { etag } = await saves(ana, { affid: '11' });
    await ben.does('bringBack', { path, version: 2, because });
    const { message, conflict } = await ana.isRefused('publish', { path, because, seen: { version: 3, etag } });
    expect(message).toBe('/survey/yt: live is now 2, you compared with 3: compare again.');
    const mine = { ...yt, oid: '59', affid: '11' };
    const { content } = mergeContents(conflict?.base, mine, conflict?.theirs ?? mine);
    expect(content).toEqual({ ...yt, oid: '58', affid: '11' });
    const saved = await ana.does('saveDraft', { content, ...(conflict?.next ?? { base: 0, etag: 0 }) });
    await ana.does('publish', { path, because, seen: { version: 2, etag: saved.etag } });
  });

  it('with approvals the exact bytes go live, and bringing back needs none', async () => {
    const { server, ana, ben } = await start({ ...settings(), APPROVALS: 'on' });
    const quin = await studioPerson(server, 'quin', 'qa');
    expect(await ana.does('session', {})).toMatchObject({ approvals: true, approvers: ['qa', 'marketer', 'admin'] });
    await saves(ana, { oid: '58' });
    expect((await ana.isRefused('publish', { path, because })).message).toBe(
      'Somebody else than ana has to approve the draft first: qa or marketer or admin.',
    );
    expect((await ana.isRefused('approve', { path })).message).toContain('Somebody else than the author');
    await quin.does('approve', { path });
    expect((await ben.does('campaign', { path })).draft).toMatchObject({ approvedBy: 'quin' });
    // an edit takes it away
    await saves(ana, { oid: '59' });
    expect((await ana.isRefused('publish', { path, because })).message).toContain('has to approve');
    await ben.does('approve', { path });
    await ana.does('publish', { path, because });
    await expect.poll(() => shownAt(server, path)).toMatchObject({ oid: '59' });
    await ana.does('bringBack', { path, version: 1, because });
    await expect.poll(() => shownAt(server, path)).toMatchObject({ oid: '57' });
  });

  it('a file is saved whole or not at all, and merges where that is asked for', async () => {
    const { ana, ben } = await start(settings());
    const bad = { ...fresh, path: '/events' };
    const rows = await ana.does('checkImport', { entries: [{ content: fresh }, { content: bad }, { content: yt, base: 1 }] });
    expect(rows.rows).toMatchObject([
      { path: '/fall', does: 'new', problems: [] },
      { path: '/events', problems: [{ field: 'path' }] },
      { path, does: 'same', stale: '' },
    ]);
    const none = await ana.isRefused('importDrafts', { entries: [{ content: fresh }, { content: bad }], because });
    expect(none).toMatchObject({ status: 409, problems: [{ path: '/events', field: 'path' }] });
    expect((await ana.does('check', { content: fresh })).exists).toBe(false);

    await saves(ben, { oid: '58' });
    const entries = [{ content: fresh }, { content: { ...yt, affid: '11' }, base: 1 }];
    expect((await ana.does('checkImport', { entries })).rows[1]?.stale).toContain('ben has a draft');
    expect(await ana.isRefused('importDrafts', { entries, because })).toMatchObject({ conflict: { by: 'ben' } });
    expect((await ana.does('check', { content: fresh })).exists).toBe(false);
    expect(await ana.does('importDrafts', { entries, because, merges: true })).toEqual({ paths: ['/fall', path] });
    expect((await ana.does('campaign', { path })).draft).toMatchObject({ content: { oid: '58', affid: '11' }, by: 'ana' });
  });
});

it('only the studio’s own page may call, as somebody who may', slowTest, async () => {
  const { server, ana } = await start();
  const body = JSON.stringify({ path, because });
  const calling = async (headers: Readonly<Record<string, string>>, name = 'publish') => {
    const response = await fetch(server.url + studioCallPath(name), { method: 'POST', headers, body });
    const { error } = (await response.json()) as { readonly error: { readonly code: string } };
    return [response.status, error.code];
  };
  const {
    cookie,
    'x-studio': _token,
    ...plain
  } = ana.headers as Readonly<Record<string, string>> & { readonly 'x-studio': string };
  expect(await calling(plain)).toEqual([401, 'signed_out']);
  expect(await calling({ ...plain, cookie: cookie ?? '' })).toEqual([403, 'no_token']);
  expect(await calling({ ...ana.headers, 'x-studio': 'a'.repeat(43) })).toEqual([403, 'no_token']);
  expect(await calling({ ...ana.headers, 'content-type': 'text/plain' })).toEqual([415, 'not_json']);
  expect(await calling({ ...ana.headers, origin: 'https://elsewhere.example' })).toEqual([403, 'cross_site']);
  expect(await calling({ ...ana.headers, 'sec-fetch-site': 'same-site' })).toEqual([403, 'cross_site']);
  expect(await calling(ana.headers, 'nothing')).toEqual([404, 'not_found']);
  expect(await ana.isRefused('publish', { path, because: ' ' })).toMatchObject({ status: 422, code: 'invalid' });

  const vera = await studioPerson(server, 'vera', 'viewer');
  const olga = await studioPerson(server, 'olga', 'operator');
  expect(await vera.does('session', {})).toMatchObject({ may: ['affiliates'], lacks: { publish: ['marketer', 'admin'] } });
  const who = 'A viewer may not do this: ask marketer or admin.';
  expect(await vera.isRefused('publish', { path, because })).toMatchObject({ status: 409, message: who });
  expect(await vera.isRefused('saveDraft', { content: yt, base: 1, etag: 0 })).toMatchObject({ message: who });
  expect(await vera.isRefused('importDrafts', { entries: [{ content: yt }], because })).toMatchObject({ message: who });
  expect((await vera.isRefused('preview', { path })).message).toContain('qa or media or marketer or operator or admin');
  // who may end a harm need not be who may publish
  await olga.does('pause', { path, because });
  expect((await olga.isRefused('publish', { path, because })).status).toBe(409);
});

it('content that no path names, or too deep or large, is refused, and experiments are not', slowTest, async () => {
  const { ana } = await start();
  const save = (content: object) => ({ content: content as CampaignContent, base: 0, etag: 0 });
  for (const content of [{}, { path: '' }, { path: 'fall' }, { path: 7 }])
    expect((await ana.isRefused('saveDraft', save(content))).message).toBe('Give the campaign a path first, such as /survey/fb.');
  const large = { ...fresh, note: 'x'.repeat(16_384) };
  expect((await ana.isRefused('saveDraft', save(large))).message).toContain('has more than 16384 bytes');
  const variants = ['one', 'other'].map((id) => ({ id, weight: 1, switches: { theme: '2' } }));
  const experiments = [{ name: 'two-themes', owner: 'ana', expires: '2099-01-01', variants }];
  const { content } = await ana.does('saveDraft', save({ ...fresh, experiments }));
  expect(content).toMatchObject({ experiments });
  expect((await ana.does('checkImport', { entries: [{ content }] })).rows).toMatchObject([{ path: '/fall' }]);
});

it('no act makes a running experiment another sample under its name', slowTest, async () => {
  const { ana } = await start();
  const compares = (weight: number) => {
    const variants = [1, weight].map((each, at) => ({ id: `v${at}`, weight: each, switches: { theme: `${at + 2}` } }));
    return [{ name: 'two-themes', owner: 'ana', expires: '2099-01-01', variants }] as unknown as NonNullable<
      CampaignContent['experiments']
    >;
  };
  for (const experiments of [compares(1), [], compares(3)]) {
    await saves(ana, { experiments });
    await ana.does('publish', { path, because });
  }
  expect((await ana.isRefused('bringBack', { path, version: 2, because })).message).toContain('another sample');
  await ana.does('bringBack', { path, version: 3, because });
  await ana.does('bringBack', { path, version: 2, because });
});

it('a test link shows the draft, or what is live without one', slowTest, async () => {
  const { server, ana } = await start();
  const shown = async () => {
    const { pathname, search } = new URL((await ana.does('preview', { path })).address);
    return shownAt(server, pathname + search);
  };
  expect(await shown()).toMatchObject({ oid: '57', preview: true, test: true });
  await saves(ana, { oid: '58' });
  expect(await shown()).toMatchObject({ oid: '58', preview: true });
  expect(await shownAt(server, path)).toMatchObject({ oid: '57', preview: false });
});
