import { judgeVariants, type VariantSample } from '#contract/experiments/verdict.ts';

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface TrueRates {
  /** The real conversion of each variant. */
  readonly rates: readonly [number, number, ...number[]];
  /** How visitors come; evenly without it. */
  readonly weights?: readonly number[];
  /** How they should come; as they do without it. */
  readonly expected?: readonly number[];
  readonly visitorsADay: number;
  readonly days: number;
}

/** How an experiment that is looked at every day ends. */
export interface WatchResult {
  /** The first winner and its day; undefined without one. */
  readonly winner?: string;
  readonly day?: number;
  /** Whether a fixed-sample z-test, watched daily, would have named a winner: the error that the method prevents. */
  readonly naive: boolean;
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
  { rates, weights = rates.map(() => 1), expected = weights, visitorsADay, days }: TrueRates,
  seed: number,
): WatchResult {
  const random = randomFrom(seed);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const visitors = rates.map(() => 0);
  const conversions = rates.map(() => 0);
  let naive = false;
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
    const { verdict } = judgeVariants(samples as unknown as Parameters<typeof judgeVariants>[0]);
    if (verdict.is === 'winner') return { winner: verdict.variant, day, naive };
  }
  return { naive };
}

/** The same truth many times over. Shares from 0 to 1. */
export function repeatExperiment(truth: TrueRates, times: number, seed: number) {
  const runs = Array.from({ length: times }, (_, run) => watchDaily(truth, seed + run * 7919));
  const share = (kind: (run: WatchResult) => boolean) => runs.filter(kind).length / times;
  const days = runs.flatMap(({ day }) => day ?? []).sort((a, b) => a - b);
  return {
    named: share(({ winner }) => winner !== undefined),
    namedBest: share(({ winner }) => winner === `v${truth.rates.indexOf(Math.max(...truth.rates))}`),
    naive: share((run) => run.naive),
    medianDay: days[Math.floor(days.length / 2)],
  };
}
