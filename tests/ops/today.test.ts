import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { campaignFunnel, campaignServer } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, type TestServer } from '../support/running-server.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

const day = 86_400_000;
const because = 'a test';
const midnight = () => new Date().setHours(0, 0, 0, 0);
const today = (client: StudioPerson) => client.does('today', { since: midnight() });
/** What waits, without moments that differ each time. */
const waits = async (client: StudioPerson) =>
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
async function draft(client: StudioPerson, path: string, oid: string) {
  const { live, draft: before } = await client.does('campaign', { path });
  const content = { path, flow: 'main', affid: '10', ...live?.content, oid } as const;
  return client.does('saveDraft', { content, base: live?.version ?? 0, etag: before?.etag ?? 0 });
}

describe.each(gateStores('today'))('Today on $label', slowTest, ({ settings }) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await campaignServer({
      ...settings(),
      DATA_DIR: temporaryFolder(),
      FUNNEL_DIR: campaignFunnel(),
      OPS_TOKEN: 'an-invented-operations-token',
      APPROVALS: 'on',
      RATE_CALLS_PER_MINUTE: '0',
    });
  });

  it('a fresh start: nothing waits, and nothing was done', async () => {
    const mara = await studioPerson(server, 'mara', 'marketer');
    const { at, ...answer } = await today(mara);
    expect(answer).toMatchObject({ waits: [], lately: [], unread: [] });
    expect(at).toBeGreaterThan(midnight());
    expect(answer.figures).toMatchObject({ waiting: 0, oldestDue: 0, givenUp: 0 });
  });

  it('drafts wait for their author once they are old or overtaken, and for who may approve them', async () => {
    const [mara, quin, vera] = await Promise.all([
      studioPerson(server, 'mara', 'marketer'),
      studioPerson(server, 'quin', 'qa'),
      studioPerson(server, 'vera', 'viewer'),
    ]);
    await daysAgo(9, () => draft(mara, '/survey/yt', '70'));
    expect(await waits(mara)).toEqual([['draft', '/survey/yt']]);
    expect(await waits(quin)).toEqual([['approval', '/survey/yt']]);
    expect(await waits(vera)).toEqual([]);
    await quin.does('approve', { path: '/survey/yt' });
    expect(await waits(mara)).toEqual([['approved', '/survey/yt']]);
    expect(await waits(quin)).toEqual([]);
    expect((await today(vera)).lately).toMatchObject([
      { by: 'quin', did: 'approve draft', path: '/survey/yt' },
      { by: 'mara', did: 'draft', path: '/survey/yt' },
    ]);
    await mara.does('publish', { path: '/survey/yt', because });
    expect((await today(vera)).lately[0]).toMatchObject({ by: 'mara', did: 'publish', path: '/survey/yt', version: 2 });
    expect(await waits(mara)).toEqual([]);
  });

  it('a schedule waits for who works on campaigns, and says why it cannot run, and why it did not', async () => {
    const [mara, quin] = await Promise.all([studioPerson(server, 'mara', 'marketer'), studioPerson(server, 'quin', 'qa')]);
    await mara.does('pause', { path: '/survey/yt', because, at: Date.now() + 2500 });
    expect((await today(mara)).waits).toMatchObject([
      { about: 'schedule', path: '/survey/yt', act: 'pause', state: 'waiting', fault: '' },
    ]);
    expect(await waits(quin)).toEqual([]);
    await mara.does('pause', { path: '/survey/yt', because });
    expect((await today(mara)).waits).toMatchObject([{ state: 'waiting', fault: 'it is not live any more' }]);
    await expect
      .poll(async () => (await today(mara)).waits, { timeout: 10_000 })
      .toMatchObject([{ about: 'schedule', path: '/survey/yt', state: 'failed' }]);
  });

  it('a delivery that was given up waits for who may send it again; leads are counted for all', async () => {
    // pages of the survey are none of this: leads come as from any page
    const exchange = await standInPartner({ does: 'answer', status: 400, body: 'no' });
    server = await campaignServer({
      ...{ ...settings(), DATA_DIR: temporaryFolder(), RATE_CALLS_PER_MINUTE: '0' },
      ...{ OPS_TOKEN: 'an-invented-operations-token', LEAD_EXCHANGE_URL: exchange.url },
    });
    const [opal, vera] = await Promise.all([studioPerson(server, 'opal', 'operator'), studioPerson(server, 'vera', 'viewer')]);
    expect((await server.post('/post-lead', leadBody())).status).toBe(200);
    await expect.poll(() => waits(opal), { timeout: 10_000 }).toEqual([['given up', '']]);
    expect((await today(opal)).waits).toEqual([{ about: 'given up', destination: 'exchange', count: 1 }]);
    await expect
      .poll(async () => (await today(vera)).figures, { timeout: 10_000 })
      .toMatchObject({ leads: 1, waiting: 0, oldestDue: 0, givenUp: 1 });
    expect(await waits(vera)).toEqual([]);
  });
});
