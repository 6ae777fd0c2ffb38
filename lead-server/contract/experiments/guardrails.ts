import type { GuardrailName, VariantSample, VariantSamples } from './measure.ts';
import { afterLook, comparisonName, noStanding, type Standing, type Standings } from './standing.ts';
import { compareRates, type Difference, pOfMore } from './statistics.ts';

/** The chance that a guardrail ever stops a variant that does no harm. Of each by itself: a false stop costs little. */
export const guardrailLevel = 0.01;

/** A variant's comparison with the first in a share of which fewer is better. */
export interface GuardrailCheck {
  readonly variant: string;
  readonly figure: GuardrailName;
  /** Its interval is two-sided, at 95 % at all looks together. */
  readonly difference: Difference;
  /** `worse` stays. `sound`: the interval's upper end is below the least effect worth knowing. */
  readonly is: 'worse' | 'sound' | 'open';
}

/** The comparisons of guardrails at one look, with their standings after it. They may stop a variant and never name a winner. */
export function checkGuardrails(
  [first, ...others]: VariantSamples,
  figures: readonly GuardrailName[],
  { rho, before, at }: { readonly rho: number; readonly before: Standings; readonly at: number },
): { readonly checks: readonly GuardrailCheck[]; readonly standings: Standings } {
  const sampleOf = ({ visitors, harms = {} }: VariantSample, figure: GuardrailName) => ({
    visitors,
    conversions: harms[figure] ?? 0,
  });
  const looked = figures.flatMap((figure) =>
    others.map((sample): readonly [string, Standing, GuardrailCheck] => {
      const [control, own] = [sampleOf(first, figure), sampleOf(sample, figure)];
      const difference = compareRates(control, own, 0.05, rho);
      const name = comparisonName(figure, sample.id);
      const look = { p: pOfMore(control, own, rho), level: guardrailLevel, effect: difference.value, mayName: false, at };
      const standing = afterLook(before[name] ?? noStanding, look);
      const isSound = difference.interval.high < rho;
      const is = standing.crossedAt > 0 ? 'worse' : isSound ? 'sound' : 'open';
      return [name, standing, { variant: sample.id, figure, difference, is }];
    }),
  );
  return {
    checks: looked.map(([, , check]) => check),
    standings: Object.fromEntries(looked.map(([name, standing]) => [name, standing])),
  };
}
