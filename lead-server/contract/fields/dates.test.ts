import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moments } from '../testing/arbitraries.ts';
import {
  addDays,
  type Day,
  dayOf,
  earlierThan2015,
  elapsedOf,
  elapsedSince,
  incidentDate,
  isoDay,
  latestToday,
  timeFrameOf,
  timeFrames,
} from './dates.ts';

const day = (iso: string): Day => dayOf(new Date(iso));

describe('elapsed time, in whole calendar months and days of UTC', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00Z', 0, 0],
    ['2026-03-01', '2026-03-31T23:59:59Z', 30, 0],
    ['2026-03-01', '2026-04-01T00:00:00Z', 31, 1],
    ['2024-01-31', '2024-02-29T12:00:00Z', 29, 0],
    ['2024-03-01', '2026-03-01T00:00:00Z', 730, 24],
    ['2024-02-01', '2026-02-28T00:00:00Z', 758, 24],
  ])('from %s to %s: %d days, %d months', (from, to, days, months) => {
    expect(elapsedSince(day(from), new Date(to))).toEqual({ days, months });
  });

  it('agrees with adding the days back, and never decreases over time', () => {
    assert(
      property(moments, integer({ min: 0, max: 4000 }), (now, back) => {
        const from = addDays(dayOf(now), -back);
        const { days, months } = elapsedSince(from, now);
        expect(days).toBe(back);
        expect(addDays(from, days)).toEqual(dayOf(now));
        expect(elapsedSince(addDays(from, -1), now).months).toBeGreaterThanOrEqual(months);
      }),
    );
  });
});

describe('the incident’s date', () => {
  it('is the first of the month given', () => {
    expect(incidentDate({ injury_month: '7', injury_year: '2025' })).toEqual({ year: 2025, month: 7, day: 1 });
    expect(incidentDate({ injury_month: '7', injury_year: '2025', injury_day: '9' })?.day).toBe(9);
    expect(isoDay({ year: 2025, month: 7, day: 1 })).toBe('2025-07-01');
  });
  it('is the first of January where only the year is asked', () =>
    expect(incidentDate({ injury_year: '2025' })).toEqual({ year: 2025, month: 1, day: 1 }));
  it('counts "earlier than 2015" from 2014', () =>
    expect(incidentDate({ injury_month: '12', injury_year: earlierThan2015 })?.year).toBe(2014));
  it.each([
    {},
    { injury_month: '7' },
    { injury_month: '0', injury_year: '2025' },
    { injury_month: '13', injury_year: '2025' },
    { injury_month: '1', injury_year: 'x' },
    { injury_month: '1', injury_year: '1899' },
    { injury_month: '1', injury_year: '2025', injury_day: '0' },
    { injury_month: '1', injury_year: '2025', injury_day: '32' },
  ])('is unknown for %o', (answers) => expect(incidentDate(answers)).toBeUndefined());
  it('may be in 1900, and no earlier', () => expect(incidentDate({ injury_month: '1', injury_year: '1900' })?.year).toBe(1900));
  it('may be on the last day of a month', () =>
    expect(incidentDate({ injury_month: '1', injury_year: '2025', injury_day: '31' })?.day).toBe(31));
});

describe('a year alone', () => {
  it.each([
    ['2025', '2026-11-28', 332, 10],
    ['2026', '2026-11-28', 16, 0],
    ['2026', '2026-01-05', 4, 0],
    ['2024', '2026-11-28', 697, 22],
    [earlierThan2015, '2026-11-28', 4350, 142],
  ])('%s counts on %s as %d days and %d months ago, from its last day', (injury_year, on, days, months) => {
    expect(elapsedOf({ injury_year }, new Date(`${on}T12:00:00Z`))).toEqual({ days, months });
  });
});

describe('a time frame', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const counted = timeFrames.map((accident_date_button) => elapsedOf({ accident_date_button }, now) ?? { days: -1, months: -1 });
  it('counts from its recent end: each longer ago than the one before', () => {
    expect(counted.map(({ days }) => days)).toEqual([14, 16, 93, 184, 366, 731]);
    expect(counted.map(({ months }) => months)).toEqual([0, 0, 3, 6, 13, 25]);
  });
  it('gives way to a date, and an unknown one counts as none', () => {
    expect(elapsedOf({ accident_date_button: 'Over 2 Years', injury_month: '3', injury_year: '2026' }, now)?.days).toBe(9);
    for (const accident_date_button of ['Yesterday', 'constructor']) {
      expect(elapsedOf({ accident_date_button }, now)).toBeUndefined();
    }
  });
});

it.each([
  [0, 0, 'Within 2 Weeks'],
  [14, 0, 'Within 2 Weeks'],
  [15, 0, 'Within 3 Months'],
  [91, 2, 'Within 3 Months'],
  [92, 3, 'Within 6 Months'],
  [183, 5, 'Within 6 Months'],
  [184, 6, 'Within 1 Year'],
  [364, 11, 'Within 1 Year'],
  [365, 12, 'Within 2 Years'],
  [760, 24, 'Within 2 Years'],
  [761, 25, 'Over 2 Years'],
])('%i days and %i whole months ago is the time frame %s', (days, months, frame) =>
  expect(timeFrameOf({ days, months })).toBe(frame),
);

describe('latestToday', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', { year: 2026, month: 2, day: 1 }],
    ['2026-01-31T09:59:59.999Z', { year: 2026, month: 1, day: 31 }],
  ])('at %s is the day of the earliest time zone, 14 hours ahead', (now, day) => {
    expect(latestToday(new Date(now))).toEqual(day);
  });
});
