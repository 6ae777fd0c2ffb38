import { describe, expect, it } from 'vitest';
import { type AuditView, audit, auditSince } from '../../lead-server/src/ops/audit.ts';
import { readHealth } from '../../lead-server/src/ops/health.ts';
import { firstIdAt, newId } from '../../lead-server/src/store/id.ts';
import type { DeliveryState, NewSubmission, Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from './both-stores.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 15, 12);

/** A lead received at this moment whose delivery to `exchange` is in this state. */
function lead(at: number, state: DeliveryState, kind: NewSubmission['kind'] = 'lead'): NewSubmission {
  const id = newId(at);
  return {
    id,
    kind,
    state: 'accepted',
    key: id,
    bodyHash: '',
    receivedAt: at,
    emailMac: '',
    phoneMac: '',
    sealed: Buffer.from('sealed'),
    consent: undefined,
    deliveries: [{ destination: 'exchange', state, reason: '' }],
  };
}

describe.each(bothStores('support', { pooled: true }))('looking after deliveries in the $name store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  const settled = (id: string, attempt: number, exchange: string, state: DeliveryState = 'delivered') =>
    store.settle({
      submissionId: id,
      destination: 'exchange',
      attempt,
      state,
      reason: '',
      nextAt: now,
      at: now,
      exchange: Buffer.from(exchange),
    });
  const kept = async (id: string) => {
    const bytes = await store.exchange(`${id}.exchange`);
    return bytes && Buffer.from(bytes).toString();
  };

  it('keeps what the last attempt sent and got, unless the attempt is no longer the latest', async () => {
    const one = lead(now, 'pending');
    await store.commit([one]);
    expect(await kept(one.id)).toBeUndefined();
    await store.claim('exchange', now, now, 1);
    await settled(one.id, 1, 'first', 'pending');
    await store.claim('exchange', now, now, 1);
    expect(await settled(one.id, 1, 'late')).toBe(false);
    expect(await kept(one.id)).toBe('first');
    await settled(one.id, 2, 'second');
    expect(await kept(one.id)).toBe('second');
    expect(await store.sealedRows('exchanges', { after: '', limit: 9 })).toMatchObject([{ id: `${one.id}.exchange` }]);

    const { id, sealed } = one;
    await store.rewrite({ id, before: sealed, state: 'erased', emailMac: '', phoneMac: '', sealed: Buffer.from('gone') });
    expect(await kept(id)).toBeUndefined();
  });

  it('lets go of it with the delivery', async () => {
    const [old, older] = [lead(now - 30 * hour, 'pending'), lead(now - 50 * hour, 'pending')];
    await store.commit([old, older]);
    await store.claim('exchange', now, now, 2);
    for (const { id } of [old, older]) await settled(id, 1, 'x');
    await store.expire([{ kind: 'lead', state: 'accepted', before: firstIdAt(now - 40 * hour) }], { after: '', limit: 99 });
    expect([await kept(old.id), await kept(older.id)]).toEqual(['x', undefined]);
    await store.expireDeliveries(now + 1, 99);
    expect(await kept(old.id)).toBeUndefined();
  });

  it('sends again those of a stretch of time, of one destination, in one state', async () => {
    const leads = [1, 2, 3, 4].map((each) => lead(now + each * hour, each === 3 ? 'held' : 'dead'));
    await store.commit(leads);
    const range = { state: 'dead', from: firstIdAt(now + 2 * hour), to: firstIdAt(now + 4 * hour) } as const;
    expect(await store.replayRange({ ...range, destination: 'other' }, now)).toBe(0);
    expect(await store.replayRange(range, now)).toBe(1);
    const states = (await store.byIds(leads.map(({ id }) => id))).map((each) => each.deliveries[0]?.state);
    expect(states).toEqual(['dead', 'pending', 'held', 'dead']);
  });

  it('says what waits, what was given up, and since when', async () => {
    expect(await store.queue()).toEqual([{ destination: 'exchange', pending: 1, oldestDue: now, dead: 2 }]);
    expect(await readHealth(store, now)).toMatchObject({ ok: false, problems: [expect.stringMatching(/2 given up/)] });
    expect((await readHealth(store, now + hour)).problems[1]).toMatch(/due since 2026-01-15T12:00:00.000Z/);
  });

  it('says which privacy requests wait for a person, and for how long', async () => {
    expect(await store.waitingRequests()).toEqual({ count: 0, oldest: 0 });
    const filed = (['open', 'unverified', 'done', 'accepted'] as const).map((state, index) => ({
      ...lead(now - (50 - index) * 24 * hour, 'delivered', 'privacy'),
      state,
      deliveries: [],
    }));
    await store.commit([...filed, { ...lead(now, 'delivered'), deliveries: [] }]);
    expect(await store.waitingRequests()).toEqual({ count: 2, oldest: now - 50 * 24 * hour });
    const { ok, problems } = await readHealth(store, now);
    expect(ok).toBe(false);
    expect(problems.at(-1)).toMatch(/^privacy requests: 2 to be looked at, the oldest since 2025-11-26 \(50 days\)/);
  });

  it('counts by destination, state and time received', async () => {
    const rows = await store.deliveryCounts(firstIdAt(now + hour), 2 * hour);
    expect(rows).toEqual([
      { destination: 'exchange', state: 'dead', at: now, count: 1 },
      { destination: 'exchange', state: 'dead', at: now + 4 * hour, count: 1 },
      { destination: 'exchange', state: 'held', at: now + 2 * hour, count: 1 },
      { destination: 'exchange', state: 'pending', at: now + 2 * hour, count: 1 },
    ]);
  });

  it('keeps an audit', async () => {
    await store.remember('closed:x', 'not an audit');
    await audit(store, { who: 'ops', did: 'replay', what: 'a' }, now);
    await audit(store, { who: 'page', did: 'reveal', what: 'b' }, now + 5);
    const since = async (moment: number) => {
      const found: AuditView[] = [];
      for await (const each of auditSince(store, moment)) found.push(each);
      return found;
    };
    expect(await since(now)).toMatchObject([{ what: 'a' }, { what: 'b', who: 'page' }]);
    expect(await since(now + 2)).toMatchObject([{ what: 'b', at: '2026-01-15T12:00:00.005Z' }]);
    // more than any page: the latest of them is there too
    const numbers = Array.from({ length: 1001 }, (_, number) => number);
    const add = (number: number) => audit(store, { who: 'ops', did: 'list', what: String(number) }, now + 10 + number);
    for (let from = 0; from < numbers.length; from += 20) await Promise.all(numbers.slice(from, from + 20).map(add));
    const many = await since(now + 10);
    expect(many.map(({ what }) => what)).toEqual(numbers.map(String));
  }, 60_000);
});
