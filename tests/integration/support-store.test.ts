import { describe, expect, it } from 'vitest';
import { gpcReason, honeypotReason, unknownStateReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { singleDelivery, writeOff } from '../../lead-server/src/desk/write-off.ts';
import { firstUuidAt, uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { inBatches } from '../../lead-server/src/store/batches.ts';
import type { DeliveryState, NewSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 15, 12);
const page = { after: '', limit: 99 };

/** A lead received at this moment whose delivery to `exchange` is in this state. */
function lead(at: number, state: DeliveryState, kind: NewSubmission['kind'] = 'lead', reason = ''): NewSubmission {
  const id = uuidv7(at);
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
    deliveries: [{ destination: 'exchange', state, reason }],
  };
}

describe.each(bothStores('support', { pooled: true, serializable: true }))(
  'looking after deliveries in the $title store',
  (adapter) => {
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
      const log = await store.attemptLog(`${id}.exchange`);
      return log && Buffer.from(log.sealed).toString();
    };

    it('stores the request and response of the last attempt, unless the attempt is no longer the latest', async () => {
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
      expect(await store.encryptedRows('exchanges', { after: '', limit: 9 })).toMatchObject([{ id: `${one.id}.exchange` }]);
    });

    it('removes them with the delivery', async () => {
      const leads = [30, 35, 50].map((ago) => lead(now - ago * hour, 'pending'));
      const [old, erased, older] = leads as [NewSubmission, NewSubmission, NewSubmission];
      await store.commit(leads);
      await store.claim('exchange', now, now, 3);
      for (const { id } of leads) await settled(id, 1, 'x');
      const sealed = Buffer.from('sealed again');
      const rewrite = ({ id, sealed: before }: NewSubmission, state: 'accepted' | 'erased') =>
        store.rewrite({ id, before, state, sealed });
      expect([await rewrite(erased, 'erased'), await rewrite(old, 'accepted')]).toEqual([true, true]);
      expect([await kept(old.id), await kept(erased.id), await kept(older.id)]).toEqual(['x', undefined, 'x']);
      await store.expire({ kind: 'lead', state: 'accepted', before: firstUuidAt(now - 40 * hour) }, { after: '', limit: 99 });
      expect([await kept(old.id), await kept(older.id)]).toEqual(['x', undefined]);
      await store.expireDeliveries(now + 1, { after: '', limit: 99 });
      expect(await kept(old.id)).toBeUndefined();
    });

    it('sends deliveries again by time range, destination and state', async () => {
      const leads = [1, 2, 3, 4].map((each) => lead(now + each * hour, each === 3 ? 'held' : 'dead', 'lead', 'HTTP 500'));
      await store.commit(leads);
      const range = { state: 'dead', from: firstUuidAt(now + 2 * hour), to: firstUuidAt(now + 4 * hour) } as const;
      expect(await store.replayRange({ ...range, destination: 'other' }, now, page)).toEqual({ count: 0, next: undefined });
      expect(await store.replayRange(range, now, page)).toEqual({ count: 1, next: undefined });
      const rows = (await store.byIds(leads.map(({ id }) => id))).map((each) => each.deliveries[0]);
      expect(rows.map((each) => each?.state)).toEqual(['dead', 'pending', 'held', 'dead']);
      expect(rows[1]).toMatchObject({ reason: '', nextAt: now, updatedAt: now });
    });

    it('sends again and writes off in batches: finished batches stay, and a repeat goes on', async () => {
      const at = now - 400 * hour;
      const range = { from: firstUuidAt(at), to: firstUuidAt(at + hour), destination: 'pieces' };
      const leads = (['delivered', 'delivered', 'delivered', 'dead', 'dead', 'dead', 'no_partner'] as const).map(
        (state, index) => ({
          ...lead(at + index, state),
          deliveries: ['other', 'pieces'].map((destination) => ({ destination, state, reason: '' })),
        }),
      );
      await store.commit(leads);
      const states = async () => (await store.byIds(leads.map(({ id }) => id))).map((each) => each.deliveries[1]?.state);
      // dead letters are found without reading delivered ones
      const begun = await store.replayRange({ ...range, state: 'dead' }, now, { after: '', limit: 3 });
      expect(begun).toEqual({ count: 2, next: expect.any(String) });
      expect((await states()).slice(3)).toEqual(['pending', 'pending', 'dead', 'no_partner']);
      const again = (state: 'dead' | 'no_partner') =>
        inBatches(({ after }) => store.replayRange({ ...range, state }, now, { after, limit: 3 }));
      expect([await again('dead'), await again('dead'), await again('no_partner')]).toEqual([1, 0, 1]);
      expect((await states()).slice(3)).toEqual(['pending', 'pending', 'pending', 'pending']);
      expect(await store.writeOff(range, [], now, { after: '', limit: 8 })).toMatchObject({ count: 1 });
      expect((await states()).slice(3)).toEqual(['held', 'pending', 'pending', 'pending']);
      expect(await writeOff(store, { ...range, state: 'dead' }, now)).toBe(0);
      expect(await writeOff(store, { ...range, state: 'pending' }, now)).toBe(3);
      // the others are as they were
      expect((await store.byIds(leads.map(({ id }) => id))).map((each) => each.deliveries[0]?.state)).toEqual(
        leads.map(({ deliveries }) => deliveries[0]?.state),
      );
      await writeOff(store, { ...range, destination: 'other' }, now);
    });

    it.each(['one', 'a stretch'])(
      'remembers that a partner may already have a delivery that is sent again (%s)',
      async (what) => {
        const tried = {
          ...lead(now - 90 * hour, 'pending'),
          deliveries: [{ destination: 'tried', state: 'pending', reason: '' } as const],
        };
        await store.commit([tried]);
        const range = { state: 'dead', from: tried.id, to: firstUuidAt(now - 89 * hour) } as const;
        const replay = () =>
          what === 'one'
            ? store.replay(tried.id, 'tried', now, ['dead'])
            : store.replayRange(range, now, page).then(({ count }) => count === 1);
        for (const attempt of [1, 2, 2]) {
          expect(await store.claim('tried', now, now, 1)).toMatchObject([{ attempt }]);
          const settlement = { submissionId: tried.id, destination: 'tried', attempt, reason: '', nextAt: now, at: now } as const;
          expect(await store.settle({ ...settlement, state: 'dead' })).toBe(true);
          expect(await replay()).toBe(true);
        }
        await store.claim('tried', now, now, 1);
        await store.settle({
          submissionId: tried.id,
          destination: 'tried',
          attempt: 2,
          reason: '',
          nextAt: now,
          at: now,
          state: 'held',
        });
        expect((await store.byKey(tried.key))?.deliveries).toMatchObject([{ state: 'held', attempts: 1 }]);
      },
    );

    it('reports waiting and dead deliveries, and since when', async () => {
      // one that fell due later: the oldest says how long they wait
      await store.commit([lead(now + hour / 2, 'pending')]);
      expect(await store.queueDepths()).toEqual([{ destination: 'exchange', pending: 2, oldestDue: now, dead: 2 }]);
      expect(await readHealth(store, now)).toMatchObject({ ok: false, problems: [{ what: 'exchange: 2 given up.' }] });
      expect((await readHealth(store, now + hour)).problems[1]?.what).toMatch(/due for 60 min, since 2026-01-15 12:00 UTC/);
    });

    it('reports which privacy requests wait for a person, and for how long', async () => {
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
      expect(problems.at(-1)?.what).toMatch(/^privacy requests: 2 to be looked at, the oldest since 2025-11-26 \(50 days\)/);
    });

    it('reports how many leads are held for a person, why, and for how long', async () => {
      const held = (ago: number, reason: string): NewSubmission => ({
        ...lead(now - ago * hour, 'held'),
        deliveries: ['ingest', 'exchange'].map((destination) => ({ destination, state: 'held', reason })),
      });
      const reasons = { 20: honeypotReason, 25: unknownStateReason, 30: honeypotReason, 40: gpcReason };
      for (const [ago, reason] of Object.entries(reasons)) await store.commit([held(Number(ago), reason)]);
      const told = (await readHealth(store, now)).problems.map(({ what }) => what).filter((what) => what.includes('held'));
      expect(told).toEqual([
        `2 leads held for a person, the oldest for 30 h: ${honeypotReason}.`,
        `1 lead held for a person, the oldest for 25 h: ${unknownStateReason}.`,
      ]);
    });

    it('counts by destination, state and time received', async () => {
      const from = firstUuidAt(now + hour);
      expect(await store.deliveryCounts(from)).toEqual([
        { destination: 'exchange', state: 'dead', count: 2 },
        { destination: 'exchange', state: 'held', count: 1 },
        { destination: 'exchange', state: 'pending', count: 1 },
      ]);
      expect(await store.deliveryCounts(from, firstUuidAt(now + 2 * hour))).toEqual([
        { destination: 'exchange', state: 'dead', count: 1 },
      ]);
      expect([await store.leadCount(from), await store.leadCount(from, firstUuidAt(now + 2 * hour))]).toEqual([4, 1]);
    });

    it("writes off deliveries, so that they no longer extend their lead's retention, and reverses it", async () => {
      const given: NewSubmission[] = (['dead', 'pending', 'held', 'held', 'delivered', 'no_partner'] as const).map(
        (state, index) => ({
          ...lead(now - (200 - index) * hour, state),
          deliveries: [{ destination: 'left', state, reason: { 0: 'HTTP 500', 2: honeypotReason, 3: gpcReason }[index] ?? '' }],
        }),
      );
      await store.commit(given);
      const [dead, waits] = [given[0]!, given[1]!];
      const range = { from: firstUuidAt(now - 201 * hour), to: firstUuidAt(now - 190 * hour), destination: 'left' };
      expect(await writeOff(store, { ...range, destination: 'exchange' }, now)).toBe(0);
      expect(await writeOff(store, singleDelivery(dead.id, 'left'), now)).toBe(1);
      expect(await writeOff(store, { ...range, state: 'pending' }, now)).toBe(1);
      expect(await writeOff(store, range, now)).toBe(1);
      expect(await writeOff(store, range, now)).toBe(0);
      const rows = await store.byIds(given.map(({ id }) => id));
      expect(rows.map(({ deliveries: [each] }) => `${each?.state} ${each?.reason}`.trim())).toEqual([
        'held written off by a person: HTTP 500',
        'held written off by a person',
        `held written off by a person: ${honeypotReason}`,
        `held ${gpcReason}`,
        'delivered',
        'no_partner',
      ]);
      expect(rows.map(({ deliveries: [each] }) => each?.updatedAt === now)).toEqual([true, true, true, false, false, false]);
      expect((await store.queueDepths()).map(({ destination }) => destination)).not.toContain('left');
      expect(await store.replay(waits.id, 'left', now, ['held'])).toBe(true);
      await store.expire({ kind: 'lead', state: 'accepted', before: range.to }, { after: '', limit: 99 });
      expect((await store.byIds(given.map(({ id }) => id))).map(({ id }) => id)).toEqual([waits.id]);
    });

    it('never writes off the processing of a privacy request', async () => {
      const request = {
        ...lead(now, 'dead', 'privacy'),
        deliveries: [{ destination: 'privacy-desk', state: 'dead', reason: '' } as const],
      };
      await store.commit([request]);
      expect(await writeOff(store, singleDelivery(request.id, 'privacy-desk'), now)).toBe(0);
      expect((await store.byKey(request.key))?.deliveries).toMatchObject([{ state: 'dead' }]);
    });

    it('lists facts of one kind in the order of their names, page by page', async () => {
      for (const name of ['fact.', 'fact:b', 'fact:a', 'fact:c', 'fact;']) await store.setValue(name, `of ${name}`);
      const all = ['a', 'b', 'c'].map((each) => ({ name: `fact:${each}`, value: `of fact:${each}` }));
      expect(await store.valuesWithPrefix('fact:', { after: '', limit: 9 })).toEqual(all);
      expect(await store.valuesWithPrefix('fact:', { after: 'fact:a', limit: 1 })).toEqual([all[1]]);
    });

    it("stores a buyer's latest reply, with the price and id of an earlier one", async () => {
      const [one, other] = [lead(now + 30 * hour, 'delivered'), lead(now + 31 * hour, 'delivered')];
      await store.commit([one, other]);
      const said = { submissionId: one.id, destination: 'exchange', reason: '' };
      await store.keepReply({ ...said, verdict: 'accepted', priceCents: 1250, partnerLeadId: 'lp-9', at: now });
      await store.keepReply({ ...said, submissionId: other.id, verdict: 'rejected', partnerLeadId: '', at: now });
      expect(await store.leadOfPartnerId('exchange', 'lp-9')).toBe(one.id);
      expect(await store.leadOfPartnerId('exchange', '')).toBeUndefined();
      expect(await store.leadOfPartnerId('ingest', 'lp-9')).toBeUndefined();
      await store.keepReply({ ...said, verdict: 'returned', reason: 'wrong number', partnerLeadId: '', at: now + 1 });
      expect(await store.repliesTo(one.id)).toEqual([
        { ...said, verdict: 'returned', reason: 'wrong number', priceCents: 1250, partnerLeadId: 'lp-9', at: now + 1 },
      ]);
      expect(await store.replyCounts(firstUuidAt(now + 30 * hour))).toEqual([
        { destination: 'exchange', verdict: 'rejected', count: 1, cents: 0 },
        { destination: 'exchange', verdict: 'returned', count: 1, cents: 1250 },
      ]);
      // an erased lead is known to nobody by a partner's name for it
      await store.rewrite({
        id: one.id,
        before: one.sealed,
        state: 'erased',
        sealed: Buffer.from('x'),
      });
      expect(await store.leadOfPartnerId('exchange', 'lp-9')).toBeUndefined();
    });

    it('excludes tests from the figures', async () => {
      const at = now + 40 * hour;
      await store.commit([{ ...lead(at, 'delivered'), state: 'test' }]);
      expect(await store.deliveryCounts(firstUuidAt(at))).toEqual([]);
      expect(await store.leadCount(firstUuidAt(at))).toBe(0);
    });
  },
);
