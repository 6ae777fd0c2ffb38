import { describe, expect, it } from 'vitest';
import { firstUuidAt, uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { BatchResult, NewSubmission } from '../../lead-server/src/store/records.ts';
import type { ExpiryRule } from '../../lead-server/src/store/retention-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';
import { lead } from '../support/person-row.ts';

describe.each(bothStores('retention', { serializable: true }))('what is too old in the $title store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  it('removes rows older than their kind is kept, with their deliveries, and nothing else', async () => {
    const day = 86_400_000;
    const old = (ago: number, change: Partial<NewSubmission>) => {
      const receivedAt = Date.UTC(2020, 0, 1) - ago * day;
      return lead({
        deliveries: [{ destination: 'b', state: 'delivered', reason: '' }],
        ...change,
        id: uuidv7(receivedAt),
        receivedAt,
      });
    };
    const leads = [1, 2, 3].map((ago) => old(ago * 100, {}));
    const disqualified = [1, 2, 3].map((ago) => old(ago * 100, { state: 'disqualified' }));
    // what is still to be delivered, or was given up, is a person's to deal with
    const waiting = (['pending', 'dead'] as const).map((state) =>
      old(900, { deliveries: [{ destination: 'waits', state, reason: '' }] }),
    );
    await store.commit([...leads, ...disqualified, ...waiting]);
    const rule = (state: 'accepted' | 'disqualified', ago: number): ExpiryRule => ({
      kind: 'lead',
      state,
      before: firstUuidAt(Date.UTC(2020, 0, 1) - ago * day),
    });
    let [gone, looks] = [0, 0];
    for (const each of [rule('disqualified', 150), rule('accepted', 250)]) {
      for (let after: string | undefined = ''; after !== undefined; looks += 1) {
        const part: BatchResult = await store.expire(each, { after, limit: 2 });
        gone += part.count;
        after = part.next;
      }
    }
    expect(gone).toBe(3);
    // two and three are old enough: nothing else is looked at
    expect(looks).toBe(4);
    const left = await store.byIds([...leads, ...disqualified, ...waiting].map(({ id }) => id));
    const expected = [leads[0]!, leads[1]!, disqualified[0]!, ...waiting];
    expect(left.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    const orphans = (await store.deliveries(undefined, { after: '', limit: 10_000 })).filter(
      ({ submissionId }) => submissionId === leads[2]!.id || submissionId === disqualified[1]!.id,
    );
    expect(orphans).toEqual([]);
  });

  it('removes old entries of the delivery log, but none of a waiting or held delivery', async () => {
    const given = lead({
      id: uuidv7(999),
      receivedAt: 1000,
      deliveries: (['delivered', 'held', 'no_partner', 'pending', 'dead'] as const).map((state) => ({
        destination: state,
        state,
        reason: '',
      })),
    });
    await store.commit([given]);
    const other = lead({ id: uuidv7(1000), receivedAt: 1000, deliveries: given.deliveries });
    await store.commit([other]);
    // no more is looked through than is said, but a submission as a whole
    const first = await store.expireDeliveries(1001, { after: '', limit: 2 });
    expect(first).toEqual({ count: 3, next: expect.any(String) });
    expect((await store.byKey(other.key))?.deliveries).toHaveLength(5);
    expect(await store.expireDeliveries(1001, { after: first.next ?? '', limit: 9 })).toEqual({ count: 3, next: undefined });
    expect((await store.byKey(given.key))?.deliveries.map(({ state }) => state)).toEqual(['dead', 'pending']);
    // what came of it since is younger than its lead
    await store.hold(given.id, 'asked for', 1001);
    expect(await store.expireDeliveries(1001, { after: '', limit: 9 })).toMatchObject({ count: 0 });
    expect(await store.expireDeliveries(1002, { after: '', limit: 9 })).toMatchObject({ count: 2 });
  });
});
