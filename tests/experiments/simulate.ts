import { randomFrom } from '#contract/experiments/days-needed.ts';
import type { VariantSample, VariantSamples } from '#contract/experiments/measure.ts';
import type { Standings } from '#contract/experiments/standing.ts';
import { judgeVariants } from '#contract/experiments/verdict.ts';

export interface TrueRates {
  /** The real conversion of each variant. */
  readonly rates: readonly [number, number, ...number[]];
  /** How visitors come; evenly without it. */
  readonly weights?: readonly number[];
  /** How they should come; as they do without it. */
  readonly expected?: readonly number[];
  readonly visitorsADay: number;
  readonly days: number;
  /** The least effect worth knowing; the usual without it. */
  readonly leastEffect?: number;
  /** Whether it is watched to its end, also after a winner. */
  readonly toTheEnd?: true;
}

/** How an experiment that is looked at every day ends. */
export interface WatchResult {
  /** The first winner and its day; undefined without one. */
  readonly winner?: string;
  readonly day?: number;
  /** Whether a fixed-sample z-test, watched daily, would have named a winner: the error that the method prevents. */
  readonly naive: boolean;
  /** The first day on which shares were called uneven. */
  readonly unevenDay?: number;
  /** Whether a later look said otherwise of a winner or loser than an earlier one. */
  readonly isTakenBack: boolean;
}

/** Both tails of the usual z-test below 5 %. */
function zTestAlarms([a, b]: readonly VariantSample[]): boolean {
  if (!a || !b || a.visitors === 0 || b.visitors === 0) return false;
  const pooled = (a.conversions + b.conversions) / (a.visitors + b.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors));
  return error > 0 && Math.abs(a.conversions / a.visitors - b.conversions / b.visitors) / error > 1.96;
}

/** One experiment. Visitors get a variant and convert by chance; every evening a person looks and would stop at a winner. */
export function watchDaily(
  { rates, weights = rates.map(() => 1), expected = weights, visitorsADay, days, leastEffect, toTheEnd }: TrueRates,
  seed: number,
): WatchResult {
  const random = randomFrom(seed);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const visitors = rates.map(() => 0);
  const conversions = rates.map(() => 0);
  let naive = false;
  let before: Standings = {};
  let first: { readonly winner: string; readonly day: number } | undefined;
  let unevenDay: number | undefined;
  let isTakenBack = false;
  let lost: readonly string[] = [];
  for (let day = 1; day <= days; day += 1) {
    for (let visitor = 0; visitor < visitorsADay; visitor += 1) {
      // one draw for both: the place within a variant's share is as random as the share itself
      let [at, drawn] = [0, random() * all];
      while (at < rates.length - 1 && drawn >= (weights[at] as number)) {
        drawn -= weights[at] as number;
        at += 1;
      }
      (visitors[at] as number) += 1;
      if (drawn < (rates[at] as number) * (weights[at] as number)) (conversions[at] as number) += 1;
    }
    const samples = rates.map((_, at) => ({
      id: `v${at}`,
      weight: expected[at] as number,
      visitors: visitors[at] as number,
      conversions: conversions[at] as number,
    }));
    naive ||= zTestAlarms(samples);
    const { verdict, ratio, losers, standings } = judgeVariants(samples as unknown as VariantSamples, {
      leastEffect,
      before,
      at: day,
    });
    before = standings;
    if (!ratio.passes) unevenDay ??= day;
    const winner = verdict.is === 'winner' ? verdict.variant : undefined;
    isTakenBack ||= (first !== undefined && winner !== first.winner) || lost.some((each) => !losers.includes(each));
    lost = losers;
    if (winner !== undefined) first ??= { winner, day };
    if (first && !toTheEnd) break;
  }
  return { ...first, naive, isTakenBack, ...(unevenDay !== undefined && { unevenDay }) };
}

/** The same truth many times over. Shares from 0 to 1. */
export function repeatExperiment(truth: TrueRates, times: number, seed: number) {
  const runs = Array.from({ length: times }, (_, run) => watchDaily(truth, seed + run * 7919));
  const share = (kind: (run: WatchResult) => boolean) => runs.filter(kind).length / times;
  const inOrder = (days: readonly number[]) => [...days].sort((a, b) => a - b);
  const days = inOrder(runs.flatMap(({ day }) => day ?? []));
  const uneven = inOrder(runs.map(({ unevenDay }) => unevenDay ?? Number.POSITIVE_INFINITY));
  return {
    named: share(({ winner }) => winner !== undefined),
    namedBest: share(({ winner }) => winner === `v${truth.rates.indexOf(Math.max(...truth.rates))}`),
    naive: share((run) => run.naive),
    takenBack: share((run) => run.isTakenBack),
    uneven: share(({ unevenDay }) => unevenDay !== undefined),
    medianDay: days[Math.floor(days.length / 2)],
    medianUneven: uneven[Math.floor(times / 2)],
  };
}
