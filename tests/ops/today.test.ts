import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, type TestServer } from '../support/running-server.ts';
import { type StudioClient, studioClient } from '../support/studio-client.ts';

const day = 86_400_000;
const because = 'a test';
const midnight = () => new Date().setHours(0, 0, 0, 0);
const today = (client: StudioClient) => client.call('today', { since: midnight() });
/** What waits, without moments that differ each time. */
const waits = async (client: StudioClient) =>
  (await today(client)).waits.map(({ about, ...each }) => [about, 'path' in each ? each.path : '']);

/** Does it as if it were so many days ago. */
async function daysAgo<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  const then = Date.now() - days * day;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(then);
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}

/** Saves a draft of a campaign from what is live, or from nothing. */
async function draft(client: StudioClient, path: string, oid: string) {
  const { live, draft: before } = await client.call('campaign', { path });
  const content = { path, flow: 'main', affid: '10', ...live?.content, oid } as const;
  return client.call('saveDraft', { content, base: live?.version ?? 0, etag: before?.etag ?? 0 });
}

describe.each(bothStores('today'))('Today on $label', slowTest, ({ settings }) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await campaignServer({
      ...settings(),
      DATA_DIR: temporaryFolder(),
      FUNNEL_DIR: campaignFunnel(),
      OPS_TOKEN: 'an-invented-operations-token',
      APPROVALS: 'on',
      RATE_CALLS_PER_MINUTE: '0',
      LEAD_EXCHANGE_URL: 'http://127.0.0.1:9/',
    });
  });

  it('a fresh start: nothing waits, and nothing was done', async () => {
    const mara = await studioClient(server, 'mara', 'marketer');
    const { at, ...answer } = await today(mara);
    expect(answer).toMatchObject({ waits: [], lately: [], unread: [] });
    expect(at).toBeGreaterThan(midnight());
    expect(answer.figures).toMatchObject({ waiting: 0, oldestDue: 0, givenUp: 0 });
  });

  it('drafts wait for their author once they are old or overtaken, and for who may approve them', async () => {
    const [mara, quin, vera] = await Promise.all([
      studioClient(server, 'mara', 'marketer'),
      studioClient(server, 'quin', 'qa'),
      studioClient(server, 'vera', 'viewer'),
    ]);
    await daysAgo(9, () => draft(mara, '/survey/yt', '70'));
    expect(await waits(mara)).toEqual([['draft', '/survey/yt']]);
    expect(await waits(quin)).toEqual([['approval', '/survey/yt']]);
    expect(await waits(vera)).toEqual([]);
    await quin.call('approve', { path: '/survey/yt' });
    expect(await waits(mara)).toEqual([['approved', '/survey/yt']]);
    expect(await waits(quin)).toEqual([]);
    expect((await today(vera)).lately).toMatchObject([
      { by: 'quin', did: 'approve draft', path: '/survey/yt' },
      { by: 'mara', did: 'draft', path: '/survey/yt' },
    ]);
    await mara.call('publish', { path: '/survey/yt', because });
    expect((await today(vera)).lately[0]).toMatchObject({ by: 'mara', did: 'publish', path: '/survey/yt', version: 2 });
    expect(await waits(mara)).toEqual([]);
  });

  it('a schedule waits for who works on campaigns, and says why it cannot run, and why it did not', async () => {
    const [mara, quin] = await Promise.all([studioClient(server, 'mara', 'marketer'), studioClient(server, 'quin', 'qa')]);
    await mara.call('pause', { path: '/survey/yt', because, at: Date.now() + 2500 });
    expect((await today(mara)).waits).toMatchObject([
      { about: 'schedule', path: '/survey/yt', act: 'pause', state: 'waiting', fault: '' },
    ]);
    expect(await waits(quin)).toEqual([]);
    await mara.call('pause', { path: '/survey/yt', because });
    expect((await today(mara)).waits).toMatchObject([{ state: 'waiting', fault: 'it is not live any more' }]);
    await expect
      .poll(async () => (await today(mara)).waits, { timeout: 10_000 })
      .toMatchObject([{ about: 'schedule', path: '/survey/yt', state: 'failed' }]);
  });

  it('leads and what is given up are counted; deliveries wait for who may send them alone', async () => {
    const [opal, vera] = await Promise.all([studioClient(server, 'opal', 'operator'), studioClient(server, 'vera', 'viewer')]);
    expect((await server.post('/post-lead', leadBody())).status).toBe(200);
    await server.look((store) => store.queueDepths());
    const { figures } = await today(vera);
    expect(figures).toMatchObject({ waiting: expect.any(Number), givenUp: 0 });
    expect([undefined, 1]).toContain(figures?.leads);
    expect(await waits(opal)).toEqual([]);
  });
});
