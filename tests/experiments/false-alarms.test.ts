import { describe, expect, it } from 'vitest';
import { alpha } from '#contract/experiments/verdict.ts';
import { repeatExperiment } from './simulate.ts';

/** Simulates traffic with a known truth, looks at it every day, and stops at the first winner. */
describe('experiments watched daily', () => {
  it.each([
    ['two variants, 10 % convert', { rates: [0.1, 0.1], visitorsADay: 150, days: 30 }],
    ['three variants, 40 % convert', { rates: [0.4, 0.4, 0.4], visitorsADay: 150, days: 30 }],
    ['nine to one, 15 % convert', { rates: [0.15, 0.15], weights: [9, 1], visitorsADay: 150, days: 30 }],
  ] as const)('name no winner without a difference in 95 of 100, over 1,000 A/A experiments: %s', (_, truth) => {
    const { named, naive } = repeatExperiment(truth, 1000, 42);
    expect(named).toBeLessThanOrEqual(alpha);
    // a test that is not made for daily looks is deceived by the same traffic, so the simulation can fail
    expect(naive).toBeGreaterThan(0.15);
  });

  it('find a true difference, and name the better one', () => {
    const { named, namedBest, medianDay } = repeatExperiment({ rates: [0.1, 0.13], visitorsADay: 400, days: 40 }, 200, 7);
    expect(namedBest).toBeGreaterThan(0.95);
    expect(named - namedBest).toBeLessThanOrEqual(alpha);
    expect(medianDay).toBeLessThan(20);
  });

  it('give no verdict with a sample-ratio mismatch', () => {
    // a tenth of one variant's visitors is lost on the way, and those who stay convert far better
    const lossy = { rates: [0.1, 0.2], weights: [1, 0.9], visitorsADay: 1000, days: 20 } as const;
    expect(repeatExperiment(lossy, 20, 3).named).toBe(1);
    expect(repeatExperiment({ ...lossy, expected: [1, 1] }, 20, 3).named).toBeLessThan(1);
  });
});
