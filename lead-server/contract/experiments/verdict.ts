import { checkGuardrails, type GuardrailCheck } from './guardrails.ts';
import type { GuardrailName, VariantSample, VariantSamples } from './measure.ts';
import { type RatioCheck, ratioAlarm, ratioCheck } from './sample-ratio.ts';
import { afterLook, comparisonName, noStanding, type Standing, type Standings } from './standing.ts';
import { compareRates, type Difference, rhoOf } from './statistics.ts';

/** With fewer in any variant no winner is named: the test assumes many. */
export const minimumSample = { visitors: 500, conversions: 30, others: 30 } as const;

/** Chance of a false alarm, over all variants and all looks together. */
export const alpha = 0.05;

/** What an experiment says. `uneven`: shares differ from the weights, so assignment or exposure is broken. */
export type Verdict =
  | { readonly is: 'uneven' }
  | { readonly is: 'too few'; readonly variant: string; readonly needs: keyof typeof minimumSample }
  | { readonly is: 'open' }
  /** It is worse than the first, or the first than all others: it is broken. No sample is too small to say so. */
  | { readonly is: 'loser'; readonly variant: string }
  /** It makes a guardrail worse. */
  | { readonly is: 'harmful'; readonly variant: string; readonly figure: GuardrailName }
  | { readonly is: 'winner'; readonly variant: string };

export interface JudgeOptions {
  /** Losers get no more visitors. */
  readonly stopsLosers?: true | undefined;
  /** The least difference worth knowing, as a share. */
  readonly leastEffect?: number | undefined;
  readonly guardrails?: readonly GuardrailName[] | undefined;
  /** Of the earlier looks. */
  readonly before?: Standings | undefined;
  /** The moment of this look, in milliseconds since 1970. */
  readonly at?: number | undefined;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** The variants that are surely worse, or make a guardrail worse. */
  readonly losers: readonly string[];
  readonly ratio: RatioCheck;
  /** Of each variant but the first, against the first; shown whatever the verdict. */
  readonly differences: Readonly<Record<string, Difference>>;
  readonly guardrails: readonly GuardrailCheck[];
  /** When the winner was named, or the shares were first uneven: milliseconds since 1970, 0 for neither. */
  readonly since: number;
  /** Every comparison after this look: the next look needs them. */
  readonly standings: Standings;
}

function missingSample(samples: readonly VariantSample[]): Verdict | undefined {
  for (const { id, visitors, conversions } of samples) {
    const has = { visitors, conversions, others: visitors - conversions };
    const needs = (Object.keys(minimumSample) as (keyof typeof minimumSample)[]).find((what) => has[what] < minimumSample[what]);
    if (needs) return { is: 'too few', variant: id, needs };
  }
  return undefined;
}

const ratioName = comparisonName('ratio');
const primaryName = (variant: string) => comparisonName('primary', variant);

/** Compares shares with the weights. A stop makes them uneven: from the first stopped variant on, the last answer stays. */
function lookAtRatio(samples: VariantSamples, hasStopped: boolean, before: Standing, at: number) {
  const counts = samples.map(({ visitors }) => visitors);
  const weights = samples.map(({ weight }) => weight);
  const check = hasStopped ? { p: 1, hint: 1, passes: true } : ratioCheck(counts, weights);
  const standing = afterLook(before, { p: check.p, level: ratioAlarm, effect: 0, mayName: true, at });
  return { check: { p: standing.pMin, hint: check.hint, passes: standing.crossedAt === 0 }, standing };
}

/** A variant's comparison with the first one in the primary figure. */
interface Compared {
  readonly id: string;
  readonly difference: Difference;
  readonly standing: Standing;
}

const isFound = ({ standing }: Compared) => standing.crossedAt > 0;

/** The first variant named better than the control; the control where every other is named worse. */
function winnerOf(first: string, compared: readonly Compared[]): { readonly id: string; readonly since: number } | undefined {
  const named = compared.filter(({ standing }) => standing.namedAt > 0);
  const [best] = named
    .filter(({ standing }) => standing.effect > 0)
    .sort((a, b) => a.standing.namedAt - b.standing.namedAt || b.standing.effect - a.standing.effect);
  if (best) return { id: best.id, since: best.standing.namedAt };
  if (compared.length === 0 || named.length < compared.length) return undefined;
  return { id: first, since: Math.max(...named.map(({ standing }) => standing.namedAt)) };
}

function losersOf(first: string, compared: readonly Compared[]): readonly string[] {
  const found = compared.filter(isFound);
  const worse = found.filter(({ standing }) => standing.effect < 0).map(({ id }) => id);
  const firstIsWorst = compared.length > 0 && found.length === compared.length && worse.length === 0;
  return firstIsWorst ? [first] : worse;
}

/**
 * Judges an experiment at any time. Several variants share the chance of a false alarm (Bonferroni). A winner needs the
 * minimum sample; a loser does not. What was once named stays, with the standings of the looks before. See docs/spec/experiments.md.
 */
export function judgeVariants(
  samples: VariantSamples,
  { stopsLosers, leastEffect, guardrails: watched = [], before = {}, at = 1 }: JudgeOptions = {},
): Judgement {
  const [first, ...others] = samples;
  const level = alpha / Math.max(1, others.length);
  const rho = rhoOf(leastEffect);
  const looked = others.map((sample) => {
    const difference = compareRates(first, sample, level, rho);
    const own = before[primaryName(sample.id)] ?? noStanding;
    const look = { p: difference.p, level, effect: difference.value, at };
    return { id: sample.id, difference, own, look, standing: afterLook(own, { ...look, mayName: false }) };
  });
  const guarded = checkGuardrails(samples, watched, { rho, before, at });
  const harmful = guarded.checks.filter(({ is }) => is === 'worse');
  const harms = harmful.map(({ variant }) => variant);
  // where a variant does harm the control goes on
  const worse = losersOf(first.id, looked).filter((id) => harms.length === 0 || id !== first.id);
  const losers = [...new Set([...worse, ...harms])];
  const ratio = lookAtRatio(samples, stopsLosers === true && losers.length > 0, before[ratioName] ?? noStanding, at);
  const tooFew = missingSample(samples);
  const compared = looked.map(({ id, difference, own, look }): Compared => {
    // what harms is no winner; that it is worse may still be named
    const mayName = !tooFew && ratio.check.passes && !(look.effect > 0 && harms.includes(id));
    return { id, difference, standing: afterLook(own, { ...look, mayName }) };
  });
  const winner = winnerOf(first.id, compared);
  const [harm] = harmful;
  const [loser] = losers;
  const verdict = ((): Verdict => {
    if (winner) return { is: 'winner', variant: winner.id };
    if (!ratio.check.passes) return { is: 'uneven' };
    if (harm) return { is: 'harmful', variant: harm.variant, figure: harm.figure };
    if (loser !== undefined) return { is: 'loser', variant: loser };
    return tooFew ?? { is: 'open' };
  })();
  return {
    verdict,
    losers,
    ratio: ratio.check,
    differences: Object.fromEntries(compared.map(({ id, difference }) => [id, difference])),
    guardrails: guarded.checks,
    since: winner?.since ?? ratio.standing.crossedAt,
    standings: {
      ...Object.fromEntries(compared.map(({ id, standing }) => [primaryName(id), standing])),
      ...guarded.standings,
      [ratioName]: ratio.standing,
    },
  };
}
