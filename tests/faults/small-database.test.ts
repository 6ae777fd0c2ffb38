import { describe, expect, it } from 'vitest';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

const now = Date.UTC(2026, 0, 15);

/** Data beside submissions: sessions, facts, tallies. One suite for both databases. */
describe.each(bothStores('small'))('$name store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  it('keeps the latest of a session and forgets old ones', async () => {
    await store.saveSession('s1', Buffer.from('one'), 1000);
    await store.saveSession('s1', Buffer.from('two'), 2000);
    await store.saveSession('s2', Buffer.from('old'), 500);
    expect(Buffer.from((await store.session('s1')) ?? [])).toEqual(Buffer.from('two'));
    await store.deleteSessionsBefore(2000, 10);
    expect(await store.session('s2')).toBeUndefined();
    expect(await store.session('s1')).toBeDefined();
  });

  it('stores facts', async () => {
    expect(await store.getValue('closed:x')).toBeUndefined();
    await store.setValue('closed:x', 'a');
    await store.setValue('closed:x', 'b');
    expect(await store.getValue('closed:x')).toBe('b');
  });

  it('gives a fact that is set once to the first caller', async () => {
    const all = await Promise.all(['a', 'b', 'c'].map((value) => store.setValueIfAbsent('key:7', value)));
    expect(new Set(all)).toEqual(new Set([await store.getValue('key:7')]));
    expect(await store.setValueIfAbsent('key:7', 'd')).toBe(all[0]);
  });

  it('counts until a moment, many at once, and starts again after it', async () => {
    expect(await store.getCounter('sms:a', now)).toBeUndefined();
    expect(await store.incrementCounter('sms:a', now, now + 1000)).toEqual({ count: 1, endsAt: now + 1000 });
    const at = now + 500;
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.incrementCounter('sms:a', at, at + 1000)));
    expect(counts.map((each) => each.count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect(new Set(counts.map((each) => each.endsAt))).toEqual(new Set([now + 1000]));
    expect(await store.getCounter('sms:a', at)).toEqual({ count: 21, endsAt: now + 1000 });
    expect(await store.getCounter('sms:a', now + 1000)).toBeUndefined();
    expect(await store.incrementCounter('sms:a', now + 1000, now + 2000)).toEqual({ count: 1, endsAt: now + 2000 });
    await store.incrementCounter('sms:b', now, now + 10);
    await store.deleteCountersBefore(now + 100, 10);
    expect(await store.getCounter('sms:b', now)).toBeUndefined();
    expect(await store.getCounter('sms:a', now + 1500)).toBeDefined();
    await store.resetCounter('sms:a');
    expect(await store.getCounter('sms:a', now + 1500)).toBeUndefined();
  });

  it('treats a counter begun by a clock far ahead as ended', async () => {
    const [minute, hour] = [60_000, 3_600_000];
    await store.incrementCounter('rate:ahead', now + hour, now + hour + minute, 900);
    expect(await store.incrementCounter('rate:ahead', now, now + minute, 10)).toEqual({ count: 10, endsAt: now + minute });
    // of one that a replica a little ahead has begun nothing is lost
    await store.incrementCounter('rate:little', now + 5000, now + 5000 + minute, 900);
    expect(await store.incrementCounter('rate:little', now, now + minute, 10)).toEqual({
      count: 910,
      endsAt: now + 5000 + minute,
    });
    // nor of what ends at a moment of its own, which comes near
    const endsAt = now + 8 * hour;
    await store.incrementCounter('used', now, endsAt);
    expect(await store.incrementCounter('used', endsAt - 1, endsAt)).toEqual({ count: 2, endsAt });
  });
});
