import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exitsOf, type Flow } from '../flow/flow.ts';
import { flowById } from '../flows/index.ts';
import { type Ending, figuresOf, type StepCount, type VisitCount } from './figures.ts';

const flow = flowById('insurance') as Flow;
const cell = { flow: flow.id, experiment: '', variant: '' };
const exits = (step: string) =>
  exitsOf(
    flow,
    flow.steps.findIndex((each) => each.step === step),
  ).map(({ to }) => to);

interface Walker {
  readonly turns: readonly number[];
  readonly back: boolean;
  readonly ending: Ending;
  readonly blocked: boolean;
  readonly exposed: boolean;
}
const walkers = fc.array(
  fc.record<Walker>({
    turns: fc.array(fc.nat(3), { maxLength: 14 }),
    back: fc.boolean(),
    ending: fc.constantFrom('', 'finished', 'disqualified'),
    blocked: fc.boolean(),
    exposed: fc.boolean(),
  }),
  { maxLength: 60 },
);

/** The store's counts for random walks, some of which return to the start once. */
function counted(all: readonly Walker[]): [VisitCount[], StepCount[]] {
  const steps = new Map<string, number>();
  const visits = all.map(({ turns, back, ending, blocked, exposed }): VisitCount => {
    const own = new Set<string>();
    let at: string = flow.steps[0].step;
    own.add(`${at} `);
    for (const [index, turn] of turns.entries()) {
      const to = exits(at)[turn % exits(at).length] as string;
      if (to === 'submit') break;
      own.add(`${at} ${to}`).add(`${to} `);
      at = back && index === 3 ? flow.steps[0].step : to;
    }
    if (exposed) for (const name of own) steps.set(name, (steps.get(name) ?? 0) + 1);
    return { ...cell, exposed, ending, reason: ending === 'disqualified' ? 'yes' : '', step: at, blocked, count: 1 };
  });
  return [
    visits,
    [...steps].map(([name, count]) => ({ ...cell, step: name.split(' ')[0] as string, target: name.split(' ')[1] ?? '', count })),
  ];
}

it('give every visitor one of four ends, lose none, and never count more on a step than reached it', () => {
  fc.assert(
    fc.property(walkers, (all) => {
      const figures = figuresOf(flow, ...counted(all));
      const { visitors, finished, disqualified, left, blocked, lost, steps, conversion } = figures;
      const turnedAway = disqualified.reduce((total, { count }) => total + count, 0);
      expect(visitors).toBe(all.filter(({ exposed }) => exposed).length);
      expect(finished + turnedAway + left + blocked).toBe(visitors);
      expect(lost).toBe(all.filter(({ exposed, ending }) => !exposed && ending !== '').length);
      expect(steps.reduce((total, step) => total + step.left + step.blocked, 0)).toBe(left + blocked);
      for (const step of steps) {
        expect(step.left).toBeGreaterThanOrEqual(0);
        expect(step.left + step.blocked).toBeLessThanOrEqual(step.reached);
        for (const { count } of step.edges) expect(count).toBeLessThanOrEqual(step.reached);
      }
      expect(conversion.interval.low).toBeLessThanOrEqual(conversion.share);
      expect(conversion.interval.high).toBeGreaterThanOrEqual(conversion.share);
    }),
  );
});

it('sort the reasons by frequency, and count a visit known only by its start on the first step', () => {
  const visit = { ...cell, exposed: true, ending: 'disqualified', step: '', blocked: false } as const;
  const visits: VisitCount[] = [
    { ...visit, reason: 'yes', count: 2 },
    { ...visit, reason: 'date|accident_limit_exceeded', count: 5 },
    { ...visit, reason: '', ending: '', count: 3 },
  ];
  const first = flow.steps[0].step;
  const figures = figuresOf(flow, visits, [{ ...cell, step: first, target: '', count: 10 }]);
  expect(figures.disqualified.map(({ count }) => count)).toEqual([5, 2]);
  expect(figures.steps).toEqual([{ step: first, reached: 10, edges: [{ to: 'disqualified', count: 7 }], left: 3, blocked: 0 }]);
});

it('count the transitions out of a step, and list none that nobody took', () => {
  const [first, second] = [flow.steps[0].step, 'WhenWasTheAccident'];
  const visit = { ...cell, exposed: true, reason: '', step: second, blocked: false } as const;
  const walked = [
    { ...cell, step: first, target: '', count: 10 },
    { ...cell, step: first, target: second, count: 8 },
  ];
  const { steps } = figuresOf(
    flow,
    [
      { ...visit, ending: '', count: 8 },
      { ...visit, step: first, ending: '', count: 2 },
    ],
    walked,
  );
  expect(steps).toEqual([{ step: first, reached: 10, edges: [{ to: second, count: 8 }], left: 2, blocked: 0 }]);
});
