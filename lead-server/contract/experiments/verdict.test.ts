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
  [500, 29, { is: 'too few', variant: 'bold', needs: 'conversions' }],
  [500, 470, { is: 'winner', variant: 'bold' }],
  [500, 471, { is: 'too few', variant: 'bold', needs: 'others' }],
  [499, 30, { is: 'too few', variant: 'bold', needs: 'visitors' }],
  [500, 250, { is: 'open' }],
  [700, 250, { is: 'uneven' }],
])('of %i visitors and %i conversions, beside 500 and 250, the verdict is %j', (visitors, conversions, verdict) => {
  expect(minimumSample).toEqual({ visitors: 500, conversions: 30, others: 30 });
  expect(verdictOn(visitors, conversions)).toEqual(verdict);
});
