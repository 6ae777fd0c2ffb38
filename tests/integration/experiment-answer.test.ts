import { expect, it } from 'vitest';
import { partOfVariant } from '#contract/experiments/parts.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { VisitUpdate } from '../../lead-server/src/store/visit-store.ts';
import { experimentHandlers } from '../../lead-server/src/studio/experiments-handler.ts';
import type { StudioCaller } from '../../lead-server/src/studio/studio-parts.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});

const dayMs = 86_400_000;
const today = Math.floor(Date.now() / dayMs);
const experiment = {
  ...{ name: 'one-or-two', owner: 'ana', expires: '2999-01-01', leastEffect: 0.02, guardrails: ['blocked', 'revenue'] },
  variants: [
    { id: 'one', weight: 1, switches: {} },
    { id: 'two', weight: 1, switches: { grid: 'two' } },
  ],
};
const deed = { at: Date.now() - 3 * dayMs, by: 'ana', because: 'a start' };

/** Visits on phones of one variant and day, of which the first so many finish, and the next are blocked. */
const visits = (variant: string, day: number, all: number, finished: number, blocked: number): readonly VisitUpdate[] =>
  Array.from({ length: all }, (_, at) => ({
    cells: [variant, partOfVariant(variant, 'phone')].map((each) => ({ flow: 'main', experiment: 'one-or-two', variant: each })),
    visitor: `${variant}-${day}-${at}`,
    ...{ day, exposed: true, step: 'AtFault', reason: '', steps: [] },
    blocked: at >= finished && at < finished + blocked,
    ending: at < finished ? 'finished' : at === all - 1 ? 'disqualified' : '',
  }));

/** A lead of a variant, as its buyer replied. */
async function lead(variant: string, number: number, verdict: 'accepted' | 'rejected', priceCents?: number) {
  const id = uuidv7(Date.now() + number);
  const row = {
    id,
    kind: 'lead',
    state: 'accepted',
    key: id,
    bodyHash: id,
    receivedAt: Date.now(),
    emailMac: '',
    phoneMac: '',
  } as const;
  const experiments = [{ flow: 'main', experiment: 'one-or-two', variant }];
  await store.commit([{ ...row, sealed: Buffer.from('sealed'), consent: undefined, deliveries: [], experiments }]);
  await store.keepReply({
    submissionId: id,
    destination: 'exchange',
    verdict,
    reason: '',
    priceCents,
    partnerLeadId: '',
    at: Date.now(),
  });
}

it('an experiment answers with its figures by variant, part and day', async () => {
  const content = { path: '/survey', flow: 'main', oid: '81', affid: '10', experiments: [experiment] };
  const version = { body: JSON.stringify(content), hash: 'a hash', base: 0, origin: 'cli', thankYouPath: '' } as const;
  await store.seedCampaigns([{ key: 'survey', ...version }], deed);
  await store.recordVisits([
    ...visits('one', today - 1, 400, 40, 20),
    ...visits('one', today, 200, 32, 4),
    ...visits('two', today, 600, 90, 12),
  ]);
  await lead('one', 1, 'accepted', 3000);
  await lead('one', 2, 'rejected');
  await lead('two', 3, 'accepted', 6000);
  const withReadOnlyStore = async <T>(work: (reader: Store) => Promise<T>) => work(store);
  const handlers = experimentHandlers({ store, withReadOnlyStore } as never);
  const caller = { actor: { who: 'ana', role: 'admin' } } as unknown as StudioCaller;
  const { rows } = (await handlers.experiments({}, caller)) as StudioAnswer<'experiments'>;
  const row = {
    ...{ key: 'survey', path: '/survey', flow: 'main', name: 'one-or-two', state: 'running', owner: 'ana' },
    ...{ expires: '2999-01-01', startedAt: deed.at, variants: ['one', 'two'], visitors: 1200, isSame: false, since: 0 },
    verdict: { is: 'open' },
  };
  expect(rows).toEqual([row]);

  const asked = { path: '/survey', name: 'one-or-two' };
  const { experiment: shown } = (await handlers.experiment(asked, caller)) as StudioAnswer<'experiment'>;
  const { figures, parts, steps, lost, ratio, ...rest } = shown;
  expect(rest).toEqual({
    ...row,
    ...{ version: 1, primary: 'finished', guardrails: ['blocked', 'revenue'], leastEffect: 0.02, stopsLosers: false, losers: [] },
    arms: [
      { id: 'one', weight: 1, visitors: 600, switches: {} },
      { id: 'two', weight: 1, visitors: 600, switches: { grid: 'two' } },
    ],
    days: [
      { at: (today - 1) * dayMs, visitors: [400, 0], converted: [40, 0] },
      { at: today * dayMs, visitors: [200, 600], converted: [32, 90] },
    ],
  });
  const number = expect.any(Number);
  const figure = (name: string, role: string, shares: readonly number[], value: number, more: object = {}) => ({
    ...{ name, role, unit: 'share', shares: shares.map((each) => expect.closeTo(each, 9)) },
    differences: [
      {
        variant: 'two',
        value: expect.closeTo(value, 9),
        interval: { low: number, high: number },
        is: role === 'guardrail' ? 'sound' : 'open',
      },
    ],
    ...more,
  });
  expect(figures).toEqual([
    figure('finished', 'primary', [0.12, 0.15], 0.03),
    figure('blocked', 'guardrail', [0.04, 0.02], -0.02),
    figure('revenue', 'guardrail', [5, 10], 5, { unit: 'cents' }),
    figure('disqualified', 'other', [2 / 600, 1 / 600], -1 / 600),
    figure('refused', 'other', [1 / 600, 0], -1 / 600),
  ]);
  for (const { differences } of figures)
    for (const { value, interval } of differences) {
      expect(interval?.low).toBeLessThan(value);
      expect(interval?.high).toBeGreaterThan(value);
    }
  const intervalOf = (name: string) => figures.find((each) => each.name === name)?.differences[0]?.interval;
  // at 95 %, whenever it is looked at
  expect(intervalOf('blocked')).toEqual({ low: expect.closeTo(-0.0511, 4), high: expect.closeTo(0.0111, 4) });
  expect(intervalOf('revenue')).toEqual({ low: expect.closeTo(-31.228, 3), high: expect.closeTo(41.228, 3) });
  expect(parts).toEqual([
    {
      ...{ part: 'phone', variant: 'two', value: expect.closeTo(0.03, 9), stands: false },
      interval: { low: number, high: number },
    },
  ]);
  expect(lost).toEqual([0, 0]);
  expect(ratio).toMatchObject({ passes: true, p: 1 });
  expect(steps).toEqual([]);

  await expect(handlers.experiment({ ...asked, name: 'three' }, caller)).rejects.toThrow('/survey has no experiment three.');
});
