import type { Locale } from '#contract/text/locale.ts';
import { credits as englishCredits } from './en/legal/credits.ts';
import { privacyPolicy as englishPrivacy } from './en/legal/privacy-policy.ts';
import { sponsors as englishSponsors } from './en/legal/sponsors.ts';
import { terms as englishTerms } from './en/legal/terms-of-use.ts';
import { legalWords as englishWords } from './en/legal/words.ts';
import { credits as spanishCredits } from './es/legal/credits.ts';
import { privacyPolicy as spanishPrivacy } from './es/legal/privacy-policy.ts';
import { sponsors as spanishSponsors } from './es/legal/sponsors.ts';
import { terms as spanishTerms } from './es/legal/terms-of-use.ts';
import { legalWords as spanishWords } from './es/legal/words.ts';

/** By path, without its slash. */
export const legalPages = ['privacy-policy', 'terms-of-use', 'sponsors', 'credits'] as const;
export type LegalPageId = (typeof legalPages)[number];

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

/** One paragraph, or a list. A link is written `[its words](/its-path)`; `[[…]]` is left out where the page of sponsors is hidden (Core 2). */
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

export const legalTexts: Readonly<Record<Locale, Readonly<Record<LegalPageId, LegalText>>>> = {
  en: {
    'privacy-policy': englishPrivacy,
    'terms-of-use': englishTerms,
    sponsors: englishSponsors,
    credits: englishCredits,
  },
  es: {
    'privacy-policy': spanishPrivacy,
    'terms-of-use': spanishTerms,
    sponsors: spanishSponsors,
    credits: spanishCredits,
  },
};

export const legalWords: Readonly<Record<Locale, LegalWords>> = { en: englishWords, es: spanishWords };
