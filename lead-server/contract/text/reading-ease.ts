import type { Locale } from './locale.ts';

interface TextCounts {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/** The name of a measure, and its limit for easy text. */
export interface ReadingEase {
  readonly measure: string;
  readonly limit: number;
  readonly of: (text: string) => number;
  readonly isEasy: (value: number) => boolean;
}

/** Words that the rules below would count wrongly. */
const irregular: Readonly<Record<string, number>> = {
  area: 3,
  business: 2,
  chromium: 3,
  client: 2,
  clients: 2,
  create: 2,
  creative: 3,
  every: 2,
  everyone: 3,
  fuel: 2,
  idea: 3,
  influence: 3,
  javascript: 3,
  people: 2,
  quiet: 2,
  react: 2,
  someone: 2,
  something: 2,
  sometimes: 2,
  therefore: 2,
};

/** By groups of vowels, less what is silent and more where two are spoken apart. */
export function englishSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const known = irregular[letters];
  if (known !== undefined) return known;
  const spoken = letters
    // silent in made, names, called, lately; spoken in table, settled, pages, needed
    .replace(/(?<![^aeiouyl]l)e$|(?<!t|d|[^aeiouyl]l)ed$|(?<![cgsxz]|[cs]h|[^aeiouyl]l)es$/, '')
    .replace(/(?<=[aeiou][^aeiou])e(?=ly$|ment|ful|less)/, '')
    .replace(/^y|(?<=[aeiouw])y(?=[aeiou])/g, '-');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = spoken.match(/(?<![cgst])i[ao](?!us)|rious|(?<=[cgst])iat|[eiuo]ing$|iers?$|[^aeiou]y[aeiou]/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** By the rules of Spanish: of two vowels beside each other, two are apart if both are strong or the weak one is accented. */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu|(?<=g)u(?=[eiéí])/g, 'q')
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '')
    .replace(/y$|^y$/, 'i');
  return Math.max(1, letters.match(/[iuü]?[aeoáéó][iuüy]?(?![aeo]?[íú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g)?.length ?? 0);
}

/** A sentence ends at its mark or at the line's end. What has no letter, such as an amount, is no word. */
export function countText(text: string, syllablesOf: (word: string) => number): TextCounts {
  const sentences = text
    .split(/[.!?:;…]+(?=["”»)]?\s|["”»)]?$)|\n+/)
    .map((sentence) => sentence.match(/[\p{L}][\p{L}’'.]*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  return {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

/** Flesch-Kincaid grade level (Kincaid, Fishburne, Rogers and Chissom 1975): years of school in the United States. */
export function fleschKincaidGrade(text: string): number {
  const { sentences, words, syllables } = countText(text, englishSyllables);
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Perspicuity of Szigriszt-Pazos (1993) on the INFLESZ scale (Barrio-Cantalejo 2008): from 65 quite easy, from 55 normal. */
export function szigrisztPazos(text: string): number {
  const { sentences, words, syllables } = countText(text, spanishSyllables);
  return 206.835 - 62.3 * (syllables / words) - words / sentences;
}

/** See docs/spec/product.md#wording. */
export const readingEase: Readonly<Record<Locale, ReadingEase>> = {
  en: { measure: 'Flesch-Kincaid grade', limit: 7, of: fleschKincaidGrade, isEasy: (grade) => grade <= 7 },
  es: { measure: 'INFLESZ', limit: 65, of: szigrisztPazos, isEasy: (ease) => ease >= 65 },
};
