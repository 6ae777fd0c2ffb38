/** Visits, and how many of them brought a lead that qualifies. */
export interface QualifiedCount {
  readonly visits: number;
  readonly qualified: number;
}

/** Fewer visits of the last day say nothing. */
const leastVisits = 200;
/** So many qualified visits would have been expected: below it the normal approximation does not hold. */
const leastExpected = 10;
/** A share above this part of what it was is no fall worth a note. */
const greatestPart = 2 / 3;
/** One-sided 0.0005: fifty campaigns looked at daily give a false note in some 40 days, before the two rules above. */
const leastZ = 3.29;

const share = ({ visits, qualified }: QualifiedCount): number => (visits === 0 ? 0 : qualified / visits);

/** How many standard errors the second share is below the first: the pooled test of two proportions. */
export function zOfFall(before: QualifiedCount, after: QualifiedCount): number {
  const pooled = (before.qualified + after.qualified) / (before.visits + after.visits);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / before.visits + 1 / after.visits));
  return error > 0 ? (share(before) - share(after)) / error : 0;
}

/**
 * Whether the qualified share of the last 24 hours is far under that of the seven days before. Quiet at small numbers. See
 * docs/spec/figures.md#falls.
 */
export function hasFallen(before: QualifiedCount, after: QualifiedCount): boolean {
  if (after.visits < leastVisits || share(before) * after.visits < leastExpected) return false;
  return share(after) <= share(before) * greatestPart && zOfFall(before, after) >= leastZ;
}
