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

/** Whether the words contain one of the phrases, whole words only. See docs/spec/validation.md#bad-words. */
export const containsPhrase = (list: Phrases, inText: readonly string[]): boolean =>
  inText.some((word, at) => {
    const rests = list.get(word);
    return rests !== undefined && matchesAt(rests, inText, at + 1);
  });
