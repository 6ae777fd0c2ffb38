import type { LegalFact } from '#contract/site/legal-text.ts';

/** What a legal page says beside its text. */
export interface LegalWords {
  readonly contents: string;
  readonly updated: (date: string) => string;
  /** In the place of a fact that the settings do not give. */
  readonly missing: (what: string) => string;
  readonly facts: Readonly<Record<LegalFact, string>>;
  /** Where any is missing, above the text. */
  readonly draft: string;
  readonly optedOut: string;
  readonly noSponsors: string;
  readonly days: (count: number) => string;
  readonly years: (count: number) => string;
  readonly withoutEnd: string;
}
