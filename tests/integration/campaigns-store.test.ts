import { describe, expect, it } from 'vitest';
import type { CampaignChange, NewVersion } from '../../lead-server/src/store/campaign-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

let made = 0;
const newKey = () => {
  made += 1;
  return `path${made}`;
};
const deed = { at: 1000, by: 'ana', because: 'a test' };

const version = (body: string, base = 0): NewVersion => ({
  body,
  hash: `hash of ${body}`,
  base,
  origin: 'cli',
  thankYouPath: '',
});
const publish: NonNullable<CampaignChange['publish']> = {
  act: 'publish',
  state: 'live',
  pausedFor: '',
  tags: ['campaign-a', 'not-found'],
  purge: 'waiting',
};

/** Stored campaigns: one suite for both databases. */
describe.each(bothStores('campaigns', { serializable: true }))('campaigns in $title', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const entries = async () => Number((await store.getValue('audit-head'))?.split(' ')[0] ?? 0);
  /** The next end of the audit, with one row. */
  const audit = async () => {
    const before = await store.getValue('audit-head');
    const n = (await entries()) + 1;
    return { before, after: `${n} hash`, others: [{ name: `audit:${n}`, value: '{}' }] };
  };
  const revisionOf = async (key: string) => (await store.campaigns()).find((each) => each.key === key)?.revision ?? 0;
  const change = async (key: string, more: Partial<CampaignChange>): Promise<CampaignChange> => ({
    audit: await audit(),
    key,
    deed,
    expects: { revision: 0 },
    ...more,
  });
  /** Saves a draft and publishes it. */
  async function published(key: string, body = '{"a":1}') {
    const before = (await store.campaignDrafts()).find((each) => each.key === key);
    await store.saveCampaignDrafts(
      [{ key, base: 0, body, hash: `hash of ${body}`, etag: before?.etag ?? 0, ...deed }],
      await audit(),
    );
    const expects = { revision: await revisionOf(key), draft: (before?.etag ?? 0) + 1 };
    return store.changeCampaign(await change(key, { expects, version: version(body), publish }));
  }

  it('a fresh start seeds each campaign once, whichever replica is first', async () => {
    const contents = ['seedone', 'seedtwo'].map((key) => ({ key, ...version(`{"path":"/${key}"}`) }));
    const counts = await Promise.all([store.seedCampaigns(contents, deed), store.seedCampaigns(contents, deed)]);
    expect(counts.sort()).toEqual([0, 2]);
    expect(await store.campaignRevision()).toBe(1);
    expect((await store.liveCampaigns()).campaigns.map(({ key, liveVersion, state }) => [key, liveVersion, state])).toEqual([
      ['seedone', 1, 'live'],
      ['seedtwo', 1, 'live'],
    ]);
  });

  it('a publication makes a version, ends the draft and raises the revision behind its audit entry', async () => {
    const key = newKey();
    const [revision, audits] = [await store.campaignRevision(), await entries()];
    expect(await published(key)).toEqual({ version: 1, revision: revision + 1 });
    expect(await published(key, '{"a":2}')).toEqual({ version: 2, revision: revision + 2 });
    expect(await entries()).toBe(audits + 4);
    expect((await store.liveCampaigns()).campaigns.find((each) => each.key === key)).toEqual({
      key,
      state: 'live',
      liveVersion: 2,
      pausedFor: '',
      revision: revision + 2,
      body: '{"a":2}',
      hash: 'hash of {"a":2}',
    });
    expect((await store.campaignDrafts()).filter((each) => each.key === key)).toEqual([]);
    expect((await store.campaignVersions(key)).map((each) => [each.version, each.body])).toEqual([
      [2, '{"a":2}'],
      [1, '{"a":1}'],
    ]);
    expect(await store.publications(key, 1)).toMatchObject([{ act: 'publish', tags: ['campaign-a', 'not-found'], by: 'ana' }]);
  });

  it('a stale draft, approval or publication changes nothing and leaves no audit entry', async () => {
    const key = newKey();
    await published(key);
    await store.saveCampaignDrafts([{ key, base: 1, body: 'mine', hash: 'mine', etag: 0, ...deed }], await audit());
    const audits = await entries();
    const stale = { key, base: 1, body: 'theirs', hash: 'theirs', etag: 0, ...deed };
    expect(await store.saveCampaignDrafts([stale], await audit())).toBe('stale');
    // and so does one draft of several
    const other = { ...stale, key: newKey() };
    expect(await store.saveCampaignDrafts([other, stale], await audit())).toBe('stale');
    expect((await store.campaignDrafts()).some((each) => each.key === other.key)).toBe(false);
    expect((await store.campaigns()).some((each) => each.key === other.key)).toBe(false);
    expect(await store.approveCampaignDraft(key, 'theirs', 'ben', await audit())).toBe('stale');
    expect(await store.changeCampaign(await change(key, { publish: { ...publish, version: 1 } }))).toBe('stale');
    const expects = { revision: await revisionOf(key), draft: 7 };
    expect(await store.changeCampaign(await change(key, { expects, version: version('x'), publish }))).toBe('stale');
    expect(await entries()).toBe(audits);
    expect((await store.campaignVersions(key)).length).toBe(1);
    expect(await store.approveCampaignDraft(key, 'mine', 'ben', await audit())).toBe('written');
    const [draft] = (await store.campaignDrafts()).filter((each) => each.key === key);
    expect(draft).toMatchObject({ approvedBy: 'ben', etag: 1 });
    // an edit takes the approval away
    expect(await store.saveCampaignDrafts([{ ...stale, etag: 1 }], await audit())).toBe('written');
    expect((await store.campaignDrafts()).find((each) => each.key === key)).toMatchObject({ approvedBy: '', etag: 2 });
  });

  it('a draft that is thrown away goes alone, and with its campaign where that was nothing else', async () => {
    const [key, bare] = [newKey(), newKey()];
    await published(key);
    for (const each of [key, bare])
      await store.saveCampaignDrafts([{ key: each, base: 0, body: 'mine', hash: 'mine', etag: 0, ...deed }], await audit());
    const audits = await entries();
    expect(await store.discardCampaignDraft(key, 7, await audit())).toBe('stale');
    expect(await entries()).toBe(audits);
    for (const each of [key, bare]) expect(await store.discardCampaignDraft(each, 1, await audit())).toBe('written');
    expect(await entries()).toBe(audits + 2);
    expect((await store.campaignDrafts()).filter((each) => [key, bare].includes(each.key))).toEqual([]);
    const left = (await store.campaigns()).filter((each) => [key, bare].includes(each.key));
    expect(left).toMatchObject([{ key, liveVersion: 1 }]);
  });

  it('of two publications at once that read the same, one is made, and the other begins again', async () => {
    const key = newKey();
    await published(key);
    const expects = { revision: await revisionOf(key) };
    const pause = { ...publish, act: 'pause', state: 'paused', version: 1 } as const;
    const made = await change(key, { expects, publish: pause });
    const both = await Promise.all([store.changeCampaign(made), store.changeCampaign(made)]);
    expect(both.filter((each) => each === 'audited meanwhile').length).toBe(1);
    expect(await store.changeCampaign(await change(key, { expects, publish: pause }))).toBe('stale');
  });

  it('a schedule is taken once when it is due, and its lease ends', async () => {
    const key = newKey();
    await published(key);
    const expects = { revision: await revisionOf(key) };
    const later = { act: 'publish', version: 1, pausedFor: '', dueAt: 5000 } as const;
    await store.changeCampaign(await change(key, { expects, schedule: later }));
    expect(await store.claimSchedule(4999, 100)).toBeUndefined();
    const claims = await Promise.all([store.claimSchedule(5000, 100), store.claimSchedule(5000, 100)]);
    const [claimed, ...others] = claims.filter((each) => each !== undefined);
    expect([claimed?.key, others]).toEqual([key, []]);
    expect((await store.claimSchedule(5100, 100))?.key).toBe(key);
    await store.endSchedule(claimed?.id ?? 0, 'failed', 'why');
    expect(await store.claimSchedule(9000, 100)).toBeUndefined();
    expect((await store.campaignSchedules()).filter((each) => each.key === key)).toMatchObject([
      { state: 'failed', reason: 'why' },
    ]);
  });

  it('a purge waits until every server that is there has the revision', async () => {
    const { revision } = (await published(newKey())) as { revision: number };
    for (const { revision: before } of await store.publications(undefined, 100))
      if (before !== revision) await store.endPurge(before, { purge: 'done', purgeAt: 0, purgeFault: '' });
    const server = { name: '', settingsRevision: 0, settingsFault: '', source: 'database', readAt: 0, seenAt: 10_000 } as const;
    await store.reportPageServer({ id: 'a', revision, ...server });
    await store.reportPageServer({ id: 'b', revision: revision - 1, ...server });
    await store.reportPageServer({ id: 'gone', revision: 0, ...server, seenAt: 3000 });
    expect(await store.claimPurge(10_000, 4000, 500)).toBeUndefined();
    await store.reportPageServer({ id: 'b', revision, ...server });
    expect(await store.claimPurge(10_000, 4000, 500)).toMatchObject({ revision, purgeTries: 1, tags: publish.tags });
    expect(await store.claimPurge(10_400, 4000, 500)).toBeUndefined();
    expect(await store.claimPurge(10_500, 4000, 500)).toMatchObject({ purgeTries: 2 });
    await store.removePageServer('gone');
    expect((await store.pageServers(0)).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
