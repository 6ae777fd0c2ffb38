import { compareRates, type Difference, type Sample } from './statistics.ts';

/** Parts of visits that are looked at apart: kinds of device, and languages. */
export const partNames = ['phone', 'tablet', 'computer', 'en', 'es'] as const;
export type PartName = (typeof partNames)[number];

/** The name under which the visits of one part are counted beside their variant's own: no variant has this sign. */
export const partOfVariant = (variant: string, part: string): string => `${variant}/${part}`;

/** Visits of one part, such as those on phones, of the control and of a variant. */
export interface PartSamples {
  readonly part: string;
  readonly first: Sample;
  readonly second: Sample;
}

export interface PartDifference {
  readonly part: string;
  readonly difference: Difference;
  /** Whether its interval at 95 % leaves 0 out: with several parts one does so by chance. */
  readonly stands: boolean;
}

/** Intervals of parts, without a verdict: an experiment is never decided on them. */
export const compareParts = (parts: readonly PartSamples[], rho: number): readonly PartDifference[] =>
  parts.map(({ part, first, second }) => {
    const difference = compareRates(first, second, 0.05, rho);
    return { part, difference, stands: difference.interval.low > 0 || difference.interval.high < 0 };
  });

/** How many of so many looks leave 0 out by chance, at 95 % each: such as "1 of 12 looks like this by chance". */
export function byChance(parts: number): string {
  const expected = Math.max(1, Math.round(parts * 0.05));
  return parts <= 20
    ? `${expected} of ${Math.max(parts, 2)} may look like this by chance.`
    : `${expected} of ${parts} look like this by chance.`;
}
