import { expect, it } from 'vitest';
import { momentOf, nextHour, whenFault } from './when.ts';

// tests run in St. John's, three and a half hours behind UTC
const now = Date.UTC(2026, 10, 28, 15, 50);

it('offers the next full hour of the reader’s zone, half an hour ahead', () => {
  expect(nextHour(now)).toBe('2026-11-28T13:00');
  expect(momentOf(nextHour(now))).toBe(Date.UTC(2026, 10, 28, 16, 30));
  expect(nextHour(Date.UTC(2026, 10, 28, 16, 10))).toBe('2026-11-28T14:00');
});

it('refuses what is over and what is no moment', () => {
  expect(whenFault(undefined, now)).toBeUndefined();
  expect(whenFault(nextHour(now), now)).toBeUndefined();
  expect(whenFault('2026-11-28T12:20', now)).toContain('is over');
  expect(whenFault('', now)).toBe('Choose a day and a time.');
});
