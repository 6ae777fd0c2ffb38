import { expect, it } from 'vitest';
import type { Judgement, Verdict } from '#contract/experiments/verdict.ts';
import type { PlacedExperiment } from '../experiment-list.ts';
import { waitsOf } from './experiment-waits.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 27, 12);

function placed(state: PlacedExperiment['state'], expires: string, grid = 'two'): PlacedExperiment {
  const variants = [
    { id: 'one', weight: 1, switches: {} },
    { id: 'two', weight: 1, switches: grid === '' ? {} : { grid } },
  ] as const;
  return {
    ...{ key: 'g', path: '/g', flow: 'main', state, version: 2, startedAt: now - 8.5 * day, ending: undefined },
    experiment: { name: 'columns', owner: 'ana', expires, variants },
  };
}
const judged = (verdict: Verdict) =>
  ({ verdict, differences: { two: { value: 0.02, interval: { low: 0.01, high: 0.03 }, p: 0.001 } } }) as unknown as Judgement;
const said = (one: PlacedExperiment, verdict: Verdict) =>
  waitsOf(one, judged(verdict), now).map((wait) =>
    wait.about === 'decide' ? wait.is : `${wait.about} ${'thing' in wait && wait.thing}`,
  );

it.each<[string, PlacedExperiment, Verdict, readonly string[]]>([
  ['a winner', placed('running', '2027-01-01'), { is: 'winner', variant: 'two' }, ['winner']],
  ['one that does harm', placed('running', '2027-01-01'), { is: 'harmful', variant: 'two', figure: 'refused' }, ['harmful']],
  ['uneven shares of equal variants', placed('running', '2027-01-01', ''), { is: 'uneven' }, ['uneven']],
  ['a winner among equal variants', placed('running', '2027-01-01', ''), { is: 'winner', variant: 'two' }, []],
  ['one that only runs', placed('running', '2027-01-01'), { is: 'open' }, []],
  ['one that ends within a week', placed('running', '2026-12-04'), { is: 'open' }, ['expiring experiment']],
  ['one that ends in eight days', placed('running', '2026-12-05'), { is: 'open' }, []],
  ['one that is over', placed('over', '2026-11-20'), { is: 'open' }, ['over']],
  ['one that waits', placed('waiting', '2026-11-28'), { is: 'winner', variant: 'two' }, []],
  ['one that was decided', placed('decided', '2026-11-28'), { is: 'winner', variant: 'two' }, []],
])('%s', (_what, one, verdict, waits) => expect(said(one, verdict)).toEqual(waits));

it('says by how much, and on which day', () => {
  expect(waitsOf(placed('running', '2027-01-01'), judged({ is: 'winner', variant: 'two' }), now)).toEqual([
    {
      ...{ about: 'decide', key: 'g', path: '/g', name: 'columns', is: 'winner', variant: 'two', control: 'one' },
      ...{ low: 0.01, high: 0.03, day: 9, expires: Date.UTC(2027, 0, 1) },
    },
  ]);
});
