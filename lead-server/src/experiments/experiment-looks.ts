import type { Experiment } from '#contract/experiments/experiment.ts';
import {
  countOf,
  sumCounts,
  type VariantCounts,
  type VariantOutcomes,
  type VariantSample,
} from '#contract/experiments/measure.ts';
import { mergeStandings, noStanding, type Standing, type Standings } from '#contract/experiments/standing.ts';
import { type Judgement, judgeVariants } from '#contract/experiments/verdict.ts';
import { groupBy } from '../lib/group-by.ts';
import type { ExperimentDay, ExperimentLook, ExperimentStore, SampleName } from '../store/experiment-store.ts';

const dayMs = 86_400_000;
/** A visit's end may come days after it began: so many last days are copied again at each look. */
const openDays = 7;

/** An experiment of a live campaign, with the flow that it runs in. */
export interface RunningExperiment {
  readonly flow: string;
  readonly experiment: Experiment;
}

/** What was kept of one experiment. */
export interface ExperimentHistory {
  /** In the order of their days. */
  readonly days: readonly ExperimentDay[];
  /** Of all looks so far. */
  readonly standings: Standings;
  /** The lines of the looks, in the order of their days. */
  readonly looks: readonly ExperimentLook[];
  /** What buyers did with its leads; empty where nobody asked. */
  readonly outcomes: readonly VariantOutcomes[];
}

/** What was kept of every experiment, by `sampleKey`. */
export type ExperimentHistories = ReadonlyMap<string, ExperimentHistory>;

export const sampleKey = ({ flow, experiment }: SampleName): string => `${flow} ${experiment}`;

const emptyHistory: ExperimentHistory = { days: [], standings: {}, looks: [], outcomes: [] };

export const historyOf = (histories: ExperimentHistories, name: SampleName): ExperimentHistory =>
  histories.get(sampleKey(name)) ?? emptyHistory;

function standingsOf(looks: readonly ExperimentLook[]): Standings {
  const standings: Record<string, Standing> = {};
  for (const look of looks) standings[look.comparison] = mergeStandings(standings[look.comparison] ?? noStanding, look);
  return standings;
}

/** @throws StoreUnavailable */
export async function readHistories(
  store: Pick<ExperimentStore, 'experimentDays' | 'experimentLooks'>,
): Promise<ExperimentHistories> {
  const [days, looks] = await Promise.all([store.experimentDays(), store.experimentLooks()]);
  const [daysOf, looksOf] = [groupBy(days, sampleKey), groupBy(looks, sampleKey)];
  return new Map(
    [...new Set([...daysOf.keys(), ...looksOf.keys()])].map((key) => {
      const own = looksOf.get(key) ?? [];
      return [key, { days: daysOf.get(key) ?? [], standings: standingsOf(own), looks: own, outcomes: [] }];
    }),
  );
}

/** A variant's counts of all its days. */
export const countsOf = ({ days }: Pick<ExperimentHistory, 'days'>, variant: string): VariantCounts =>
  sumCounts(days.filter((day) => day.variant === variant));

/** What buyers did with the leads of a variant; nothing of one without leads. */
export const outcomesOf = ({ outcomes }: Pick<ExperimentHistory, 'outcomes'>, variant: string): VariantOutcomes =>
  outcomes.find((each) => each.variant === variant) ?? { variant, refused: 0, cents: 0, squares: 0 };

/** Judges an experiment on all that was kept of it: every page that shows its verdict calls this. @param at now, in ms */
export function judgeExperiment(experiment: Experiment, history: Omit<ExperimentHistory, 'looks'>, at: number): Judgement {
  const [first, ...others] = experiment.variants.map(({ id, weight }): VariantSample => {
    const [counts, outcome] = [countsOf(history, id), outcomesOf(history, id)];
    return {
      ...{ id, weight, visitors: counts.visitors },
      conversions: countOf[experiment.primary ?? 'finished'](counts),
      harms: { blocked: counts.blocked, disqualified: counts.disqualified, refused: outcome.refused },
      revenue: { visits: counts.visitors, sum: outcome.cents, squares: outcome.squares },
    };
  });
  const { stopsLosers, leastEffect, guardrails } = experiment;
  return judgeVariants([first as VariantSample, ...others], {
    ...{ stopsLosers, leastEffect, guardrails },
    ...{ before: history.standings, at },
  });
}

const isSame = (one: Standing | undefined, other: Standing) =>
  one !== undefined &&
  one.pMin <= other.pMin &&
  [one.crossedAt > 0, one.namedAt > 0].join() === [other.crossedAt > 0, other.namedAt > 0].join();

/** The lines of a look that say something new, and those that the day lacks. */
function newLooks(name: SampleName, { looks }: ExperimentHistory, standings: Standings, day: number): readonly ExperimentLook[] {
  const today = new Map(looks.filter((look) => look.day === day).map((look) => [look.comparison, look]));
  return Object.entries(standings)
    .filter(([comparison, standing]) => !isSame(today.get(comparison), standing))
    .map(([comparison, standing]) => ({ flow: name.flow, experiment: name.experiment, comparison, day, ...standing }));
}

/** The same with what buyers did with the leads of these experiments. @throws StoreUnavailable */
async function withOutcomes(
  store: Pick<ExperimentStore, 'experimentOutcomes'>,
  histories: ExperimentHistories,
  experiments: readonly RunningExperiment[],
): Promise<ExperimentHistories> {
  const own = experiments.map(async ({ flow, experiment }) => {
    const name = { flow, experiment: experiment.name };
    return [sampleKey(name), { ...historyOf(histories, name), outcomes: await store.experimentOutcomes(name) }] as const;
  });
  return new Map([...histories, ...(await Promise.all(own))]);
}

/**
 * Looks at running experiments: copies their counts, judges them and records how each comparison stands.
 * @returns the verdict of each, by `sampleKey`, and what was kept of all. @throws StoreUnavailable
 */
export async function lookAtExperiments(
  store: ExperimentStore,
  running: readonly RunningExperiment[],
  now: number,
): Promise<{ readonly judgements: ReadonlyMap<string, Judgement>; readonly histories: ExperimentHistories }> {
  const known = await store.experimentDays();
  await store.copyExperimentDays(known.length === 0 ? 0 : Math.max(...known.map(({ day }) => day)) - openDays);
  const histories = await withOutcomes(store, await readHistories(store), running);
  const judgements = new Map<string, Judgement>();
  const news: ExperimentLook[] = [];
  for (const { flow, experiment } of running) {
    const name = { flow, experiment: experiment.name };
    const history = historyOf(histories, name);
    const judgement = judgeExperiment(experiment, history, now);
    judgements.set(sampleKey(name), judgement);
    news.push(...newLooks(name, history, judgement.standings, Math.floor(now / dayMs)));
  }
  await store.recordExperimentLooks(news);
  return { judgements, histories };
}
