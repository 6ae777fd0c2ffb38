import { isMadeUpWord } from './gibberish-model.ts';
import { tokenize } from './tokenize.ts';

export { hasBadName, hasBadWords } from './bad-words.ts';
export { isHitAndRun } from './hit-and-run.ts';

const wordMinimum = 4;
const hasWordMinimum = new RegExp(`^\\s*(?:\\S+\\s+){${wordMinimum - 1}}\\S`);

/** Whether a description has at least 4 words separated by spaces (Variants 5): `enough_words`. */
export const enoughWords = (text: string): boolean => hasWordMinimum.test(text);

// Core 5 gives "and so on": these are the rest.
const titlesAndSuffixes: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof rev hon sir sr sra srta don dona dna lic ing jr ii iii iv v vi phd md do dds dmd esq rn cpa jd mba'.split(
    ' ',
  ),
);
const allowedNames: ReadonlySet<string> = new Set(['armstrong']);
const campaignsNotChecked: ReadonlySet<string> = new Set(['516', '180', '330']);

/** As keyboards and phones type them. */
const apostrophes = /['’‘ʻʼ`´]/g;

const checkedNames = (name: string): readonly string[] =>
  tokenize(name).filter((word) => /^[a-z\d]{2,}$/.test(word) && !titlesAndSuffixes.has(word) && !allowedNames.has(word));

/**
 * Whether a name looks made up, exactly as Core 5 has it: titles and suffixes are stripped, single-letter words dropped; then any
 * word without a vowel, with a letter three times in a row or with five consonants in a row. (Its fourth point, fewer than two
 * characters, can't happen once single letters are dropped.) assumed: y is a vowel (Lynn), accents don't count, a hyphen parts
 * words, and names in other scripts are not judged. An apostrophe parts letters that are the same (Fa'aalii), and otherwise nothing.
 */
export function isNameGibberish(name: string, campaignId?: string): boolean {
  if (campaignId !== undefined && campaignsNotChecked.has(campaignId)) return false;
  const undotted = name.replaceAll('.', '');
  const whole = checkedNames(undotted.replace(apostrophes, ''));
  const parted = undotted.search(apostrophes) === -1 ? whole : checkedNames(undotted.replace(apostrophes, ' '));
  return whole.some((word) => !/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word)) || parted.some((word) => /(.)\1\1/.test(word));
}

const digit = /\d/;
const onlyDigits = /^\d+$/;

/** The share of a text's letters in made-up words from which the text counts as gibberish. */
const madeUpShare = 0.4;

/**
 * Whether a description is typed at random, in English or Spanish (Variants 4: `is_gibberish`). Our own light model, made to err
 * on the visitor's side, since it disqualifies: it takes many of the letters in words that look made up, one word over and
 * over, or no word at all. Other scripts are never judged.
 */
export function isGibberish(text: string): boolean {
  const all = tokenize(text);
  if (all.length >= wordMinimum && all.every((word) => word === all[0])) return true;
  let letters = 0;
  let madeUp = 0;
  let mixed = false;
  const hasDigits = digit.test(text);
  for (const word of all) {
    // "i95" and "2nd" say nothing either way.
    if (hasDigits && digit.test(word)) {
      mixed ||= !onlyDigits.test(word);
      continue;
    }
    letters += word.length;
    if (isMadeUpWord(word)) madeUp += word.length;
  }
  // "01/02/2025 3:30pm 95N" tells when and where; digits alone tell nothing.
  if (letters === 0) return !mixed;
  return madeUp >= letters * madeUpShare;
}
