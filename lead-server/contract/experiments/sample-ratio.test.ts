import { describe, expect, it } from 'vitest';
import { logGamma, logRatioEvidence, ratioCheck } from './sample-ratio.ts';

// log((x - 1)!), and Gamma(1/2) = sqrt(pi)
it.each([
  [0.5, Math.log(Math.PI) / 2],
  [1, 0],
  [5, Math.log(24)],
  [21, Math.log(2_432_902_008_176_640_000)],
])('logGamma(%d) is %d', (x, value) => expect(logGamma(x)).toBeCloseTo(value, 10));

describe('evidence against the weights', () => {
  it('is that of the formula worked out by hand: ten visitors of one variant, a flat prior, 10! 0! 2^10 / 11!', () => {
    expect(logRatioEvidence([10, 0], [1, 1], 2)).toBeCloseTo(Math.log(1024 / 11), 10);
  });
  // Lindon & Malek 2022, the ratio of Dirichlet-multinomial and multinomial, worked out in Python's math.lgamma
  it.each([
    [[5000, 5400], [1, 1], 5.800339544308372],
    [[9000, 1200], [90, 10], 14.44733073770476],
    [[700, 500], [1, 1], 11.186726988444207],
    [[3400, 3300, 3300], [1, 1, 1], -2.096256748511223],
  ])('of %j for %j is %d', (counts, weights, evidence) => expect(logRatioEvidence(counts, weights)).toBeCloseTo(evidence, 8));
});

it.each([
  [[5000, 5000], [1, 1], true],
  [[5000, 5200], [1, 1], true],
  [[5000, 5500], [1, 1], false],
  [[9000, 1000], [90, 10], true],
  [[9000, 1200], [90, 10], false],
  [[0, 0], [1, 1], true],
  [[7], [1], true],
])('%j for weights %j passes: %s', (counts, weights, passes) => expect(ratioCheck(counts, weights).passes).toBe(passes));

it('chi-square hints where the sequential test is not yet sure', () => {
  const { hint, passes } = ratioCheck([5000, 5400], [1, 1]);
  expect([hint < 0.001, passes]).toEqual([true, true]);
  // 400 more of 10,400: chi-square is 15.38, with one degree of freedom
  expect(hint).toBeCloseTo(8.77e-5, 6);
});
