import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterLook, mergeStandings, noStanding, type StandingLook } from './standing.ts';

const look = (p: number, effect: number, at: number, mayName = true): StandingLook => ({ p, level: 0.05, effect, mayName, at });

it('keeps the lowest p, the first crossing and its direction', () => {
  const looks = [look(0.4, 0.01, 1), look(0.03, 0.02, 2), look(0.2, 0.01, 3), look(0.01, -0.02, 4)];
  expect(looks.reduce(afterLook, noStanding)).toEqual({ pMin: 0.01, crossedAt: 2, effect: 0.02, namedAt: 2 });
});

it('names at the first later look that may, in the direction of the first crossing', () => {
  const looks = [look(0.01, 0.3, 1, false), look(0.01, -0.3, 2), look(0.9, 0.3, 3), look(0.01, 0.3, 4)];
  expect(looks.reduce(afterLook, noStanding)).toEqual({ pMin: 0.01, crossedAt: 1, effect: 0.3, namedAt: 4 });
});

const anyLook = fc.record({
  p: fc.double({ min: 0, max: 1, noNaN: true }),
  level: fc.constant(0.05),
  effect: fc.double({ min: -1, max: 1, noNaN: true }),
  mayName: fc.boolean(),
  at: fc.integer({ min: 1, max: 100 }),
});

it('no look takes a crossing or a name back', () => {
  fc.assert(
    fc.property(fc.array(anyLook), anyLook, (looks, last) => {
      const before = looks.reduce(afterLook, noStanding);
      const after = afterLook(before, last);
      expect(after.pMin).toBeLessThanOrEqual(before.pMin);
      if (before.crossedAt > 0) expect([after.crossedAt, after.effect]).toEqual([before.crossedAt, before.effect]);
      if (before.namedAt > 0) expect(after.namedAt).toBe(before.namedAt);
    }),
  );
});

it("two servers' standings merge to the earlier crossing, in any order", () => {
  const [one, other] = [afterLook(noStanding, look(0.01, 0.2, 5, false)), afterLook(noStanding, look(0.04, -0.1, 3))];
  const merged = { pMin: 0.01, crossedAt: 3, effect: -0.1, namedAt: 3 };
  expect([mergeStandings(one, other), mergeStandings(other, one)]).toEqual([merged, merged]);
  expect(mergeStandings(noStanding, one)).toEqual(one);
});
