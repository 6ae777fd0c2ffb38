import { expect, it } from 'vitest';
import { outcomesOf } from './experiment-looks.ts';

it('a variant without leads has no outcomes', () => {
  const other = { variant: 'a', refused: 2, cents: 300, squares: 90_000 };
  expect(outcomesOf({ outcomes: [other] }, 'a')).toEqual(other);
  expect(outcomesOf({ outcomes: [other] }, 'b')).toEqual({ variant: 'b', refused: 0, cents: 0, squares: 0 });
});
