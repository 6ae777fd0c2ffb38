/** The toolbar's third language: English made long, accented and right to left. No visitor can choose it. Its tag is CLDR's. */
export const pseudoLanguage = { value: 'pseudo', title: 'Pseudo (right to left)', lang: 'ar-XB' } as const;

const plain = 'aceinorsuyACEINORSUY';
const accented = 'áçéíñóŕšúýÁÇÉÍÑÓŔŠÚÝ';
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] as string]));

/** Letters run from right to left inside these, as Arabic ones do by themselves. */
const [override, end] = ['\u202e', '\u202c'];

/** How much longer than English: German and Spanish are up to a third longer. */
const growth = 1.4;

function pseudoWord(word: string): string {
  const letters = [...word];
  const wanted = Math.ceil(letters.length * growth);
  // vowels sound on, from the last: a long word becomes a very long one
  for (let more = wanted - letters.length; more > 0; ) {
    const before = more;
    for (let at = letters.length - 1; at >= 0 && more > 0; at -= 1) {
      const letter = letters[at] as string;
      if (!/[aeiouy]/i.test(letter)) continue;
      letters.splice(at, 0, letter);
      more -= 1;
    }
    if (more === before) break;
  }
  return `${override}${letters.map((letter) => accents.get(letter) ?? letter).join('')}${end}`;
}

/** An address or a mark of another kind, which is no text. */
const isNoText = (text: string) => /^(\/|#|\?|tel:|mailto:|https?:)/.test(text);

/** A text in the pseudo-language. Digits, signs and addresses stay. */
export const pseudoText = (text: string): string => (isNoText(text) ? text : text.replace(/[\p{L}’']+/gu, pseudoWord));

/** Names of what a program reads, beside the words. */
const technical: ReadonlySet<string> = new Set(['id', 'href', 'name', 'value', 'lang', 'icon', 'kind']);

/** Words as they are in a folder of a language, each text in the pseudo-language: texts that a function makes, too. */
export function pseudoWords<T>(words: T): T {
  if (typeof words === 'string') return pseudoText(words) as T;
  if (typeof words === 'function') return ((...given: unknown[]) => pseudoWords(words(...given))) as T;
  if (Array.isArray(words)) return words.map((each) => pseudoWords(each)) as T;
  if (typeof words !== 'object' || words === null || '$$typeof' in words || words instanceof RegExp) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, technical.has(key) ? value : pseudoWords(value)]),
  ) as T;
}
