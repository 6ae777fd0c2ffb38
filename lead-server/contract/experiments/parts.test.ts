import { expect, it } from 'vitest';
import { byChance, compareParts } from './parts.ts';

const sample = (visitors: number, conversions: number) => ({ visitors, conversions });

it('gives intervals of parts, and says which leave 0 out', () => {
  const parts = compareParts(
    [
      { part: 'phone', first: sample(5000, 500), second: sample(5000, 700) },
      { part: 'computer', first: sample(200, 20), second: sample(200, 24) },
      { part: 'tablet', first: sample(0, 0), second: sample(3, 1) },
    ],
    0.03,
  );
  expect(parts.map(({ part, stands }) => [part, stands])).toEqual([
    ['phone', true],
    ['computer', false],
    ['tablet', false],
  ]);
});

it.each([
  [12, '1 of 12 may look like this by chance.'],
  [40, '2 of 40 look like this by chance.'],
])('of %i parts', (parts, text) => expect(byChance(parts)).toBe(text));
