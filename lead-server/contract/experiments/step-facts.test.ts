import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorOfTarget, errorTarget, timeBandOf, timeBands, timeQuantile } from './step-facts.ts';

const none = Array.from({ length: timeBands }, () => 0);
const inBands = (times: readonly number[]) => {
  const counts = [...none];
  for (const ms of times) counts[timeBandOf(ms)] = (counts[timeBandOf(ms)] ?? 0) + 1;
  return counts;
};

it.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [1999, 1],
  [2000, 2],
  [1_023_999, 10],
  [1_024_000, 11],
  [9e9, 11],
])('%i ms are in band %i', (ms, band) => expect(timeBandOf(ms)).toBe(band));

it('a quantile is within its band: at most twice or half the true one', () => {
  const times = fc.array(fc.integer({ min: 1000, max: 1_000_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.9), (list, share) => {
      const sorted = [...list].sort((a, b) => a - b);
      const true_ = (sorted[Math.max(0, Math.ceil(share * list.length) - 1)] ?? 0) / 1000;
      const said = timeQuantile(inBands(list), share) ?? 0;
      expect(said).toBeGreaterThanOrEqual(true_ / 2);
      expect(said).toBeLessThanOrEqual(true_ * 2);
    }),
  );
});

it('nothing counted has no median; the last band says its beginning', () => {
  expect(timeQuantile(none, 0.5)).toBeUndefined();
  expect(timeQuantile(inBands([5_000_000]), 0.5)).toBe(1024);
});

it('an error is read from its target, and a step or an end is none', () => {
  expect(errorOfTarget(errorTarget(['phone', 'refused']))).toEqual({ field: 'phone', fault: 'refused' });
  expect(errorOfTarget('PhoneAndZip')).toBeUndefined();
  expect(errorOfTarget('blocked')).toBeUndefined();
});
