import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidv7 } from './ids.ts';

it('is a unique UUID of version 7 that sorts by time', () => {
  const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = [uuidv7(one), uuidv7(other)];
      expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(first).not.toBe(second);
      if (one < other) expect(first < second).toBe(true);
    }),
  );
});
