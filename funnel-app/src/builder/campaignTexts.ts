import type { CampaignContent, CampaignTexts } from '#contract/campaign/campaign.ts';
import { flowById } from '#contract/flows/index.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { readingEase } from '#contract/text/reading-ease.ts';
import { looksOf, type TextLimits, textLimits } from '../campaign/textLimits.ts';
import { proofCount, textProblems } from '../campaign/textProblems.ts';
import { ownTexts, type TextName, textNames, textsShown } from '../content/campaignWords.ts';
import { surveyContent } from '../content/languages.ts';

export { type CampaignTexts, proofCount, type TextLimits, type TextName, textNames };

/** What a campaign may word, in one language. */
export interface WordedLanguage {
  readonly locale: Locale;
  /** Our own words in each place. */
  readonly ours: Required<CampaignTexts>;
  /** The most letters of each. */
  readonly limits: TextLimits;
  /** How hard the screen's text is to read, as visitors get it. */
  readonly reading: Reading;
}

export interface Reading {
  readonly measure: string;
  readonly limit: number;
  /** Undefined where there is no sentence to measure. */
  readonly value: number | undefined;
  readonly isEasy: boolean;
}

/** What a person has to know to word a campaign's first screen. */
export interface WordsOf {
  /** The places that its first screen has. */
  readonly shown: readonly TextName[];
  readonly languages: readonly WordedLanguage[];
  /** By the field, such as `texts.en.headline`. */
  readonly problems: ReturnType<typeof textProblems>;
}

/** The ease of a screen's heading and text, read in one go as the tests read them. */
export function readingOf(locale: Locale, { headline = '', subhead = '' }: CampaignTexts): Reading {
  const { measure, limit, of, isEasy } = readingEase[locale];
  const measured = of([headline, subhead].filter((text) => text.trim() !== '').join('\n'));
  const value = Number.isFinite(measured) ? measured : undefined;
  return { measure, limit, value, isEasy: value === undefined || isEasy(value) };
}

/** Everything about the words of a campaign; undefined while its flow is not known. Pure. */
export function wordsOf(content: CampaignContent): WordsOf | undefined {
  const flow = flowById(content.flow);
  if (!flow) return undefined;
  const header = String((content.switches as Readonly<Record<string, unknown>> | undefined)?.header ?? 'default');
  const looks = looksOf(content);
  return {
    shown: textsShown(flow),
    languages: locales.map((locale) => {
      const ours = ownTexts(flow, surveyContent(flow, locale), header);
      const reading = readingOf(locale, { ...ours, ...content.texts?.[locale] });
      return { locale, ours, limits: textLimits(locale, looks), reading };
    }),
    problems: textProblems({ ...content }, flow),
  };
}
