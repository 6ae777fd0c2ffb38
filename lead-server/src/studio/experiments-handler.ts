import { keyOfPath } from '#contract/campaign/campaign.ts';
import { countOf, type GuardrailName, type MeasureName } from '#contract/experiments/measure.ts';
import { compareRates, rhoOf } from '#contract/experiments/statistics.ts';
import type { Judgement } from '#contract/experiments/verdict.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { countsOf, type ExperimentHistory, historyOf } from '../experiments/experiment-looks.ts';
import { groupBy } from '../lib/group-by.ts';
import { ActRefused } from '../ops/campaigns/acts.ts';
import { experimentSteps } from './experiment-steps.ts';
import { experimentRow, judgedExperiments, type PlacedExperiment, placedExperiments, visitorsOf } from './experiment-list.ts';
import type { StudioHandlers, StudioParts } from './studio-parts.ts';

type Detail = StudioAnswer<'experiment'>['experiment'];
type Figure = Detail['figures'][number];
type Name = MeasureName | GuardrailName;

const dayMs = 86_400_000;

/** What an experiment shows beside its primary figure and its guardrails. */
const others: readonly Name[] = ['finished', 'blocked', 'disqualified'];
/** A share and its complement say the same. */
const complements: Readonly<Partial<Record<Name, Name>>> = { unblocked: 'blocked', undisqualified: 'disqualified' };

function stateOf(name: Name, role: Figure['role'], variant: string, judged: Judgement): Figure['differences'][number]['is'] {
  if (role === 'guardrail')
    return judged.guardrails.find((each) => each.figure === name && each.variant === variant)?.is ?? 'open';
  const standing = judged.standings[`primary/${variant}`];
  if (role === 'other' || !standing || standing.crossedAt === 0) return 'open';
  return standing.effect > 0 ? 'better' : 'worse';
}

function figureOf(
  name: Name,
  role: Figure['role'],
  { experiment }: PlacedExperiment,
  history: ExperimentHistory,
  judged: Judgement,
) {
  const rho = rhoOf(experiment.leastEffect);
  const samples = experiment.variants.map(({ id }) => {
    const counts = countsOf(history, id);
    return { id, visitors: counts.visitors, conversions: countOf[name](counts) };
  });
  const [first, ...rest] = samples;
  return {
    ...{ name, role },
    shares: samples.map(({ visitors, conversions }) => (visitors === 0 ? 0 : conversions / visitors)),
    differences: rest.map(({ id, ...sample }) => {
      const own = role === 'primary' ? judged.differences[id] : undefined;
      const { value, interval } = own ?? compareRates(first ?? sample, sample, 0.05, rho);
      return { variant: id, value, interval, is: stateOf(name, role, id, judged) };
    }),
  };
}

function figuresOf(placed: PlacedExperiment, history: ExperimentHistory, judged: Judgement): readonly Figure[] {
  const { primary = 'finished', guardrails = [] } = placed.experiment;
  const rest = others.filter((name) => name !== primary && name !== complements[primary] && !guardrails.includes(name as never));
  return [
    figureOf(primary, 'primary', placed, history, judged),
    ...guardrails.map((name) => figureOf(name, 'guardrail', placed, history, judged)),
    ...rest.map((name) => figureOf(name, 'other', placed, history, judged)),
  ];
}

function daysOf({ experiment }: PlacedExperiment, { days }: ExperimentHistory): Detail['days'] {
  const ids = experiment.variants.map(({ id }) => id);
  return [...groupBy(days, ({ day }) => day)].map(([day, rows]) => {
    const own = ids.map((id) => rows.find(({ variant }) => variant === id));
    return {
      at: day * dayMs,
      visitors: own.map((counts) => counts?.visitors ?? 0),
      converted: own.map((counts) => (counts ? countOf[experiment.primary ?? 'finished'](counts) : 0)),
    };
  });
}

/** The calls of experiments (contract/studio/experiments.ts). */
export function experimentHandlers({ store, withReadOnlyStore }: StudioParts): Pick<StudioHandlers, 'experiments' | 'experiment'> {
  async function read(now: number) {
    const placed = await placedExperiments(store, now);
    return { placed, ...(await judgedExperiments(store, placed, now)) };
  }
  return {
    async experiments() {
      const at = Date.now();
      const { placed, histories, judge } = await read(at);
      return { at, rows: placed.map((each) => experimentRow(each, judge(each), visitorsOf(each, histories))) };
    },
    async experiment({ path, name }) {
      const at = Date.now();
      const { placed, histories, judge } = await read(at);
      const one = placed.find(({ key, experiment }) => key === keyOfPath(path) && experiment.name === name);
      if (!one) throw new ActRefused(`${path} has no experiment ${name}.`);
      const history = historyOf(histories, { flow: one.flow, experiment: name });
      const [judged, visitors] = [judge(one), visitorsOf(one, histories)];
      const { primary = 'finished', guardrails = [], leastEffect, stopsLosers = false, variants } = one.experiment;
      return {
        at,
        experiment: {
          ...experimentRow(one, judged, visitors),
          ...{ version: one.version, primary, guardrails, stopsLosers, losers: judged.losers, ratio: judged.ratio },
          ...(leastEffect !== undefined && { leastEffect }),
          arms: variants.map(({ id, weight, switches }, index) => ({
            ...{ id, weight, visitors: visitors[index] ?? 0 },
            switches: switches as Readonly<Record<string, string>>,
          })),
          figures: figuresOf(one, history, judged),
          days: daysOf(one, history),
          // counts are read by a store of their own: no lead waits
          ...(await withReadOnlyStore((reader) => experimentSteps(reader, one))),
        },
      };
    },
  };
}
