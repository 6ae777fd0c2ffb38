import { describe, expect, it } from 'vitest';
import type { SettingsChange, SettingsDraft } from '../../lead-server/src/store/settings-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

const deed = { at: 1000, by: 'ana', because: 'a test' };
const content = (body: string) => ({ body, hash: `hash of ${body}` });
const seed = (body: string) => [{ kind: 'brands' as const, ...content(body) }];

/** Stored settings: one suite for both databases. */
describe.each(bothStores('settings', { serializable: true }))('settings in $title', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const entries = async () => Number((await store.getValue('audit-head'))?.split(' ')[0] ?? 0);
  const audit = async () => {
    const before = await store.getValue('audit-head');
    const n = (await entries()) + 1;
    return { before, after: `${n} hash`, others: [{ name: `audit:${n}`, value: '{}' }] };
  };
  const liveNow = async (since = 0) => {
    const { live, earlier } = await store.liveSettings(since);
    const brands = live.find(({ kind }) => kind === 'brands');
    return {
      version: brands?.version,
      body: brands?.body,
      revision: brands?.revision ?? 0,
      earlier: earlier.map(({ version }) => version),
    };
  };
  const draft = async (body: string, etag: number, more: Partial<SettingsDraft> = {}) =>
    store.saveSettingsDraft({ kind: 'brands', base: 1, ...content(body), etag, ...deed, ...more }, await audit());
  const publish = async (to: SettingsChange['to'], expects: SettingsChange['expects'], at = 1000) =>
    store.publishSettings({
      ...{ audit: await audit(), kind: 'brands', expects, to, tags: ['pages'], purge: 'waiting' },
      deed: { ...deed, at },
    });

  it('a file is version 1, whichever replica is first, and the next one while nothing but files changed it', async () => {
    expect(await liveNow()).toMatchObject({ version: undefined });
    expect(await store.seedSettings(seed('{"a":1}'), deed)).toEqual(['brands']);
    expect(await store.seedSettings(seed('{"a":1}'), deed)).toEqual([]);
    expect(await store.seedSettings(seed('{"a":2}'), deed)).toEqual(['brands']);
    expect(await liveNow()).toMatchObject({ version: 2, body: '{"a":2}' });
  });

  it('a draft is saved over the one that was read, with its line of the audit or not at all', async () => {
    const before = await entries();
    expect(await draft('{"a":3}', 0)).toBe('written');
    expect(await draft('{"a":4}', 0)).toBe('stale');
    expect(await entries()).toBe(before + 1);
    expect(await store.settingsDrafts()).toMatchObject([{ kind: 'brands', body: '{"a":3}', etag: 1, by: 'ana' }]);
    expect(await store.discardSettingsDraft('brands', 2, await audit())).toBe('stale');
  });

  it('a publication makes a version, ends its draft and has the next revision; what was read before is refused', async () => {
    const { revision } = await liveNow();
    const to = { ...content('{"a":3}'), base: 2, origin: 'studio' as const };
    expect(await publish(to, { revision: revision - 1, draft: 1 })).toBe('stale');
    expect(await publish(to, { revision, draft: 7 })).toBe('stale');
    expect(await publish(to, { revision, draft: 1 }, 5000)).toEqual({ version: 3, revision: revision + 1 });
    expect(await store.settingsDrafts()).toEqual([]);
    expect(await store.campaignRevision()).toBe(revision + 1);
    // a file no longer counts
    expect(await store.seedSettings(seed('{"a":9}'), deed)).toEqual([]);
    expect((await store.settingsVersions('brands')).map(({ version, base, origin }) => [version, base, origin])).toEqual([
      [3, 2, 'studio'],
      [2, 1, 'file'],
      [1, 0, 'file'],
    ]);
  });

  it('versions that were live since a moment are known; campaigns list no publication of settings', async () => {
    // version 1 was replaced at 1000, version 2 at 5000
    expect((await liveNow(0)).earlier).toEqual([2, 1]);
    expect((await liveNow(3000)).earlier).toEqual([2]);
    expect((await liveNow(6000)).earlier).toEqual([]);
    expect(await store.publications(undefined, 10)).toEqual([]);
    expect((await store.publications('settings:brands', 10)).map(({ version, purge }) => [version, purge])).toEqual([
      [3, 'waiting'],
      [2, 'none'],
      [1, 'none'],
    ]);
  });

  it('an earlier version is live again, and its draft stays', async () => {
    await draft('{"a":5}', 0);
    const { revision } = await liveNow();
    expect(await publish({ version: 2 }, { revision }, 9000)).toEqual({ version: 2, revision: revision + 1 });
    expect(await liveNow()).toMatchObject({ version: 2, body: '{"a":2}', earlier: [3, 1] });
    expect(await store.settingsDrafts()).toHaveLength(1);
    expect((await store.publications('settings:brands', 1))[0]).toMatchObject({ act: 'back', version: 2, by: 'ana' });
  });
});
