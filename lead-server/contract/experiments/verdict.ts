import { compareRates, type Difference, type RatioCheck, ratioCheck, type Sample } from './statistics.ts';

/** One variant's sample; the first of a list is the control. */
export interface VariantSample extends Sample {
  readonly id: string;
  readonly weight: number;
}

/** With fewer in any variant there is no verdict: the test assumes many. */
export const minimumSample = { visitors: 500, conversions: 30, others: 30 } as const;

/** Chance of a false alarm, over all variants and all looks together. */
export const alpha = 0.05;

/** What an experiment shows today. `uneven`: shares differ from the weights, so assignment or exposure is broken. */
export type Verdict =
  | { readonly is: 'uneven' }
  | { readonly is: 'too few'; readonly variant: string; readonly needs: keyof typeof minimumSample }
  | { readonly is: 'open' }
  /** It is worse than the first, or the first than all others: it is broken. No sample is too small to say so. */
  | { readonly is: 'loser'; readonly variant: string }
  | { readonly is: 'winner'; readonly variant: string };

export interface Judgement {
  readonly verdict: Verdict;
  /** The variants that are surely worse. */
  readonly losers: readonly string[];
  readonly ratio: RatioCheck;
  /** Of each variant but the first, against the first; shown whatever the verdict. */
  readonly differences: Readonly<Record<string, Difference>>;
}

function missingSample(samples: readonly VariantSample[]): Verdict | undefined {
  for (const { id, visitors, conversions } of samples) {
    const has = { visitors, conversions, others: visitors - conversions };
    const needs = (Object.keys(minimumSample) as (keyof typeof minimumSample)[]).find((what) => has[what] < minimumSample[what]);
    if (needs) return { is: 'too few', variant: id, needs };
  }
  return undefined;
}

/**
 * Judges an experiment at any time. Several variants share the chance of a false alarm (Bonferroni). A winner needs the
 * minimum sample; a loser does not. See docs/spec/product.md#experiments.
 * @param stopsLosers losers get no more visitors, so that shares are compared among the others
 */
export function judgeVariants(samples: readonly [VariantSample, ...VariantSample[]], { stopsLosers = false } = {}): Judgement {
  const [first, ...others] = samples;
  const level = alpha / Math.max(1, others.length);
  const compared = others.map((sample) => ({ sample, difference: compareRates(first, sample, level) }));
  const found = compared.filter(({ difference }) => difference.p < level);
  const best = found.filter(({ difference }) => difference.value > 0).sort((a, b) => b.difference.value - a.difference.value)[0];
  const allWorse = others.length > 0 && found.length === others.length;
  const winner = best?.sample ?? (allWorse ? first : undefined);
  const worse = found.filter(({ difference }) => difference.value < 0).map(({ sample }) => sample.id);
  const firstIsWorst = others.length > 0 && found.length === others.length && worse.length === 0;
  const losers = firstIsWorst ? [first.id] : worse;
  const [loser] = losers;
  const going = stopsLosers ? samples.filter(({ id }) => !losers.includes(id)) : samples;
  const ratio = ratioCheck(
    going.map(({ visitors }) => visitors),
    going.map(({ weight }) => weight),
  );
  const tooFew = missingSample(samples);
  const won: Verdict | undefined = winner && !tooFew ? { is: 'winner', variant: winner.id } : undefined;
  const lost: Verdict | undefined = loser === undefined ? undefined : { is: 'loser', variant: loser };
  const verdict: Verdict = ratio.passes ? (won ?? lost ?? tooFew ?? { is: 'open' }) : { is: 'uneven' };
  return {
    verdict,
    losers,
    ratio,
    differences: Object.fromEntries(compared.map(({ sample, difference }) => [sample.id, difference])),
  };
}
