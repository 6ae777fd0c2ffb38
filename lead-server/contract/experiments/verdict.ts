import { compareRates, type Difference, type RatioCheck, ratioCheck, type Sample } from './statistics.ts';

/** One variant's sample; the first of a list is what the others are compared with. */
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
  | { readonly is: 'winner'; readonly variant: string };

export interface Judgement {
  readonly verdict: Verdict;
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

/** Judges an experiment, as often as anybody looks. Several variants share the chance of a false alarm (Bonferroni). */
export function judgeVariants(samples: readonly [VariantSample, ...VariantSample[]]): Judgement {
  const [first, ...others] = samples;
  const level = alpha / Math.max(1, others.length);
  const compared = others.map((sample) => ({ sample, difference: compareRates(first, sample, level) }));
  const ratio = ratioCheck(
    samples.map(({ visitors }) => visitors),
    samples.map(({ weight }) => weight),
  );
  const found = compared.filter(({ difference }) => difference.p < level);
  const best = found.filter(({ difference }) => difference.value > 0).sort((a, b) => b.difference.value - a.difference.value)[0];
  const allWorse = others.length > 0 && found.length === others.length;
  const winner = best?.sample ?? (allWorse ? first : undefined);
  const verdict: Verdict = !ratio.passes
    ? { is: 'uneven' }
    : (missingSample(samples) ?? (winner ? { is: 'winner', variant: winner.id } : { is: 'open' }));
  return { verdict, ratio, differences: Object.fromEntries(compared.map(({ sample, difference }) => [sample.id, difference])) };
}
