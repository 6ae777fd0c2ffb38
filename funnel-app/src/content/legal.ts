import type { LegalText } from '#contract/site/legal-text.ts';
import type { Locale } from '#contract/text/locale.ts';
import { accessibility as englishAccessibility } from './en/legal/accessibility.ts';
import { credits as englishCredits } from './en/legal/credits.ts';
import { privacyPolicy as englishPrivacy } from './en/legal/privacy-policy.ts';
import { sponsors as englishSponsors } from './en/legal/sponsors.ts';
import { terms as englishTerms } from './en/legal/terms-of-use.ts';
import { legalWords as englishWords } from './en/legal/words.ts';
import { accessibility as spanishAccessibility } from './es/legal/accessibility.ts';
import { credits as spanishCredits } from './es/legal/credits.ts';
import { privacyPolicy as spanishPrivacy } from './es/legal/privacy-policy.ts';
import { sponsors as spanishSponsors } from './es/legal/sponsors.ts';
import { terms as spanishTerms } from './es/legal/terms-of-use.ts';
import { legalWords as spanishWords } from './es/legal/words.ts';
import type { LegalWords } from './legalWords.ts';

/** By path, without its slash. */
export const legalPages = ['privacy-policy', 'terms-of-use', 'sponsors', 'credits', 'accessibility'] as const;
export type LegalPageId = (typeof legalPages)[number];

export const legalTexts: Readonly<Record<Locale, Readonly<Record<LegalPageId, LegalText>>>> = {
  en: {
    'privacy-policy': englishPrivacy,
    'terms-of-use': englishTerms,
    sponsors: englishSponsors,
    credits: englishCredits,
    accessibility: englishAccessibility,
  },
  es: {
    'privacy-policy': spanishPrivacy,
    'terms-of-use': spanishTerms,
    sponsors: spanishSponsors,
    credits: spanishCredits,
    accessibility: spanishAccessibility,
  },
};

export const legalWords: Readonly<Record<Locale, LegalWords>> = { en: englishWords, es: spanishWords };
