import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquareTail, compareRates, ratioCheck, wilsonInterval } from './statistics.ts';

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

  it.each([
    [[5000, 5000], [1, 1], true],
    [[5000, 5200], [1, 1], true],
    [[5000, 5400], [1, 1], false],
    [[9000, 1000], [90, 10], true],
    [[9000, 1200], [90, 10], false],
    [[0, 0], [1, 1], true],
  ])('%j for weights %j passes: %s', (counts, weights, passes) => expect(ratioCheck(counts, weights).passes).toBe(passes));
});

describe('two conversions compared', () => {
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
