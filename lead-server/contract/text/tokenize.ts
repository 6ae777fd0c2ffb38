const asciiOnly = /^[\0-\x7f]*$/;

/** Lower case without accents: "Peña" becomes "pena", so that one list serves all typing. */
const fold = (text: string): string => (asciiOnly.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** The last text and its words: each rule reads the words of the same one. */
let last: { readonly text: string; readonly words: readonly string[] } | undefined;

/** Runs of letters and digits, folded: "rear-end" is two words. */
export function tokenize(text: string): readonly string[] {
  if (last?.text !== text) {
    const folded = fold(text);
    // Most text is plain by now, and there the Unicode classes are four times slower.
    last = { text, words: folded.match(asciiOnly.test(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [] };
  }
  return last.words;
}

/** Scripts that put no space between words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** A word of those scripts has some two characters: used without Intl.Segmenter (Firefox before 125). */
const unspacedWordLength = 2;

/** How many words a text has, in any script. Punctuation joins none: "neck,back" are two. */
export function countWords(text: string): number {
  if (!unspacedScripts.test(text)) return tokenize(text).length;
  if (typeof Intl.Segmenter !== 'function')
    return Math.floor([...text].filter((each) => /\p{L}/u.test(each)).length / unspacedWordLength);
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** Phrases by their first word, each as its words. */
export type Phrases = ReadonlyMap<string | undefined, readonly (readonly string[])[]>;

/** Parses a comma-separated list of words and phrases for `containsPhrase`. */
export function parsePhrases(...lists: readonly string[]): Phrases {
  const found = new Map<string | undefined, (readonly string[])[]>();
  for (const phrase of lists.flatMap((list) => list.split(',')).map(tokenize)) {
    found.set(phrase[0], [...(found.get(phrase[0]) ?? []), phrase]);
  }
  return found;
}

/** The fewest words of a description. See docs/spec/validation.md#description. */
export const wordMinimum = 4;

/** Whether a description has at least 4 words, in any script. */
export const enoughWords = (text: string): boolean => countWords(text) >= wordMinimum;

/** The number of words of the longest phrase at `at`, 0 for none. */
export function longestPhraseAt(list: Phrases, inText: readonly string[], at: number): number {
  const found = (list.get(inText[at]) ?? []).filter((phrase) => phrase.every((word, after) => inText[at + after] === word));
  return Math.max(0, ...found.map(({ length }) => length));
}

/** Whether the words contain one of the phrases, whole words only. See docs/spec/validation.md#bad-words. */
export const containsPhrase = (list: Phrases, inText: readonly string[]): boolean =>
  inText.some((_, at) => longestPhraseAt(list, inText, at) > 0);
