import { expect, it } from 'vitest';
import { dayNumber } from '#contract/experiments/zone-days.ts';
import { readQuestion } from './question.ts';

const now = Date.UTC(2026, 10, 28, 12);
const ask = (from: string, to: string, zone = 'America/New_York') =>
  readQuestion({ from, to, zone, where: {} } as never, 'America/New_York', undefined, now);

it('days are asked for with both ends, and one that ends before it begins is refused', () => {
  expect(ask('2026-11-27', '2026-11-27').days).toEqual([dayNumber('2026-11-27')]);
  expect(() => ask('2026-11-28', '2026-11-27')).toThrow('The first day is after the last one.');
});

it('days of long ago are told in the business’s own zone alone', () => {
  expect(ask('2026-01-01', '2026-01-31').isStored).toBe(true);
  expect(() => ask('2026-01-01', '2026-01-31', 'UTC')).toThrow('are kept in New York time');
});
