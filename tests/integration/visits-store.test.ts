import { describe, expect, it } from 'vitest';
import { mergeVisitUpdates } from '../../lead-server/src/experiments/visit-recorder.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import type { VisitUpdate } from '../../lead-server/src/store/visit-store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

let made = 0;
const flow = () => {
  made += 1;
  return `flow-${made}`;
};
const news = (of: string, change: Partial<VisitUpdate> = {}): VisitUpdate => ({
  cells: [
    { flow: of, experiment: '', variant: '' },
    { flow: of, experiment: 'columns', variant: 'two' },
  ],
  visitor: 'a',
  day: 20_000,
  exposed: true,
  step: 'First',
  blocked: false,
  steps: [['First', '']],
  ending: '',
  reason: '',
  ...change,
});

/** Counts of visits: one suite for both databases. */
describe.each(bothStores('visits', { serializable: true }))('visits in $title', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const visits = async (of: string, experiment = '') =>
    (await store.visitCounts()).filter((each) => each.flow === of && each.experiment === experiment);
  const steps = async (of: string) =>
    (await store.stepCounts())
      .filter((each) => each.flow === of && each.experiment === '')
      .map(({ step, target, count }) => `${step}>${target} ${count}`)
      .sort();

  it('store two concurrent visits of one visitor, in other experiments of the same flow', async () => {
    const of = flow();
    const other = [
      { flow: of, experiment: '', variant: '' },
      { flow: of, experiment: 'colours', variant: 'red' },
    ];
    await store.recordVisits(mergeVisitUpdates([news(of), news(of, { cells: other, ending: 'finished' })]));
    expect(await visits(of)).toMatchObject([{ count: 1, ending: 'finished' }]);
    expect(await visits(of, 'columns')).toMatchObject([{ count: 1, ending: '' }]);
    expect(await visits(of, 'colours')).toMatchObject([{ count: 1, ending: 'finished' }]);
  });

  it('count a visitor once, in the flow and in the variant, on the step that was shown last', async () => {
    const of = flow();
    const second = {
      step: 'Second',
      steps: [
        ['First', 'Second'],
        ['Second', ''],
      ],
    } as const;
    await store.recordVisits([news(of), news(of, { visitor: 'b' })]);
    await store.recordVisits([news(of, second)]);
    await store.recordVisits([news(of, second)]);
    const cell = { flow: of, exposed: true, ending: '', reason: '', blocked: false, count: 1 };
    for (const [experiment, variant] of [
      ['', ''],
      ['columns', 'two'],
    ] as const) {
      expect((await visits(of, experiment)).sort((x, y) => (x.step < y.step ? -1 : 1))).toEqual([
        { ...cell, experiment, variant, step: 'First' },
        { ...cell, experiment, variant, step: 'Second' },
      ]);
    }
    expect(await steps(of)).toEqual(['First> 2', 'First>Second 1', 'Second> 1']);
  });

  it('keep the first end and its step; blocked ends with the next step', async () => {
    const of = flow();
    await store.recordVisits([news(of, { blocked: true })]);
    expect(await visits(of)).toMatchObject([{ blocked: true }]);
    await store.recordVisits([news(of, { step: 'Second' })]);
    expect(await visits(of)).toMatchObject([{ step: 'Second', blocked: false }]);
    await store.recordVisits([news(of, { step: '', steps: [], ending: 'disqualified', reason: 'yes' })]);
    await store.recordVisits([news(of, { step: 'First', blocked: true, ending: 'finished' })]);
    expect(await visits(of)).toMatchObject([{ step: 'Second', blocked: false, ending: 'disqualified', reason: 'yes', count: 1 }]);
  });

  it('mark a visit as ended unheard, and unmark it when it reports again', async () => {
    const of = flow();
    await store.recordVisits([news(of, { exposed: false, step: '', steps: [], ending: 'finished' })]);
    expect(await visits(of)).toMatchObject([{ exposed: false, ending: 'finished' }]);
    await store.recordVisits([news(of)]);
    expect(await visits(of)).toMatchObject([{ exposed: true, ending: 'finished' }]);
  });

  it('count everybody under concurrency', async () => {
    const of = flow();
    const all = Array.from({ length: 40 }, (_, index) => news(of, { visitor: `v${index}` }));
    await Promise.all(Array.from({ length: 8 }, (_, turn) => store.recordVisits(turn % 2 ? all : [...all].reverse())));
    expect(await visits(of)).toMatchObject([{ count: 40 }]);
    expect(await steps(of)).toEqual(['First> 40']);
  });

  it('are removed by their day', async () => {
    const [old, young] = [flow(), flow()];
    await store.recordVisits([news(old, { day: 100 }), news(young)]);
    // what is known of a visitor goes first, some at a time: the visit stays counted, and the next of the same is another
    await store.recordVisits([news(old, { day: 100, visitor: 'b' })]);
    expect(await store.deleteVisits(101, 100, 3)).toBe(3);
    expect(await store.deleteVisits(101, 100, 3)).toBe(1);
    expect(await visits(old)).toMatchObject([{ count: 2 }]);
    await store.recordVisits([news(old, { day: 102 })]);
    expect(await visits(old)).toMatchObject([{ count: 3 }]);
    await store.deleteVisits(103, 103, 10);
    expect([await visits(old), await steps(old)]).toEqual([[], []]);
    expect(await visits(young)).toHaveLength(1);
    expect(await steps(young)).toHaveLength(1);
  });
});
