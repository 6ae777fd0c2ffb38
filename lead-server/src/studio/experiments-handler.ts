import { keyOfPath } from '#contract/campaign/campaign.ts';
import { revenueRho } from '#contract/experiments/guardrails.ts';
import { countOf, type GuardrailName, type MeasureName } from '#contract/experiments/measure.ts';
import { compareParts, type PartName, partNames, partOfVariant } from '#contract/experiments/parts.ts';
import { type Amounts, compareMeans, compareRates, rhoOf } from '#contract/experiments/statistics.ts';
import type { Judgement } from '#contract/experiments/verdict.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { ActRefused, allow } from '../desk/campaigns/acts.ts';
import { countsOf, type ExperimentHistory, historyOf, outcomesOf } from '../experiments/experiment-looks.ts';
import { groupBy } from '../lib/group-by.ts';
import { experimentRow, judgedExperiments, type PlacedExperiment, placedExperiments, visitorsOf } from './experiment-list.ts';
import { experimentSteps } from './experiment-steps.ts';
import type { StudioHandlers, StudioParts } from './studio-parts.ts';

type Detail = StudioAnswer<'experiment'>['experiment'];
type Figure = Detail['figures'][number];
type Name = MeasureName | GuardrailName;
/** What a figure is worked out from. */
interface Read {
  readonly placed: PlacedExperiment;
  readonly history: ExperimentHistory;
  readonly judged: Judgement;
}

const dayMs = 86_400_000;

/** What an experiment shows beside its primary figure and its guardrails. */
const others: readonly Name[] = ['finished', 'blocked', 'disqualified', 'refused', 'revenue'];
/** A share and its complement say the same. */
const complements: Readonly<Partial<Record<Name, Name>>> = { unblocked: 'blocked', undisqualified: 'disqualified' };

function stateOf(name: Name, role: Figure['role'], variant: string, judged: Judgement): Figure['differences'][number]['is'] {
  if (role === 'guardrail')
    return judged.guardrails.find((each) => each.figure === name && each.variant === variant)?.is ?? 'open';
  const standing = judged.standings[`primary/${variant}`];
  if (role === 'other' || !standing || standing.crossedAt === 0) return 'open';
  return standing.effect > 0 ? 'better' : 'worse';
}

function shareFigure(name: Exclude<Name, 'revenue'>, role: Figure['role'], { placed, history, judged }: Read): Figure {
  const rho = rhoOf(placed.experiment.leastEffect);
  const samples = placed.experiment.variants.map(({ id }) => {
    const counts = countsOf(history, id);
    const conversions = name === 'refused' ? outcomesOf(history, id).refused : countOf[name](counts);
    return { id, visitors: counts.visitors, conversions };
  });
  const [first, ...rest] = samples;
  return {
    ...{ name, role },
    unit: 'share',
    shares: samples.map(({ visitors, conversions }) => (visitors === 0 ? 0 : conversions / visitors)),
    differences: rest.map(({ id, ...sample }) => {
      const own = role === 'primary' ? judged.differences[id] : undefined;
      const { value, interval } = own ?? compareRates(first ?? sample, sample, 0.05, rho);
      return { variant: id, value, interval, is: stateOf(name, role, id, judged) };
    }),
  };
}

/** Revenue a visit, in US cents. */
function revenueFigure(role: Figure['role'], { placed, history, judged }: Read): Figure {
  const rho = revenueRho(rhoOf(placed.experiment.leastEffect));
  const amounts = placed.experiment.variants.map(({ id }): Amounts & { readonly id: string } => {
    const { cents, squares } = outcomesOf(history, id);
    return { id, visits: countsOf(history, id).visitors, sum: cents, squares };
  });
  const mean = ({ visits, sum }: Amounts) => (visits === 0 ? 0 : sum / visits);
  const [first, ...rest] = amounts;
  return {
    name: 'revenue',
    role,
    unit: 'cents',
    shares: amounts.map(mean),
    differences: rest.map((own) => {
      const found = compareMeans(first ?? own, own, 0.05, rho);
      const value = mean(own) - mean(first ?? own);
      return { variant: own.id, value, ...(found && { interval: found.interval }), is: stateOf('revenue', role, own.id, judged) };
    }),
  };
}

const figureOf = (name: Name, role: Figure['role'], read: Read): Figure =>
  name === 'revenue' ? revenueFigure(role, read) : shareFigure(name, role, read);

/** Intervals of parts in the primary figure, of parts that somebody came to. */
function partsOf({ placed: { experiment }, history }: Read): Detail['parts'] {
  const count = countOf[experiment.primary ?? 'finished'];
  const sampleOf = (variant: string, part: string) => {
    const counts = countsOf(history, partOfVariant(variant, part));
    return { visitors: counts.visitors, conversions: count(counts) };
  };
  const [first, ...rest] = experiment.variants;
  return rest.flatMap(({ id: variant }) => {
    const parts = partNames
      .map((part) => ({ part, first: sampleOf(first.id, part), second: sampleOf(variant, part) }))
      .filter((each) => each.first.visitors > 0 && each.second.visitors > 0);
    return compareParts(parts, rhoOf(experiment.leastEffect)).map(({ part, difference: { value, interval }, stands }) => ({
      ...{ part: part as PartName, variant, value, interval, stands },
    }));
  });
}

function figuresOf(read: Read): readonly Figure[] {
  const { primary = 'finished', guardrails = [] } = read.placed.experiment;
  // without a lead of its visits nothing is known of buyers: no zero stands for that
  const isKnown = (name: Name) => read.history.outcomes.length > 0 || (name !== 'refused' && name !== 'revenue');
  const rest = others.filter(
    (name) => name !== primary && name !== complements[primary] && !guardrails.includes(name as never) && isKnown(name),
  );
  return [
    figureOf(primary, 'primary', read),
    ...guardrails.map((name) => figureOf(name, 'guardrail', read)),
    ...rest.map((name) => figureOf(name, 'other', read)),
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
export function experimentHandlers({
  store,
  withReadOnlyStore,
}: StudioParts): Pick<StudioHandlers, 'experiments' | 'experiment'> {
  async function read(now: number) {
    const placed = await placedExperiments(store, now);
    return { placed, ...(await judgedExperiments(store, placed, now)) };
  }
  return {
    async experiments(_, { actor }) {
      allow(actor, 'affiliates');
      const at = Date.now();
      const { placed, histories, judge } = await read(at);
      return { at, rows: placed.map((each) => experimentRow(each, judge(each), visitorsOf(each, histories))) };
    },
    async experiment({ path, name }, { actor }) {
      allow(actor, 'affiliates');
      const at = Date.now();
      const { placed, histories, judge } = await read(at);
      const one = placed.find(({ key, experiment }) => key === keyOfPath(path) && experiment.name === name);
      if (!one) throw new ActRefused(`${path} has no experiment ${name}.`);
      const sample = { flow: one.flow, experiment: name };
      // a look reads them of live experiments alone
      const history = { ...historyOf(histories, sample), outcomes: await store.experimentOutcomes(sample) };
      const [judged, visitors] = [judge(one), visitorsOf(one, histories)];
      const seen = { placed: one, history, judged };
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
          figures: figuresOf(seen),
          parts: partsOf(seen),
          days: daysOf(one, history),
          // counts are read by a store of their own: no lead waits
          ...(await withReadOnlyStore((reader) => experimentSteps(reader, one))),
        },
      };
    },
  };
}
