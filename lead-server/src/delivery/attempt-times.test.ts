import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandOf, timeOfShare } from './attempt-times.ts';

it('the time of a share is that of the slowest in it, to a fifth', () => {
  const times = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, (all) => {
      const exact = [...all].sort((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1] ?? 0;
      const counted = timeOfShare(
        all.map((ms) => ({ band: bandOf(ms), count: 1 })),
        0.95,
      );
      expect(counted).toBeGreaterThanOrEqual(Math.floor(exact));
      expect(counted).toBeLessThanOrEqual(Math.ceil(exact * 1.2) + 1);
    }),
  );
});

it('nothing counted has no time', () => {
  expect(timeOfShare([], 0.95)).toBeUndefined();
});
