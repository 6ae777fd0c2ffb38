import { expect, it } from 'vitest';
import type { Experiment } from '#contract/experiments/experiment.ts';
import type { VisitCount } from '#contract/experiments/figures.ts';
import { lostVariants, startStoppingVariants } from './stopped-variants.ts';

const experiment = (name: string, stopsLosers?: true): Experiment => ({
  name,
  owner: 'growth',
  expires: '2030-01-01',
  ...(stopsLosers && { stopsLosers }),
  variants: [
    { id: 'a', weight: 1, switches: {} },
    { id: 'b', weight: 1, switches: {} },
  ],
});
const running = [
  { flow: 'main', experiment: experiment('watched', true) },
  { flow: 'main', experiment: experiment('decided-by-hand') },
];

/** The visits of a variant, some of which finished. */
const visits = (variant: string, all: number, finished: number, over: Partial<VisitCount> = {}): readonly VisitCount[] => {
  const cell = { flow: 'main', experiment: 'watched', variant, exposed: true, reason: '', step: '', blocked: false, ...over };
  return [
    { ...cell, ending: 'finished', count: finished },
    { ...cell, ending: '', count: all - finished },
  ];
};
const storeOf = (...counts: readonly (readonly VisitCount[])[]) => ({ visitCounts: async () => counts.flat() });

it('lostVariants names the variant that nobody finishes, by the visits of its own flow and experiment', async () => {
  const healthy = visits('a', 20_000, 2000);
  expect(await lostVariants(storeOf(healthy, visits('b', 20_000, 0)), running)).toEqual(['watched.b']);
  expect(await lostVariants(storeOf(healthy, visits('b', 20_000, 1990)), running)).toEqual([]);
  const elsewhere = [visits('b', 20_000, 0, { flow: 'classic' }), visits('b', 20_000, 0, { experiment: 'other' })];
  const unheard = visits('b', 20_000, 0, { exposed: false });
  expect(await lostVariants(storeOf(healthy, ...elsewhere, unheard), running)).toEqual([]);
});

it('variants are stopped of experiments whose owners agreed, and stay stopped', async () => {
  const asked: string[][] = [];
  const stopped = startStoppingVariants(
    () => running,
    async (watched) => {
      asked.push(watched.map((each) => each.experiment.name));
      return ['watched.b'];
    },
    () => expect.unreachable(),
  );
  expect(stopped.names()).toEqual([]);
  await stopped.stop();
  expect([asked, stopped.names()]).toEqual([[['watched']], ['watched.b']]);
});

it('figures that cannot be read stop no variant, and the failure is reported', async () => {
  const failures: unknown[] = [];
  const failure = new Error('no store');
  const stopped = startStoppingVariants(
    () => running,
    () => Promise.reject(failure),
    (each) => void failures.push(each),
  );
  await stopped.stop();
  expect([stopped.names(), failures]).toEqual([[], [failure]]);
});

it('figures are not read where no owner agreed', async () => {
  const stopped = startStoppingVariants(
    () => running.slice(1),
    () => expect.unreachable(),
    () => expect.unreachable(),
  );
  await stopped.stop();
  expect(stopped.names()).toEqual([]);
});
