import type { Amounts, Sample } from './statistics.ts';

/** What an experiment can be decided by: shares of visits, of which more is better. Each is counted by variant and day. */
export const measureNames = ['finished', 'unblocked', 'undisqualified'] as const;
export type MeasureName = (typeof measureNames)[number];

/** What a variant must not make worse: shares of visits, of which fewer is better, and revenue, of which more is. */
export const guardrailNames = ['blocked', 'disqualified', 'refused', 'revenue'] as const;
export type GuardrailName = (typeof guardrailNames)[number];
/** Those that are shares of visits. */
export type HarmName = Exclude<GuardrailName, 'revenue'>;

/** Visits of one variant that began on one day, by what became of them. */
export interface VariantCounts {
  /** Whose page reported. */
  readonly visitors: number;
  /** With a lead that is not disqualified. */
  readonly finished: number;
  readonly disqualified: number;
  /** Without a lead, and stopped by validation on the last step. */
  readonly blocked: number;
}

/** What buyers did with the leads of a variant's visits. */
export interface VariantOutcomes {
  readonly variant: string;
  /** Leads that buyers refused and none took. */
  readonly refused: number;
  /** What buyers pay, in US cents, and the sum of its squares by lead. */
  readonly cents: number;
  readonly squares: number;
}

/** The measures and guardrails that are counted by visit. */
export type CountedName = MeasureName | Exclude<HarmName, 'refused'>;

/** How many visits have it. */
export const countOf: Readonly<Record<CountedName, (counts: VariantCounts) => number>> = {
  finished: ({ finished }) => finished,
  unblocked: ({ visitors, blocked }) => visitors - blocked,
  undisqualified: ({ visitors, disqualified }) => visitors - disqualified,
  blocked: ({ blocked }) => blocked,
  disqualified: ({ disqualified }) => disqualified,
};

/** The sums of several days. */
export const sumCounts = (days: readonly VariantCounts[]): VariantCounts => ({
  visitors: days.reduce((sum, each) => sum + each.visitors, 0),
  finished: days.reduce((sum, each) => sum + each.finished, 0),
  disqualified: days.reduce((sum, each) => sum + each.disqualified, 0),
  blocked: days.reduce((sum, each) => sum + each.blocked, 0),
});

/** One variant's sample; the first of a list is the control. */
export interface VariantSample extends Sample {
  readonly id: string;
  readonly weight: number;
  /** How many of its visitors met what the guardrails watch. */
  readonly harms?: Readonly<Partial<Record<HarmName, number>>>;
  /** What its visits brought, in US cents. */
  readonly revenue?: Amounts;
}
export type VariantSamples = readonly [VariantSample, ...VariantSample[]];
