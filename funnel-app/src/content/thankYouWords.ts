import type { Locale } from '#contract/text/locale.ts';
import type { ThankYouPageWords } from './content.ts';
import { thankYou as en } from './en/thankYou.ts';
import { thankYou as es } from './es/thankYou.ts';

/** The words of the thank-you page, in both languages: they come with the last screen, whose loader knows no language. */
export const thankYouWords: Readonly<Record<Locale, ThankYouPageWords>> = { en, es };
