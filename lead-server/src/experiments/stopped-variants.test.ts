import { expect, it } from 'vitest';
import type { Experiment } from '#contract/experiments/experiment.ts';
import { judgeVariants } from '#contract/experiments/verdict.ts';
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

const judged = (finished: number) =>
  judgeVariants([
    { id: 'a', weight: 1, visitors: 20_000, conversions: 2000 },
    { id: 'b', weight: 1, visitors: 20_000, conversions: finished },
  ]);

it('lostVariants names the variant that nobody finishes, of experiments whose owners agreed', () => {
  const judgements = new Map([
    ['main watched', judged(0)],
    ['main decided-by-hand', judged(0)],
    ['classic watched', judged(0)],
  ]);
  expect(lostVariants(running, judgements)).toEqual(['watched.b']);
  expect(lostVariants(running, new Map([['main watched', judged(1990)]]))).toEqual([]);
  expect(lostVariants(running, new Map())).toEqual([]);
});

it('variants that have lost are stopped, and stay stopped; every experiment is judged', async () => {
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
  expect([asked, stopped.names()]).toEqual([[['watched', 'decided-by-hand']], ['watched.b']]);
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

it('figures are not read where no experiment runs', async () => {
  const stopped = startStoppingVariants(
    () => [],
    () => expect.unreachable(),
    () => expect.unreachable(),
  );
  await stopped.stop();
  expect(stopped.names()).toEqual([]);
});
