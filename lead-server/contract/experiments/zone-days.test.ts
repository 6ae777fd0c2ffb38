import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockSpans, dayAt, dayName, dayNumber, isZone, zoneDays, zoneName } from './zone-days.ts';

it('a day of a clock change has 23 or 25 hours', () => {
  const days = zoneDays('America/New_York');
  const hoursOf = (name: string) => days.firstHour(dayNumber(name) + 1) - days.firstHour(dayNumber(name));
  expect(hoursOf('2026-03-08')).toBe(23);
  expect(hoursOf('2026-11-01')).toBe(25);
  expect(hoursOf('2026-11-27')).toBe(24);
  expect(new Date(days.firstHour(dayNumber('2026-11-27')) * 3_600_000).toISOString()).toBe('2026-11-27T05:00:00.000Z');
});

it('each hour is between the first hours of its day and the next', () => {
  const zones = fc.constantFrom('UTC', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(zones, fc.integer({ min: 480_000, max: 510_000 }), (zone, hour) => {
      const { dayOf, firstHour } = zoneDays(zone);
      const day = dayOf(hour);
      expect(firstHour(day)).toBeLessThanOrEqual(hour);
      expect(firstHour(day + 1)).toBeGreaterThan(hour);
    }),
  );
});

it('a clock stands still within each span, and differs from one to the next', () => {
  const days = zoneDays('America/New_York');
  const [year, next] = ['2026-01-01', '2027-01-01'].map((name) => days.firstHour(dayNumber(name))) as [number, number];
  const spans = clockSpans(days, year, next);
  expect(spans.map(({ minutes }) => minutes)).toEqual([-300, -240, -300]);
  expect(spans.map(({ until }) => (Number.isFinite(until) ? new Date(until * 3_600_000).toISOString() : 'no end'))).toEqual([
    '2026-03-08T07:00:00.000Z',
    '2026-11-01T06:00:00.000Z',
    'no end',
  ]);
});

it('zones and days have names', () => {
  expect(isZone('America/New_York')).toBe(true);
  expect(isZone('New York')).toBe(false);
  expect(zoneName('America/New_York')).toBe('New York time');
  expect(zoneName('UTC')).toBe('UTC');
  expect(dayName(dayNumber('2026-11-28'))).toBe('2026-11-28');
  expect(dayAt('America/New_York', Date.UTC(2026, 10, 28, 3))).toBe('2026-11-27');
});
