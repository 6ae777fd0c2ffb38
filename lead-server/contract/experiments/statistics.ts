/** The few statistics that figures need. Pure; each is checked against published values (statistics.test.ts). */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lies below it. */
const z95 = 1.959963984540054;

/** Wilson's interval of a share, at 95 %: accurate also for few visitors and extreme shares. @param z of another level */
export function wilsonInterval(successes: number, total: number, z = z95): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const share = successes / total;
  const square = z ** 2 / total;
  const middle = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share)) / total + square / (4 * total))) / (1 + square);
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

/** The share of a standard normal distribution below `z`. */
export const normalBelow = (z: number): number => {
  const tail = erfc(Math.abs(z) / Math.SQRT2) / 2;
  return z < 0 ? tail : 1 - tail;
};

export interface Sample {
  readonly visitors: number;
  readonly conversions: number;
}

/** Where nobody says the least effect worth knowing: a few points of conversion. */
export const usualRho = 0.03;
const [leastRho, greatestRho] = [0.005, 0.06];

/**
 * Standard deviation of the prior over true differences. It decides how soon a difference shows, never the rate of false alarms:
 * soonest for a difference about as large. @param leastEffect the least difference worth knowing, as a share
 */
export const rhoOf = (leastEffect: number | undefined): number =>
  leastEffect === undefined ? usualRho : Math.min(greatestRho, Math.max(leastRho, leastEffect));

export interface Difference {
  /** Conversion of the second sample less that of the first. */
  readonly value: number;
  /** Holds the true difference at all moments at once, with the chance given. */
  readonly interval: Interval;
  /** Always valid: without a difference, the chance that it ever falls this low is at most its value. */
  readonly p: number;
}

/**
 * A difference and its variance as a sequence that holds at all moments at once: mixture sequential probability ratio test
 * (Robbins 1970; Johari et al. 2017). For means it is the asymptotic confidence sequence of Waudby-Smith et al. (arxiv.org/abs/2103.06476).
 */
function normalMixture(value: number, variance: number, alpha: number, rho: number): Difference {
  const both = variance + rho ** 2;
  const evidence = 0.5 * Math.log(variance / both) + (rho ** 2 * value ** 2) / (2 * variance * both);
  const half = Math.sqrt(((variance * both) / rho ** 2) * (Math.log(both / variance) - 2 * Math.log(alpha)));
  return { value, interval: { low: value - half, high: value + half }, p: Math.min(1, Math.exp(-evidence)) };
}

const rateOf = ({ visitors, conversions }: Sample) => conversions / visitors;

/** Variance of a rate. One visitor of each kind more: a sample with no conversions is not one without variance. */
function spreadOf({ visitors, conversions }: Sample): number {
  const share = (conversions + 1) / (visitors + 2);
  return (share * (1 - share)) / visitors;
}

/**
 * Compares two conversion rates, valid however often one looks.
 * @param alpha of both sides together @param rho of `rhoOf`
 */
export function compareRates(first: Sample, second: Sample, alpha: number, rho = usualRho): Difference {
  if (Math.min(first.visitors, second.visitors) === 0) return { value: 0, interval: { low: -1, high: 1 }, p: 1 };
  const value = rateOf(second) - rateOf(first);
  const found = normalMixture(value, spreadOf(first) + spreadOf(second), alpha, rho);
  const { low, high } = found.interval;
  return { ...found, interval: { low: Math.max(-1, low), high: Math.min(1, high) } };
}

/**
 * The always-valid p of the second rate not being above the first: one-sided normal mixture (Howard et al. 2021). Its prior is
 * the upper half of the two-sided one, so that rates below never count as evidence.
 */
export function pOfMore(first: Sample, second: Sample, rho = usualRho): number {
  if (Math.min(first.visitors, second.visitors) === 0) return 1;
  return upperMixture(rateOf(second) - rateOf(first), spreadOf(first) + spreadOf(second), rho);
}

/** The p of a difference not being above 0. */
function upperMixture(value: number, variance: number, rho: number): number {
  const both = variance + rho ** 2;
  const below = normalBelow((rho * value) / Math.sqrt(variance * both));
  const evidence = 0.5 * Math.log(variance / both) + (rho ** 2 * value ** 2) / (2 * variance * both) + Math.log(2 * below);
  return Math.min(1, Math.exp(-evidence));
}

/** Amounts of visits, such as cents of revenue: how many visits, the sum and the sum of squares. */
export interface Amounts {
  readonly visits: number;
  readonly sum: number;
  readonly squares: number;
}

/** With fewer visits the sequence of means does not hold: it is asymptotic. */
const leastAmounts = 500;

/** The difference of two means and its variance; undefined for too few visits, or equal amounts alone. */
function meanDifference(first: Amounts, second: Amounts): { readonly value: number; readonly variance: number } | undefined {
  if (Math.min(first.visits, second.visits) < leastAmounts) return undefined;
  const mean = ({ visits, sum }: Amounts) => sum / visits;
  const spread = (each: Amounts) => (each.squares / each.visits - mean(each) ** 2) / each.visits;
  const variance = spread(first) + spread(second);
  return variance > 0 ? { value: mean(second) - mean(first), variance } : undefined;
}

/** Compares two means. @param rho in the unit of the amounts @returns undefined for too few visits or equal amounts alone */
export function compareMeans(first: Amounts, second: Amounts, alpha: number, rho: number): Difference | undefined {
  const found = meanDifference(first, second);
  return found && normalMixture(found.value, found.variance, alpha, rho);
}

/** The always-valid p of the second mean not being below the first, as `pOfMore`. @param rho in the unit of the amounts */
export function pOfLess(first: Amounts, second: Amounts, rho: number): number {
  const found = meanDifference(first, second);
  return found ? upperMixture(-found.value, found.variance, rho) : 1;
}
