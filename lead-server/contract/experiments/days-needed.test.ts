import { expect, it } from 'vitest';
import { drawConversions, randomFrom, weeksNeeded } from './days-needed.ts';

const month = (visits: number) => Array.from({ length: 28 }, () => visits);
const plan = { visits: month(400), rate: 0.12, weights: [1, 1], leastEffect: 0.03 };

it('is a range in whole weeks, shorter for larger effects and more visits', () => {
  const [three, one] = [weeksNeeded(plan), weeksNeeded({ ...plan, leastEffect: 0.01 })];
  expect(three).toEqual({ low: expect.any(Number), high: expect.any(Number) });
  // plan: 12 days (median) for three points, and 71 % of one point within 120 days
  expect(three?.low).toBeLessThanOrEqual(2);
  expect(three?.high).toBeGreaterThanOrEqual(2);
  expect(one?.low ?? 0).toBeGreaterThan(three?.high ?? 0);
  expect(weeksNeeded({ ...plan, visits: month(4000) })?.high).toBe(1);
});

it('says that the most weeks are not enough, and nothing where nobody comes or converts', () => {
  expect(weeksNeeded({ ...plan, visits: month(20), leastEffect: 0.005 })).toEqual({ low: 26, high: undefined });
  expect(weeksNeeded({ ...plan, visits: month(0) })).toBeUndefined();
  expect(weeksNeeded({ ...plan, rate: 0 })).toBeUndefined();
});

it.each([
  [40, 0.1],
  [4000, 0.1],
])('draws of %i visitors have the mean and the variance of a binomial distribution', (visitors, rate) => {
  const random = randomFrom(3);
  const drawn = Array.from({ length: 4000 }, () => drawConversions(visitors, rate, random));
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  const variance = drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length;
  expect(mean / (visitors * rate)).toBeCloseTo(1, 1);
  expect(variance / (visitors * rate * (1 - rate))).toBeCloseTo(1, 1);
});
