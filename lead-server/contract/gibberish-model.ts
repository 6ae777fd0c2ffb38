/**
 * Letters that hardly ever follow a consonant, in English or in Spanish, compounds and names included: counted over 4,200 common
 * English words and 250 Spanish ones.
 */
const rareAfter: Readonly<Record<string, string>> = {
  b: 'cfghkpqwxz',
  c: 'bdfgjpqvwx',
  d: 'kqxz',
  f: 'bcdghjkmnpqvwxz',
  g: 'cfjkpqvwxz',
  h: 'bcdfghjkpqvxz',
  j: 'bcdfghjklmnpqrtvwxz',
  k: 'cdgjkmpqrtvxz',
  l: 'hjrxz',
  m: 'cdghjkqtvxz',
  p: 'fjkqvwxz',
  q: 'abcdefghijklmnopqrstvwxyz',
  r: 'x',
  s: 'xz',
  t: 'jkqvxz',
  v: 'bcfghjkmnpqrstvwxz',
  w: 'cfgjmpqtvwxz',
  x: 'bdfgjklmnqrsvwxz',
  z: 'bcfghjknprstvwx',
};
// A lookahead, so that overlapping pairs all count.
const rarePair = new RegExp(
  Object.entries(rareAfter)
    .map(([first, next]) => `${first}(?=[${next}])`)
    .join('|'),
  'g',
);

/** Pairs of consonants that words begin with. */
const openings: ReadonlySet<string> = new Set(
  (
    'bl br ch cl cr dj dr dw fl fr gh gl gn gr gw kh kl kn kr ll mc ph pl pn pr ps pt rh sc sh sk sl sm sn sp sq sr st sv sw th ' +
    'tr ts tw vl wh wr zh'
  ).split(' '),
);

const knownShortForms: ReadonlySet<string> = new Set('blvd pkwy ptsd hwy rdwy http https www'.split(' '));

const runsOf = (row: string, length: number) =>
  [row, [...row].reverse().join('')].flatMap((way) =>
    Array.from({ length: way.length - length + 1 }, (_, at) => way.slice(at, at + length)),
  );

const impossible = new RegExp(
  [
    '^[^aeiouy]+$',
    '(.)\\1{3}',
    '[^aeiouy]{6}',
    // A hand drawn along a keyboard. Four of the upper row are found in words (property, strewn), so it takes five there.
    ...runsOf('qwertyuiop', 5),
    ...runsOf('asdfghjkl', 4),
    ...runsOf('zxcvbnm', 4),
  ].join('|'),
);

/** Verdicts on words met before: most words of most texts are among a few thousand. */
const verdicts = new Map<string, boolean>();
const verdictsKept = 5000;

/** Whether a folded word is unlike any word of English or Spanish. Words of under four letters are never judged. */
export function looksMadeUp(word: string): boolean {
  if (word.length < 4) return false;
  const known = verdicts.get(word);
  if (known !== undefined) return known;
  const verdict = judge(word);
  if (verdicts.size === verdictsKept) verdicts.clear();
  verdicts.set(word, verdict);
  return verdict;
}

function judge(word: string): boolean {
  if (!/^[a-z]+$/.test(word) || knownShortForms.has(word)) return false;
  if (impossible.test(word)) return true;
  const oddOpening = /^[^aeiouy]{2}/.test(word) && !openings.has(word.slice(0, 2)) ? 1 : 0;
  return oddOpening + (word.match(rarePair)?.length ?? 0) >= 2;
}
