import { deskZone } from '#contract/consent/privacy-request.ts';

/** A day as `2026-11-28`. */
export type Day = string;
/** `business days` leave out Saturdays, Sundays and the law's holidays. */
export type DayUnit = 'days' | 'business days';
/** Whose holidays are no business days. */
export type Holidays = 'us' | 'none';

const dayMs = 86_400_000;
const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: deskZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment at the desk. Pure. */
export const dayOf = (at: number): Day => inZone.format(at);

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);
const later = (day: Day, days: number): Day => toDay(new Date(noonOf(day).getTime() + days * dayMs));

/** The day of the nth weekday of a month; the last one for -1. Months and weekdays count from 0. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0, 12));
    return later(toDay(last), -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = new Date(Date.UTC(year, month, 1, 12));
  return later(toDay(first), ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1));
}

/** A holiday of a date: on a Sunday it is kept on Monday, on a Saturday nobody has a further day off. */
function kept(year: number, month: number, date: number): Day {
  const day = toDay(new Date(Date.UTC(year, month, date, 12)));
  return noonOf(day).getUTCDay() === 0 ? later(day, 1) : day;
}

/** Holidays that California and the United States share: one that only one of them has would make a term too long. */
const usHolidays = (year: number): readonly Day[] => [
  kept(year, 0, 1),
  nthWeekday(year, 0, 1, 3),
  nthWeekday(year, 1, 1, 3),
  nthWeekday(year, 4, 1, -1),
  kept(year, 6, 4),
  nthWeekday(year, 8, 1, 1),
  kept(year, 10, 11),
  nthWeekday(year, 10, 4, 4),
  kept(year, 11, 25),
];

/** Whether offices work on a day. Pure. */
export function isBusinessDay(day: Day, holidays: Holidays): boolean {
  const date = noonOf(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return holidays === 'none' || !usHolidays(date.getUTCFullYear()).includes(day);
}

/** The day so many days after another. Pure. */
export function addDays(day: Day, count: number, unit: DayUnit, holidays: Holidays): Day {
  if (unit === 'days') return later(day, count);
  let at = day;
  for (let left = count; left > 0; ) {
    at = later(at, 1);
    if (isBusinessDay(at, holidays)) left -= 1;
  }
  return at;
}

/** Days from one day to another, negative where it is over. Pure. */
export function daysBetween(from: Day, to: Day, unit: DayUnit, holidays: Holidays): number {
  if (unit === 'days') return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / dayMs);
  if (to < from) return -daysBetween(to, from, unit, holidays);
  let count = 0;
  for (let at = later(from, 1); at <= to; at = later(at, 1)) if (isBusinessDay(at, holidays)) count += 1;
  return count;
}
