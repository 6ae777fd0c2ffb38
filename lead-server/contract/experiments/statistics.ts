/** The few statistics that figures need. Pure; each is checked against published values (statistics.test.ts). */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lies below it. */
const z95 = 1.959963984540054;

/** Wilson's 95 % interval of a share: accurate also for few visitors and extreme shares. */
export function wilsonInterval(successes: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const share = successes / total;
  const square = z95 ** 2 / total;
  const middle = (share + square / 2) / (1 + square);
  const half = (z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total))) / (1 + square);
  return { low: successes === 0 ? 0 : middle - half, high: successes === total ? 1 : middle + half };
}

/** The complementary error function, for x from 0 (Numerical Recipes, "erfcc"; relative error below 1.2e-7). */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
  ];
  return t * Math.exp(-x * x + series.reduceRight((sum, term) => sum * t + term, 0));
}

/** The chance of a chi-square this large or larger. @param degrees at least 1 */
export function chiSquareTail(x: number, degrees: number): number {
  // Q(x; d) = Q(x; d - 2) + (x/2)^(d/2 - 1) e^(-x/2) / Gamma(d/2), from Q(x; 1) and Q(x; 2)
  const half = x / 2;
  const odd = degrees % 2 === 1;
  let tail = odd ? erfc(Math.sqrt(half)) : Math.exp(-half);
  let term = odd ? Math.sqrt(half / Math.PI) * 2 * Math.exp(-half) : half * Math.exp(-half);
  for (let step = odd ? 3 : 4; step <= degrees; step += 2) {
    tail += term;
    term *= half / (step / 2);
  }
  return Math.min(1, tail);
}

/** Below this p-value the shares do not match the weights. */
export const ratioAlarm = 0.001;

export interface RatioCheck {
  /** The chance of shares this uneven or more when all is well. */
  readonly p: number;
  readonly passes: boolean;
}

/** The sample-ratio check: whether visitors came to the variants as the weights say. */
export function ratioCheck(counts: readonly number[], weights: readonly number[]): RatioCheck {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || counts.length < 2) return { p: 1, passes: true };
  const x = counts.reduce((sum, count, index) => {
    const expected = (total * (weights[index] ?? 0)) / all;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const p = chiSquareTail(x, counts.length - 1);
  return { p, passes: p >= ratioAlarm };
}

export interface Sample {
  readonly visitors: number;
  readonly conversions: number;
}

/**
 * Standard deviation of the prior over true differences: a few points of conversion. It decides how soon a difference shows,
 * never the rate of false alarms.
 */
const mixingRate = 0.03;

export interface Difference {
  /** Conversion of the second sample less that of the first. */
  readonly value: number;
  /** Holds the true difference at all moments at once, with the chance given. */
  readonly interval: Interval;
  /** Always valid: without a difference, the chance that it ever falls this low is at most its value. */
  readonly p: number;
}

/**
 * Compares two conversion rates, valid however often one looks.
 * Mixture sequential probability ratio test (Robbins 1970; Johari et al. 2017) with its confidence sequence.
 * @param alpha of both sides together
 */
export function compareRates(first: Sample, second: Sample, alpha: number): Difference {
  const least = Math.min(first.visitors, second.visitors);
  if (least === 0) return { value: 0, interval: { low: -1, high: 1 }, p: 1 };
  const rate = ({ visitors, conversions }: Sample) => conversions / visitors;
  const value = rate(second) - rate(first);
  // one visitor of each kind more: a sample with no conversions is not one without variance
  const spread = ({ visitors, conversions }: Sample) => {
    const share = (conversions + 1) / (visitors + 2);
    return (share * (1 - share)) / visitors;
  };
  const variance = spread(first) + spread(second);
  const both = variance + mixingRate ** 2;
  const evidence = 0.5 * Math.log(variance / both) + (mixingRate ** 2 * value ** 2) / (2 * variance * both);
  const half = Math.sqrt(((variance * both) / mixingRate ** 2) * (Math.log(both / variance) - 2 * Math.log(alpha)));
  return {
    value,
    interval: { low: Math.max(-1, value - half), high: Math.min(1, value + half) },
    p: Math.min(1, Math.exp(-evidence)),
  };
}
