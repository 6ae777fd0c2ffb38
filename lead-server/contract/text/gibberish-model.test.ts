import { describe, expect, it } from 'vitest';
import { isMadeUpWord } from './gibberish-model.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const consonants = letters.filter((letter) => !'aeiouy'.includes(letter));

describe('a word is made up', () => {
  // how many letters hardly ever follow each
  it.each(
    Object.entries({ a: 0, b: 10, c: 10, d: 4, f: 15, g: 10, h: 13, j: 19, k: 13, l: 5, m: 11, n: 0, p: 8, q: 25 }).concat(
      Object.entries({ r: 1, s: 2, t: 6, v: 18, w: 12, x: 16, z: 15 }),
    ),
  )('that twice has one of the rare letters after %s', (first, rare) => {
    expect(letters.filter((next) => isMadeUpWord(`o${first}${next}u${first}${next}u`))).toHaveLength(rare);
  });

  it('that begins with none of the pairs that words begin with, and has one rare letter', () => {
    const pairs = consonants.flatMap((first) => consonants.map((second) => first + second));
    const known = pairs.filter((two) => !isMadeUpWord(`${two}oxbo`));
    expect(known.slice(0, 6)).toEqual(['bl', 'br', 'ch', 'cl', 'cr', 'dj']);
    expect(known).toHaveLength(43);
    expect(isMadeUpWord('tlomo')).toBe(false);
  });

  it.each([
    ['has no vowel', 'sntr', 'sentr'],
    ['has a letter four times', 'soooo', 'sooo'],
    ['has six consonants in a row', 'obntrspo', 'obntrso'],
    ['has four neighbours of the middle row', 'ihjklo', 'ijkla'],
    ['has four neighbours of the lower row', 'ivbnmo', 'ibnma'],
    ['has five neighbours of the upper row', 'iyuiopa', 'iuiopa'],
  ])('that %s: %s, and not %s', (_, made, real) => expect([made, real].map(isMadeUpWord)).toEqual([true, false]));
});

it.each('blvd pkwy xray atty http https'.split(' '))('"%s" is a short form, and no made-up word', (word) =>
  expect(isMadeUpWord(word)).toBe(false),
);

it.each('dad fall gash half salad shall sala falda gafas'.split(' '))('"%s" is a word of the middle row', (word) =>
  expect(isMadeUpWord(word)).toBe(false),
);
