import { expect, it } from 'vitest';
import type { Experiment } from '#contract/experiments/experiment.ts';
import type { StepCount, VisitCount } from '#contract/experiments/figures.ts';
import { markupLines } from '../../../../tests/support/markup-lines.ts';
import { judgeExperiment } from '../../experiments/experiment-looks.ts';
import type { ExperimentDay } from '../../store/experiment-store.ts';
import { loadExperimentsReport } from './experiment-report.ts';
import { experimentsPage } from './experiments-page.ts';

const flow = 'main';
const experiment = (name: string): Experiment => ({
  name,
  ...(name.startsWith('stopping') && { stopsLosers: true }),
  owner: 'Growth',
  expires: '2027-01-31',
  variants: [
    { id: 'plain', weight: 3, switches: {} },
    { id: 'other', weight: 1, switches: {} },
  ],
});

/** Visits of one variant: how many finished, were disqualified, left, and met an error last. */
function visitsOf(name: string, variant: string, [finished, disqualified, left, blocked, lost = 0]: readonly number[]) {
  const cell = {
    flow,
    experiment: name,
    variant,
    exposed: true,
    ending: '',
    reason: '',
    step: 'AtFault',
    blocked: false,
  } as const;
  return [
    { ...cell, ending: 'finished', count: finished },
    { ...cell, ending: 'disqualified', reason: 'at_fault', count: disqualified },
    { ...cell, ending: 'disqualified', reason: 'has_lawyer', count: disqualified && 1 },
    { ...cell, count: left },
    { ...cell, blocked: true, count: blocked },
    { ...cell, exposed: false, ending: 'finished', count: lost },
  ].filter(({ count = 0 }) => count > 0) as VisitCount[];
}

const stepsOf = (name: string, variant: string, count: number): StepCount[] => [
  { flow, experiment: name, variant, step: 'StartPath', target: '', count },
  { flow, experiment: name, variant, step: 'StartPath', target: 'AtFault', count: count - 7 },
  { flow, experiment: name, variant, step: 'AtFault', target: '', count: count - 7 },
];

const sum = (rows: readonly VisitCount[]) => rows.reduce((total, { count }) => total + count, 0);

/** The visits of an experiment as those of one day. */
const daysOf = (visits: readonly VisitCount[], name: string): readonly ExperimentDay[] =>
  ['plain', 'other'].map((variant) => {
    const own = visits.filter((each) => each.experiment === name && each.variant === variant && each.exposed);
    return {
      ...{ flow, experiment: name, variant, day: 20_000, visitors: sum(own) },
      finished: sum(own.filter(({ ending }) => ending === 'finished')),
      disqualified: sum(own.filter(({ ending }) => ending === 'disqualified')),
      blocked: sum(own.filter(({ blocked }) => blocked)),
    };
  });

const pageOf = async (visits: readonly VisitCount[], steps: readonly StepCount[], names: readonly string[]) => {
  const store = { visitCounts: async () => visits, stepCounts: async () => steps };
  const report = await loadExperimentsReport(
    store as unknown as Parameters<typeof loadExperimentsReport>[0],
    names.map((name) => ({ flow, experiment: experiment(name) })),
    (one) => judgeExperiment(one.experiment, { days: daysOf(visits, one.experiment.name), standings: {} }, 1),
  );
  return markupLines(experimentsPage(report).text);
};

it('shows the figures that an operator decides by, per experiment and flow', async () => {
  const visits = [
    ...visitsOf('better', 'plain', [1800, 120, 900, 180, 1]),
    ...visitsOf('better', 'other', [750, 31, 180, 39, 2]),
    ...visitsOf('broken', 'plain', [900, 10, 80, 10]),
    ...visitsOf('broken', 'other', [900, 10, 80, 10]),
    ...visitsOf('open', 'plain', [1500, 90, 1300, 110]),
    ...visitsOf('open', 'other', [505, 30, 430, 35]),
    ...visitsOf('early', 'plain', [4, 1, 0, 0]),
    ...visitsOf('ended', 'plain', [12, 2, 3, 0]),
    ...visitsOf('', '', [5000, 300, 2900, 300, 1]),
  ];
  const steps = [...stepsOf('better', 'plain', 3000), ...stepsOf('', '', 8500)];
  await expect(await pageOf(visits, steps, ['better', 'broken', 'open', 'early', 'unseen'])).toMatchFileSnapshot(
    '../expected/experiments.txt',
  );
});

it('shows that nothing runs and nobody came', async () => {
  const page = await pageOf([], [], []);
  expect(page).toContain('No experiment runs.');
  expect(page).toContain('No visit has been counted yet.');
});

it.each([
  // since its stop, visitors of its share go to the other
  ['stopping', 'Surely worse, and stopped: other. plain converts better. It may be decided.', [100, 10, 680, 10]],
  ['stopping-early', 'Surely worse, and stopped: other. Look for what is broken.', [0, 1, 180, 1]],
])('names the stopped loser of %s, though shares are uneven', async (name, text, ends) => {
  const page = await pageOf([...visitsOf(name, 'plain', [1800, 120, 900, 180]), ...visitsOf(name, 'other', ends)], [], [name]);
  expect(page).toContain(text);
  expect(page).not.toContain('visitors did not come as the weights say');
});

it('uses the singular for one experiment and its winner', async () => {
  const one = [...visitsOf('better', 'plain', [1800, 120, 900, 180]), ...visitsOf('better', 'other', [750, 31, 180, 39])];
  expect(await pageOf(one, [], ['better'])).toContain('1 experiment running, 1 winner to decide.');
});
