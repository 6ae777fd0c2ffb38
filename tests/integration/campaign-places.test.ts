import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaignTime } from '../../lead-server/contract/campaign/campaign-times.ts';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer, campaignsCommand, shownAt } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, type TestServer } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const because = 'a test';
const minute = 60_000;
const fall = { path: '/fall', flow: 'main', oid: '90', affid: '10' } as const;

/** A destination of settings that sells on. */
const seller = (name: string, url: string) => ({ name, url, resells: true, fields: [{ to: 'zip', from: 'zip_code' }] });

/** What answers a path at a host, without its redirect being followed. */
const askAt = ({ url }: TestServer, host: string, path: string) =>
  new Promise<{ readonly status: number | undefined; readonly location: string | undefined }>((resolve, reject) => {
    const asked = request(new URL(path, url), { headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    });
    asked.on('error', reject).end();
  });

describe.each(gateStores('campaigns'))('where, when and to whom on $label', slowTest, ({ settings }) => {
  afterEach(() => vi.restoreAllMocks());

  /** A server with two destinations of settings, and a marketer in its studio; its clock can be set ahead. */
  async function start() {
    const partner = await standInPartner(() => ({ does: 'answer', status: 200 }));
    const tables = join(temporaryFolder(), 'partners.json');
    writeFileSync(tables, JSON.stringify({ destinations: [seller('north', partner.url), seller('south', partner.url)] }));
    const environment = {
      DATA_DIR: temporaryFolder(),
      DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      FUNNEL_DIR: campaignFunnel(),
      OPS_TOKEN: 'an-invented-operations-token',
      NODE_ENV: 'test',
      PARTNER_TABLES: tables,
      RATE_CALLS_PER_MINUTE: '0',
      ...settings(),
    };
    const time = { ahead: 0 };
    const clock = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => clock() + time.ahead);
    const server = await campaignServer(environment);
    const ana = await studioPerson(server, 'ana', 'marketer');
    const save = async (more: object) => {
      const { live, draft } = await ana.does('campaign', { path: '/fall' }).catch(() => ({ live: undefined, draft: undefined }));
      const content = { ...fall, ...more };
      return ana.does('saveDraft', { content, base: live?.version ?? 0, etag: draft?.etag ?? 0 });
    };
    const publish = async (more: object) => {
      await save(more);
      const { version } = await ana.does('publish', { path: '/fall', because });
      await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ version });
    };
    return { server, ana, save, publish, time, ops: campaignsCommand(environment) };
  }

  it('a lead follows the destinations of its version, and a path its host', async () => {
    const { server, ana, publish } = await start();
    const { destinations, brands } = await ana.does('session', {});
    expect(destinations.map(({ name, buyer }) => [name, buyer])).toEqual(
      expect.arrayContaining([
        ['exchange', ''],
        ['north', ''],
      ]),
    );
    const wrong = await ana.does('saveDraft', {
      content: { ...fall, destinations: ['west'], host: 'no.example' },
      base: 0,
      etag: 0,
    });
    expect(wrong.problems.map(({ field }) => field)).toEqual(['host', 'destinations']);

    // thrown away, the new campaign is gone and its path is free
    expect(await ana.isRefused('discardDraft', { path: '/fall', etag: 7 })).toMatchObject({ status: 409 });
    await ana.does('discardDraft', { path: '/fall', etag: wrong.etag });
    expect(await ana.does('check', { content: fall })).toMatchObject({ exists: false });

    const first = (await ana.does('saveDraft', { content: { ...fall, destinations: ['south'] }, base: 0, etag: 0 })).etag;
    await ana.does('publish', { path: '/fall', because, seen: { version: 0, etag: first } });
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ version: 1 });
    const { proof } = await shownAt(server, '/fall');
    await publish({ destinations: ['north', 'exchange'] });
    // the visit was of version 1, whatever is live now and whatever its browser says
    const sent = await server.post('/post-lead', leadBody({ campaign_proof: proof, destinations: ['north'] }));
    expect(sent.status).toBe(200);
    const later = await server.post(
      '/post-lead',
      leadBody({ campaign_proof: (await shownAt(server, '/fall')).proof, email: 'ben@example.com', phone: '(212) 664-7666' }),
    );
    expect(later.status).toBe(200);
    const leads = await server.leads();
    const sold = leads.map(({ deliveries }) =>
      deliveries.map(({ destination }) => destination).filter((name) => name !== 'verification'),
    );
    expect(sold.sort()).toEqual([['exchange', 'north'], ['south']]);

    const [host = '', other = ''] = [brands['crash-compensation'].hosts[0], brands['auto-accident'].hosts[0]];
    await publish({ host });
    expect(await askAt(server, other, '/fall?x=1')).toEqual({ status: 302, location: `http://${host}/fall?x=1` });
    expect(await askAt(server, host, '/fall')).toMatchObject({ status: 200 });
    expect(await askAt(server, `claim.${host}`, '/fall')).toMatchObject({ status: 200 });
  });

  it('a campaign opens and ends by itself, which caches, audit and history have', async () => {
    const { server, ana, save, time, ops } = await start();
    const now = Date.now();
    const [startsAt, endsAt] = [campaignTime(now + 10 * minute), campaignTime(now + 20 * minute)];
    await save({ startsAt, endsAt, instead: '/survey' });
    await ana.does('publish', { path: '/fall', because });
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ path: '/survey' });
    expect((await ana.does('campaign', { path: '/fall' })).row.times).toMatchObject({ is: 'before' });
    const waits = async () => (await ana.does('today', { since: 0 })).waits.filter(({ about }) => about === 'times');
    expect(await waits()).toMatchObject([{ act: 'start' }, { act: 'end' }]);
    time.ahead = 12 * minute;
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ path: '/fall', version: 1 });
    await expect
      .poll(async () => (await ana.does('status', { path: '/fall' })).status)
      .toMatchObject({ act: 'start', by: 'ana' });
    time.ahead = 22 * minute;
    await expect.poll(() => shownAt(server, '/fall')).toMatchObject({ path: '/survey' });
    await expect.poll(async () => (await ana.does('status', { path: '/fall' })).status).toMatchObject({ act: 'end', version: 1 });
    const { lately } = await ana.does('today', { since: 0 });
    expect(lately[0]).toMatchObject({ did: 'end', path: '/fall', version: 1 });
    await ana.does('pause', { path: '/fall', because });
    const resumed = await ana.isRefused('resume', { path: '/fall', because });
    expect(resumed).toMatchObject({ status: 409, problems: [{ field: 'endsAt' }] });
    expect((await ops('list')).said).toContain(`ended ${endsAt}`);
    await save({ oid: '91' });
    const gone = await ops('discard', '/fall', '--as', 'ana');
    expect(gone).toEqual({ code: 0, said: '/fall: its draft is gone.' });
    const audit = (await ops('audit', '--since', '2026-01-01', '--json')).said;
    for (const did of ['discard draft', 'start', 'end']) expect(audit).toContain(`"who":"ana","did":"${did}"`);
  });
});
