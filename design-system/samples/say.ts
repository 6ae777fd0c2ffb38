import { pseudoLanguage, pseudoText } from './pseudo.ts';
import { builderTexts } from './spanish/builder.ts';
import { componentTexts } from './spanish/components.ts';
import { flowTexts } from './spanish/flows.ts';
import { legalTexts } from './spanish/legal.ts';
import { sheetTexts } from './spanish/sheets.ts';
import { startHereTexts } from './spanish/startHere.ts';
import { switchTexts } from './spanish/switches.ts';

/**
 * The workshop's own words: each English text of the stories, sheets and tools beside its Spanish. `{0}` and `{1}` stand for
 * figures and names. What visitors read has its own words (funnel-app/src/content).
 */
const spanish = {
  ...componentTexts,
  ...legalTexts,
  ...sheetTexts,
  ...startHereTexts,
  ...switchTexts,
  ...builderTexts,
  ...flowTexts,
} as const;

/** A text that has its Spanish: another does not compile. */
export type English = keyof typeof spanish;

export type Say = (text: English, ...values: readonly (string | number)[]) => string;

const texts: ReadonlyMap<string, string> = new Map(Object.entries(spanish));

const fill = (text: string, values: readonly (string | number)[]) =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)]));

const english: Say = (text, ...values) => fill(text, values);
const inSpanish: Say = (text, ...values) => fill(spanish[text], values);
const inPseudo: Say = (text, ...values) => pseudoText(fill(text, values));

/** Says the workshop's words in the toolbar's language (`globals.lang`). */
export const sayIn = (language: unknown): Say =>
  language === 'es' ? inSpanish : language === pseudoLanguage.value ? inPseudo : english;

/** A text that stands in a story's args, if it is one of the list; figures in it stay. */
export function translated(language: unknown, text: string): string {
  const figures: string[] = [];
  const pattern = text.replace(/\d+/g, (figure) => `{${figures.push(figure) - 1}}`);
  if (texts.has(text)) return sayIn(language)(text as English);
  return texts.has(pattern) ? sayIn(language)(pattern as English, ...figures) : text;
}
