import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { smallestCover } from './set-cover.ts';

/** The size of the smallest cover, by trying every choice. */
function bySearch(sets: readonly ReadonlySet<string>[]): number {
  const all = new Set(sets.flatMap((each) => [...each]));
  let best = sets.length;
  for (let choice = 0; choice < 2 ** sets.length; choice += 1) {
    const chosen = sets.filter((_, at) => (choice >> at) & 1);
    if (chosen.length < best && new Set(chosen.flatMap((each) => [...each])).size === all.size) best = chosen.length;
  }
  return best;
}

it('covers everything with the fewest sets', () => {
  const sets = array(
    uniqueArray(constantFrom(...'abcdefgh')).map((items) => new Set(items)),
    { maxLength: 8 },
  );
  assert(
    property(sets, (given) => {
      const chosen = smallestCover(given);
      const covered = new Set(chosen.flatMap((at) => [...(given[at] ?? [])]));
      expect(covered).toEqual(new Set(given.flatMap((each) => [...each])));
      expect(chosen.length).toBe(covered.size === 0 ? chosen.length : bySearch(given));
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});

it('improves on the first cover that it finds', () => {
  expect(smallestCover(['acde', 'abcg', 'bcdef', 'fg'].map((items) => new Set(items)))).toEqual([1, 2]);
});

it('prefers the earlier of equal sets', () => {
  expect(smallestCover([new Set('ab'), new Set('ab'), new Set('c')])).toEqual([0, 2]);
});
