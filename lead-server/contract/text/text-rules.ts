import { isMadeUpWord } from './gibberish-model.ts';
import { isRealName } from './real-names.ts';
import { tokenize, wordMinimum } from './tokenize.ts';

export { hasBadName, hasBadWords } from './bad-words.ts';
export { isHitAndRun } from './hit-and-run.ts';
export { enoughWords } from './tokenize.ts';

// the specification ends in "and so on": these are the rest
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
 * Whether a name looks made up.
 * assumed: y is a vowel, accents do not count, a hyphen separates words, other scripts are not judged. An apostrophe separates
 * equal letters only (Fa'aalii). See docs/spec/validation.md#names.
 */
export function isNameGibberish(name: string, campaignId?: string): boolean {
  return (
    !(campaignId !== undefined && campaignsNotChecked.has(campaignId)) && wordsFlagged(name).some((word) => !isRealName(word))
  );
}

/** Whether the rule about letters flags a name of which every flagged word is known to be real. */
export const isRealNameByList = (name: string): boolean => {
  const flagged = wordsFlagged(name);
  return flagged.length > 0 && flagged.every(isRealName);
};

/** The words of a name that the rule about letters flags. */
function wordsFlagged(name: string): readonly string[] {
  const undotted = name.replaceAll('.', '');
  const full = checkedNames(undotted.replace(apostrophes, ''));
  const parted = checkedNames(undotted.replace(apostrophes, ' '));
  return [
    ...full.filter((word) => !/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word)),
    ...parted.filter((word) => /(.)\1\1/.test(word)),
  ];
}

const digit = /\d/;
const onlyDigits = /^\d+$/;

/** The share of a text's letters in made-up words from which the text counts as gibberish. */
const madeUpShare = 0.4;

/**
 * Whether a description is typed at random. The model is ours and errs on the visitor's side, since it disqualifies. Other
 * scripts are never judged. See docs/spec/validation.md#gibberish.
 */
export function isGibberish(text: string): boolean {
  const all = tokenize(text);
  if (all.length >= wordMinimum && new Set(all).size === 1) return true;
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
