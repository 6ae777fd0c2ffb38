import { describe, expect, it } from 'vitest';
import type { FourEyesRequest } from '../../lead-server/src/store/four-eyes-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

const request = (id: string, more: Partial<FourEyesRequest> = {}): FourEyesRequest => ({
  ...{
    id,
    act: 'replay',
    scope: '["a","b"]',
    scopeHash: 'ab12',
    count: 2,
    label: 'given up',
    askedBy: 'olga',
    because: 'ticket 81',
  },
  ...{ at: 1000, expiresAt: 9000, state: 'waiting', decidedBy: '', decidedAt: 0, done: 0 },
  ...more,
});
const step = (id: string, at = 2000) => ({ id, from: 'waiting', to: 'approved', by: 'paul', at, done: 0 }) as const;

describe.each(bothStores('foureyes'))('acts that wait for a second person in the $title store', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  it('are kept as they were asked, and stepped once, by whoever is first and in time', async () => {
    await store.askFourEyes(request('r1'), 0);
    await store.askFourEyes(request('r2', { at: 1500 }), 0);
    expect(await store.fourEyesRequest('r1')).toEqual(request('r1'));
    const steps = await Promise.all([store.stepFourEyes(step('r1')), store.stepFourEyes(step('r1'))]);
    expect(steps.toSorted()).toEqual([false, true]);
    expect(await store.stepFourEyes(step('r2', 9001))).toBe(false);
    expect(await store.stepFourEyes({ ...step('r1', 3000), from: 'approved', to: 'done', by: '', done: 2 })).toBe(true);
    const { scope: _, ...first } = request('r1', { state: 'done', decidedBy: 'paul', decidedAt: expect.any(Number), done: 2 });
    expect((await store.fourEyes(10)).filter(({ id }) => id === 'r1')).toEqual([first]);
  });

  it('are listed with the newest first, and forgotten when they are old', async () => {
    await store.askFourEyes(request('n1', { at: 20_000, expiresAt: 30_000 }), 0);
    await store.askFourEyes(request('n2', { at: 21_000, expiresAt: 30_000 }), 20_500);
    const ids = (await store.fourEyes(10)).map(({ id }) => id);
    expect(ids).toContain('n2');
    expect(ids).not.toContain('n1');
    expect(await store.fourEyesRequest('n1')).toBeUndefined();
  });
});
