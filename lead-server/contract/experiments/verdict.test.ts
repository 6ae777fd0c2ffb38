import { expect, it } from 'vitest';
import { judgeVariants, minimumSample } from './verdict.ts';

const sample = (visitors: number, conversions: number) =>
  [
    { id: 'calm', weight: 1, visitors: 500, conversions: 250 },
    { id: 'bold', weight: 1, visitors, conversions },
  ] as const;
const verdictOn = (visitors: number, conversions: number) => judgeVariants(sample(visitors, conversions)).verdict;

it.each([
  [500, 30, { is: 'winner', variant: 'calm' }],
  [500, 29, { is: 'loser', variant: 'bold' }],
  [500, 470, { is: 'winner', variant: 'bold' }],
  [500, 471, { is: 'loser', variant: 'calm' }],
  [499, 240, { is: 'too few', variant: 'bold', needs: 'visitors' }],
  [500, 1, { is: 'loser', variant: 'bold' }],
  [500, 499, { is: 'loser', variant: 'calm' }],
  [500, 250, { is: 'open' }],
  [700, 250, { is: 'uneven' }],
])('of %i visitors and %i conversions, beside 500 and 250, the verdict is %j', (visitors, conversions, verdict) => {
  expect(minimumSample).toEqual({ visitors: 500, conversions: 30, others: 30 });
  expect(verdictOn(visitors, conversions)).toEqual(verdict);
});

it.each([
  [2000, 29, { is: 'too few', variant: 'a', needs: 'conversions' }],
  [2000, 30, { is: 'open' }],
  [20_000, 0, { is: 'too few', variant: 'a', needs: 'conversions' }],
])('with %i visitors and %i conversions each, the verdict is %j', (visitors, conversions, verdict) => {
  const each = (id: string) => ({ id, weight: 1, visitors, conversions });
  expect(judgeVariants([each('a'), each('b')])).toMatchObject({ verdict, losers: [] });
});

it('a variant that nobody finishes loses, whatever its conversions', () => {
  const each = (id: string, conversions: number) => ({ id, weight: 1, visitors: 20_000, conversions });
  expect(judgeVariants([each('a', 2000), each('b', 0)])).toMatchObject({ verdict: { is: 'loser', variant: 'b' }, losers: ['b'] });
  expect(judgeVariants([each('a', 0), each('b', 2000), each('c', 1990)]).losers).toEqual(['a']);
  expect(judgeVariants([each('a', 2000), each('b', 0), each('c', 1990)]).losers).toEqual(['b']);
});
