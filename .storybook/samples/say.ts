import { privacy as englishPrivacy } from '#funnel/content/en/privacy.ts';
import { privacy as spanishPrivacy } from '#funnel/content/es/privacy.ts';
import { closedWords, languages, notFoundWords } from '#funnel/content/languages.ts';
import { thankYouWords } from '#funnel/content/thankYouWords.ts';
import { pseudoLanguage, pseudoText, pseudoWords } from './pseudo.ts';
import { samples } from './sampleContent.ts';
import { sampleWords } from './words.ts';

/** Every text that a story may show, with its Spanish. */
const spanish = new Map(Object.entries(sampleWords));

/** Of two Spanish texts for one English text the first counts. The name of a language is no text. */
function addTexts(english: unknown, other: unknown): void {
  if (typeof english === 'string' && english !== other && !spanish.has(english)) spanish.set(english, String(other));
  if (typeof english !== 'object' || english === null) return;
  for (const [key, part] of Object.entries(english))
    if (key !== 'lang') addTexts(part, (other as Readonly<Record<string, unknown>>)[key]);
}

/** Parts of the sample page that differ by more than their words. */
export const replacedWhole = ['answers', 'language'] as const;
const wordsAlone = ({ answers: _, language: __, ...words }: Readonly<Record<string, unknown>>) => words;

addTexts(wordsAlone(samples.en), wordsAlone(samples.es));
for (const { en, es } of [languages, notFoundWords, closedWords, thankYouWords]) addTexts(en, es);
addTexts(englishPrivacy, spanishPrivacy);

export type Say = (text: string, ...figures: readonly (string | number)[]) => string;

const inEnglish: Say = (text, ...figures) => text.replace(/\{(\d)\}/g, (_, at: string) => String(figures[Number(at)]));
const inSpanish: Say = (text, ...figures) => inEnglish(spanish.get(text) ?? text, ...figures);
const inPseudo: Say = (text, ...figures) => pseudoText(inEnglish(text, ...figures));

/** Says the texts of stories in the toolbar's language (`globals.lang`). */
export const sayIn = (language: unknown): Say =>
  language === 'es' ? inSpanish : language === pseudoLanguage.value ? inPseudo : inEnglish;

/** A text of a story's args, if it is known; its figures stay. */
export function translated(language: unknown, text: string): string {
  if (spanish.has(text)) return sayIn(language)(text);
  const figures: string[] = [];
  const pattern = text.replace(/\d+/g, (figure) => `{${figures.push(figure) - 1}}`);
  return spanish.has(pattern) ? sayIn(language)(pattern, ...figures) : text;
}

const pseudoSamples = pseudoWords(samples.en);

/** The sample page's copy in the toolbar's language. */
export const copyOf = ({ lang }: Readonly<Record<string, unknown>>) =>
  lang === pseudoLanguage.value ? pseudoSamples : samples[lang === 'es' ? 'es' : 'en'];
