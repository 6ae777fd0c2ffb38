const asciiOnly = /^[\0-\x7f]*$/;

/** Lower case without accents: "Peña" becomes "pena", so that one list serves all typing. */
const fold = (text: string): string => (asciiOnly.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** The last text and its words: each rule reads the words of the same one. */
let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };

/** Runs of letters and digits, folded: "rear-end" is two words. */
export function tokenize(text: string): readonly string[] {
  if (last.text !== text) {
    const folded = fold(text);
    // Most text is plain by now, and there the Unicode classes are four times slower.
    last = { text, words: folded.match(asciiOnly.test(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [] };
  }
  return last.words;
}

/** Scripts that put no space between words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** A word of those scripts has some two characters: what counts where a browser has no Intl.Segmenter (Firefox before 125). */
const unspacedWordLength = 2;

/** How many words a text has, in any script. Punctuation joins none: "neck,back" are two. */
export function countWords(text: string): number {
  if (!unspacedScripts.test(text)) return tokenize(text).length;
  if (typeof Intl.Segmenter !== 'function')
    return Math.floor([...text].filter((each) => /\p{L}/u.test(each)).length / unspacedWordLength);
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** First word -> what may follow it. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Parses a comma-separated list of words and phrases for `containsPhrase`. */
export function parsePhrases(...lists: readonly string[]): Phrases {
  const found = new Map<string, (readonly string[])[]>();
  for (const phrase of lists.flatMap((list) => list.split(','))) {
    const [first = '', ...rest] = tokenize(phrase);
    found.set(first, [...(found.get(first) ?? []), rest]);
  }
  return found;
}

const matchesAt = (rests: readonly (readonly string[])[], inText: readonly string[], at: number): boolean =>
  rests.some((rest) => rest.every((next, after) => inText[at + after] === next));

/** The fewest words of a description. See docs/spec/validation.md#description. */
export const wordMinimum = 4;

/** Whether a description has at least 4 words, in any script. */
export const enoughWords = (text: string): boolean => countWords(text) >= wordMinimum;

/** How many words the longest phrase that begins at `at` has, 0 for none. */
export function longestPhraseAt(list: Phrases, inText: readonly string[], at: number): number {
  const rests = list.get(inText[at] ?? '');
  if (rests === undefined) return 0;
  return Math.max(0, ...rests.filter((rest) => matchesAt([rest], inText, at + 1)).map((rest) => rest.length + 1));
}

/** Whether the words contain one of the phrases, whole words only. See docs/spec/validation.md#bad-words. */
export const containsPhrase = (list: Phrases, inText: readonly string[]): boolean =>
  inText.some((word, at) => {
    const rests = list.get(word);
    return rests !== undefined && matchesAt(rests, inText, at + 1);
  });
