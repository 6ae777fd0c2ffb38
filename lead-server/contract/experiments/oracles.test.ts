import { describe, expect, it } from 'vitest';
import oracles from '../../../tests/experiments/oracles/oracles.json' with { type: 'json' };
import { partLeft } from './qualified-fall.ts';
import { ratioCheck } from './sample-ratio.ts';
import { compareMeans, compareRates, pOfMore } from './statistics.ts';

/** Cents and shares alike: as close as their size allows. */
const near = (value: number) => expect.closeTo(value, Math.abs(value) > 1 ? 6 : 9);

describe('the formulas of gbstats and confseq (tests/experiments/oracles/oracles.py)', () => {
  it('agree on conversions', () => {
    for (const { first, second, rho, alpha, low, high, p, more } of oracles.rates) {
      const sample = ([visitors = 0, conversions = 0]: readonly number[]) => ({ visitors, conversions });
      const found = compareRates(sample(first), sample(second), alpha, rho);
      expect(found).toMatchObject({ interval: { low: near(low), high: near(high) }, p: near(p) });
      // the error function is a series: relative error 1.2e-7
      expect(pOfMore(sample(first), sample(second), rho) / more).toBeCloseTo(1, 5);
    }
  });

  it('agree on revenue', () => {
    for (const { first, second, rho, alpha, low, high, p } of oracles.means) {
      const amounts = ([visits = 0, sum = 0, squares = 0]: readonly number[]) => ({ visits, sum, squares });
      const found = compareMeans(amounts(first), amounts(second), alpha, rho);
      expect(found).toMatchObject({ interval: { low: near(low), high: near(high) }, p: near(p) });
    }
  });

  it('agree on shares of visits, and on what is left of a share', () => {
    for (const { counts, weights, p } of oracles.ratios)
      expect(Math.log(ratioCheck(counts, weights).p)).toBeCloseTo(Math.min(0, Math.log(p)), 6);
    for (const { before, after, interval } of oracles.parts) {
      const count = ([visits = 0, qualified = 0]: readonly number[]) => ({ visits, qualified });
      expect(partLeft(count(before), count(after))).toEqual({ low: near(interval[0] ?? 0), high: near(interval[1] ?? 0) });
    }
  });
});
