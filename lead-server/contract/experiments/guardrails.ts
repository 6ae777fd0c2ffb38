import type { GuardrailName, HarmName, VariantSample, VariantSamples } from './measure.ts';
import { afterLook, comparisonName, noStanding, type Standing, type Standings } from './standing.ts';
import { type Amounts, compareMeans, compareRates, type Difference, pOfLess, pOfMore } from './statistics.ts';

/** The chance that a guardrail ever stops a variant that does no harm. Of each by itself: a false stop costs little. */
export const guardrailLevel = 0.01;

/**
 * assumed: what a lead brings, in US cents. With it the least effect gives the width of revenue's prior, which decides how soon a
 * difference shows, never the rate of false alarms.
 */
const leadCents = 5000;

/** Standard deviation of the prior over true differences of revenue a visit, in US cents. @param rho of `rhoOf` */
export const revenueRho = (rho: number): number => rho * leadCents;

/** A variant's comparison with the first in what it must not make worse. */
export interface GuardrailCheck {
  readonly variant: string;
  readonly figure: GuardrailName;
  /** Its interval is two-sided, at 95 % at all looks together. Of revenue in US cents; undefined for too few visits. */
  readonly difference: Difference | undefined;
  /** `worse` stays. `sound`: the interval's worse end is nearer than the least effect worth knowing. */
  readonly is: 'worse' | 'sound' | 'open';
}

/** One comparison at one look, with the p of its being worse. */
interface Compared {
  readonly difference: Difference | undefined;
  readonly p: number;
  readonly isSound: boolean;
}

const noAmounts: Amounts = { visits: 0, sum: 0, squares: 0 };

function compareRevenue(
  { revenue: first = noAmounts }: VariantSample,
  { revenue: second = noAmounts }: VariantSample,
  rho: number,
): Compared {
  const width = revenueRho(rho);
  const difference = compareMeans(first, second, 0.05, width);
  return { difference, p: pOfLess(first, second, width), isSound: difference !== undefined && difference.interval.low > -width };
}

function compareHarm(first: VariantSample, second: VariantSample, figure: HarmName, rho: number): Compared {
  const sampleOf = ({ visitors, harms = {} }: VariantSample) => ({ visitors, conversions: harms[figure] ?? 0 });
  const [control, own] = [sampleOf(first), sampleOf(second)];
  const difference = compareRates(control, own, 0.05, rho);
  return { difference, p: pOfMore(control, own, rho), isSound: difference.interval.high < rho };
}

/** The comparisons of guardrails at one look, with their standings after it. They may stop a variant and never name a winner. */
export function checkGuardrails(
  [first, ...others]: VariantSamples,
  figures: readonly GuardrailName[],
  { rho, before, at }: { readonly rho: number; readonly before: Standings; readonly at: number },
): { readonly checks: readonly GuardrailCheck[]; readonly standings: Standings } {
  const looked = figures.flatMap((figure) =>
    others.map((sample): readonly [string, Standing, GuardrailCheck] => {
      const compared = figure === 'revenue' ? compareRevenue(first, sample, rho) : compareHarm(first, sample, figure, rho);
      const { difference, p, isSound } = compared;
      const name = comparisonName(figure, sample.id);
      const look = { p, level: guardrailLevel, effect: difference?.value ?? 0, mayName: false, at };
      const standing = afterLook(before[name] ?? noStanding, look);
      const is = standing.crossedAt > 0 ? 'worse' : isSound ? 'sound' : 'open';
      return [name, standing, { variant: sample.id, figure, difference, is }];
    }),
  );
  return {
    checks: looked.map(([, , check]) => check),
    standings: Object.fromEntries(looked.map(([name, standing]) => [name, standing])),
  };
}
