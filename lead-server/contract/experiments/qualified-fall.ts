import { type Interval, wilsonInterval } from './statistics.ts';

/** Visits, and how many of them brought a lead that qualifies. */
export interface QualifiedCount {
  readonly visits: number;
  readonly qualified: number;
}

/** A share that fell, beside the share of the same hours before. */
export interface Fall {
  /** How many whole hours it is about, up to the last one. */
  readonly hours: number;
  /** The same hours of the seven days before. */
  readonly before: QualifiedCount;
  readonly after: QualifiedCount;
  /** The part of the share that is left, from 0 to 1: an interval at 99.9 %. */
  readonly left: Interval;
}

/** The hours that are looked at: the fewest that say something are told. */
export const fallHours = [3, 6, 12, 24] as const;
/** Fewer visits say nothing. */
const leastVisits = 200;
/** So many qualified visits would have been expected: below it one visit more or less is a great part. */
const leastExpected = 10;
/** By half. */
const greatestPart = 1 / 2;
/** 99.9 % of a normal distribution lies within it. */
const z999 = 3.290526731491894;

/**
 * The part of the first share that the second is, as an interval at 99.9 %, from Wilson's intervals of both (MOVER-R: Donner and Zou,
 * Statistical Methods in Medical Research 21, 2012). @returns undefined where nothing was qualified before
 */
export function partLeft(before: QualifiedCount, after: QualifiedCount): Interval | undefined {
  if (before.qualified === 0 || after.visits === 0) return undefined;
  const share = (each: QualifiedCount) => each.qualified / each.visits;
  const intervalOf = ({ visits, qualified }: QualifiedCount) => wilsonInterval(qualified, visits, z999);
  const [own, base] = [intervalOf(after), intervalOf(before)];
  const product = share(after) * share(before);
  const bound = (first: number, second: number, sign: 1 | -1) => {
    const spread = first * second * (2 * share(after) - first) * (2 * share(before) - second);
    return (product + sign * Math.sqrt(Math.max(0, product ** 2 - spread))) / (second * (2 * share(before) - second));
  };
  return { low: Math.max(0, bound(own.low, base.high, -1)), high: bound(own.high, base.low, 1) };
}

/**
 * Whether a qualified share fell to half or less of what it was at the same hours: its interval says that it fell at all. Quiet
 * at small numbers. See docs/spec/figures.md#falls. @returns the part that is left; undefined where it did not fall
 */
export function fallTo(before: QualifiedCount, after: QualifiedCount): Interval | undefined {
  const left = partLeft(before, after);
  if (!left || after.visits < leastVisits) return undefined;
  const share = before.qualified / before.visits;
  if (share * after.visits < leastExpected || after.qualified > share * after.visits * greatestPart) return undefined;
  return left.high < 1 ? left : undefined;
}
