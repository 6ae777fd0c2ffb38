import { describe, expect, it } from 'vitest';
import { ratioAlarm } from '#contract/experiments/sample-ratio.ts';
import { alpha } from '#contract/experiments/verdict.ts';
import { inLongForm } from '../support/long-form.ts';
import { repeatExperiment } from './simulate.ts';

/** How often a simulation is repeated: at night enough for the numbers that the plan names. */
const times = (gate: number, night: number) => (inLongForm ? night : gate);

/** Simulates traffic with a known truth, looks at it every day, and keeps what each look found. */
describe('experiments watched daily', () => {
  it.each([
    ['two variants, 10 % convert', { rates: [0.1, 0.1], visitorsADay: 150, days: 30 }],
    ['three variants, 40 % convert', { rates: [0.4, 0.4, 0.4], visitorsADay: 150, days: 30 }],
    ['nine to one, 15 % convert', { rates: [0.15, 0.15], weights: [9, 1], visitorsADay: 150, days: 30 }],
    ['two variants, half a point worth knowing', { rates: [0.1, 0.1], visitorsADay: 150, days: 30, leastEffect: 0.005 }],
    ['two variants, six points worth knowing', { rates: [0.1, 0.1], visitorsADay: 150, days: 30, leastEffect: 0.06 }],
  ] as const)('name no winner without a difference in 95 of 100 A/A experiments: %s', (_, truth) => {
    const { named, naive } = repeatExperiment(truth, times(400, 2000), 42);
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

  it('find three points on 12 % at 400 visitors a day by day 12 (median), where three points are worth knowing', () => {
    const truth = { rates: [0.12, 0.15], visitorsADay: 400, days: 60, leastEffect: 0.03 } as const;
    expect(repeatExperiment(truth, times(200, 1000), 11).medianDay).toBeLessThanOrEqual(12);
  });

  it('find one point on 12 % within 120 days in 7 of 10, where one point is worth knowing', () => {
    const truth = { rates: [0.12, 0.13], visitorsADay: 400, days: 120, leastEffect: 0.01 } as const;
    expect(repeatExperiment(truth, times(200, 4000), 13).namedBest).toBeGreaterThanOrEqual(inLongForm ? 0.69 : 0.66);
  });

  it('take no verdict back in 150 days, whatever the difference', () => {
    for (const better of [0.12, 0.13, 0.14]) {
      const truth = { rates: [0.12, better], visitorsADay: 400, days: 150, toTheEnd: true } as const;
      const { takenBack, named } = repeatExperiment(truth, times(60, 600), 17);
      expect([better, takenBack]).toEqual([better, 0]);
      if (better > 0.12) expect(named).toBeGreaterThan(0.5);
    }
  });

  it('give no verdict with a sample-ratio mismatch', () => {
    // a tenth of one variant's visitors is lost on the way, and those who stay convert far better
    const lossy = { rates: [0.1, 0.2], weights: [1, 0.9], visitorsADay: 1000, days: 20 } as const;
    expect(repeatExperiment(lossy, 20, 3).named).toBe(1);
    expect(repeatExperiment({ ...lossy, rates: [0.1, 0.1], expected: [1, 1], toTheEnd: true }, 20, 3).uneven).toBe(1);
  });

  it('find a loss of 5 % of one variant sooner than by day 71 (median)', () => {
    const lossy = {
      rates: [0.12, 0.12],
      weights: [1, 0.95],
      expected: [1, 1],
      visitorsADay: 400,
      days: 140,
      toTheEnd: true,
    } as const;
    expect(repeatExperiment(lossy, times(60, 600), 23).medianUneven).toBeLessThanOrEqual(71);
  });

  it('call shares uneven in at most 1 of 1,000 a year, while visitors come as the weights say', () => {
    const fair = { rates: [0.12, 0.12], visitorsADay: 400, days: 365, toTheEnd: true } as const;
    const runs = times(60, 4000);
    // in the gate's few runs not one
    expect(repeatExperiment(fair, runs, 29).uneven).toBeLessThanOrEqual(ratioAlarm);
  }, 600_000);
});
