import type { Sample } from './statistics.ts';

/** What an experiment can be decided by: shares of visits, of which more is better. Each is counted by variant and day. */
export const measureNames = ['finished', 'unblocked', 'undisqualified'] as const;
export type MeasureName = (typeof measureNames)[number];

/** What a variant must not make worse: shares of visits, of which fewer is better. */
export const guardrailNames = ['blocked', 'disqualified'] as const;
export type GuardrailName = (typeof guardrailNames)[number];

/** What is wrong where a guardrail gets worse. */
export const guardrailWords: Readonly<Record<GuardrailName, string>> = {
  blocked: 'validation blocks more of its visitors',
  disqualified: 'more of its visitors are disqualified',
};

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

/** How many visits have it. */
export const countOf: Readonly<Record<MeasureName | GuardrailName, (counts: VariantCounts) => number>> = {
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
  readonly harms?: Readonly<Partial<Record<GuardrailName, number>>>;
}
export type VariantSamples = readonly [VariantSample, ...VariantSample[]];
