import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquareTail,
  compareMeans,
  compareRates,
  normalBelow,
  pOfMore,
  rhoOf,
  usualRho,
  wilsonInterval,
} from './statistics.ts';

describe("Wilson's interval", () => {
  // Newcombe 1998, table I, method 3
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i', (successes, total, low, high) => {
    expect(wilsonInterval(successes, total).low).toBeCloseTo(low, 3);
    expect(wilsonInterval(successes, total).high).toBeCloseTo(high, 3);
  });
  it('contains the observed share, within 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (a, b) => {
        const { low, high } = wilsonInterval(Math.min(a, b), Math.max(a, b));
        const share = Math.max(a, b) === 0 ? 0.5 : Math.min(a, b) / Math.max(a, b);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low <= share && share <= high).toBe(true);
      }),
    );
  });
});

describe('chi-square', () => {
  // critical values of the usual tables
  it.each([
    [3.841, 1, 0.05],
    [10.828, 1, 0.001],
    [13.816, 2, 0.001],
    [16.266, 3, 0.001],
    [18.467, 4, 0.001],
    [11.07, 5, 0.05],
  ])('of %d with %i degrees', (x, degrees, p) => expect(chiSquareTail(x, degrees)).toBeCloseTo(p, 4));
});

it.each([
  [-1.96, 0.0249979],
  [0, 0.5],
  [1, 0.8413447],
  [3, 0.9986501],
])('normalBelow(%d) is the published %d', (z, share) => expect(normalBelow(z)).toBeCloseTo(share, 6));

it.each([
  [undefined, usualRho],
  [0.001, 0.005],
  [0.01, 0.01],
  [0.2, 0.06],
])('rhoOf(%d) is %d', (effect, rho) => expect(rhoOf(effect)).toBe(rho));

describe('two conversions compared', () => {
  // by the formulas of Johari et al. 2017 (mixture) and Howard et al. 2021 (one-sided), worked out in Python's math module
  it.each([
    [[5000, 600], [5000, 700], 0.03, [-0.000715450382216383, 0.04071545038221642], 0.06793392433545178, 0.034030183742772446],
    [[5000, 600], [5000, 700], 0.01, [-0.001687953860454599, 0.04168795386045464], 0.08540719321325833, 0.0429963594480714],
    [[2000, 300], [2000, 240], 0.03, [-0.06280740616192354, 0.0028074061619235494], 0.09751744494984699, 1],
  ] as const)('of %j and %j with rho %d are those of the formulas', (one, other, rho, [low, high], p, more) => {
    const sample = ([visitors, conversions]: readonly [number, number]) => ({ visitors, conversions });
    const found = compareRates(sample(one), sample(other), 0.05, rho);
    expect([found.interval.low, found.interval.high, found.p].map((each, at) => each - ([low, high, p][at] as number))).toEqual([
      expect.closeTo(0, 10),
      expect.closeTo(0, 10),
      expect.closeTo(0, 10),
    ]);
    expect(pOfMore(sample(one), sample(other), rho)).toBeCloseTo(more, 6);
  });
  const sample = fc
    .nat(20_000)
    .chain((visitors) => fc.record({ visitors: fc.constant(visitors), conversions: fc.nat(visitors) }));
  it('are symmetric, and differ exactly where the interval excludes 0', () => {
    fc.assert(
      fc.property(sample, sample, (a, b) => {
        const [there, back] = [compareRates(a, b, 0.05), compareRates(b, a, 0.05)];
        expect(there.value).toBeCloseTo(-back.value, 12);
        expect(there.p).toBeCloseTo(back.p, 12);
        const outside = there.interval.low > 0 || there.interval.high < 0;
        if (Math.abs(there.p - 0.05) > 1e-9) expect(outside).toBe(there.p < 0.05);
      }),
    );
  });
  it('gain significance with more visitors', () => {
    const p = (visitors: number) =>
      compareRates({ visitors, conversions: visitors * 0.1 }, { visitors, conversions: visitors * 0.12 }, 0.05).p;
    expect(p(1000)).toBeGreaterThan(p(5000));
    expect(p(20_000)).toBeLessThan(0.01);
  });
});

describe('two means compared', () => {
  // Waudby-Smith et al., arXiv 2103.06476: sigma * sqrt(2 (t r^2 + 1) / (t^2 r^2) * log(sqrt(t r^2 + 1) / alpha)), in Python
  it('have the half width of the published formula', () => {
    const found = compareMeans({ visits: 1000, sum: 0, squares: 4000 }, { visits: 1000, sum: 1000, squares: 10_000 }, 0.05, 0.5);
    expect(found?.value).toBe(1);
    expect((found?.interval.high ?? 0) - 1).toBeCloseTo(0.35080735493667736, 10);
  });
  it('need 500 visits each, and amounts that differ', () => {
    const of = (visits: number, squares: number) => ({ visits, sum: visits, squares });
    expect(compareMeans(of(499, 1000), of(500, 1000), 0.05, 1)).toBeUndefined();
    expect(compareMeans(of(500, 500), of(500, 500), 0.05, 1)).toBeUndefined();
    expect(compareMeans(of(500, 1000), of(500, 1000), 0.05, 1)?.p).toBe(1);
  });
});
