/** Facts of the company that a text has in braces: `{company}`. Where one is missing, the page marks the place. */
export const legalFacts = [
  'brand',
  'company',
  'address',
  'email',
  'lawState',
  'keepsLeads',
  'keepsDisqualified',
  'keepsUnfinished',
  'keepsRequests',
] as const;

export type LegalFact = (typeof legalFacts)[number];

/** A paragraph or a list. Links are `[words](/path)`; `[[…]]` is left out where the sponsors page is hidden. */
export type Block = string | readonly string[];

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change to the text. */
  readonly updated: string;
  readonly sections: readonly {
    /** The anchor in the address, the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly Block[];
  }[];
}

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
