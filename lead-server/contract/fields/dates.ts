import type { Answers } from './fields.ts';

/** A calendar day in UTC; `month` is 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface Elapsed {
  readonly days: number;
  /** Whole calendar months. See docs/spec/lead-record.md#elapsed-time. */
  readonly months: number;
}

/** Stored for "Earlier than 2015". See docs/spec/validation.md#dates. */
export const earlierThan2015 = 'earlier_than_2015';

const dayNumber = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / 86_400_000;

/** The calendar day of a moment, in UTC. */
export const dayOf = (moment: Date): Day => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
});

/** Hours by which the earliest time zone is ahead of UTC (Kiribati). */
const earliestTimeZoneHours = 14;

/** The latest day on anybody's calendar now. In Guam a month begins ten hours before UTC. */
export const latestToday = (now: Date): Day => dayOf(new Date(now.getTime() + earliestTimeZoneHours * 3_600_000));

/** `YYYY-MM-DD`. */
export const isoDay = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day this many days later. */
export const addDays = ({ year, month, day }: Day, days: number): Day => dayOf(new Date(Date.UTC(year, month - 1, day + days)));

/** The year that the incident is counted from. "Earlier than 2015" is 2014, the latest it can have been (assumed). */
export const incidentYear = ({ injury_year }: Answers): number => (injury_year === earlierThan2015 ? 2014 : Number(injury_year));

/** The day of the incident: as given, else the first of the month, else January 1. See docs/spec/lead-record.md#incident-date. */
export function incidentDate(answers: Answers): Day | undefined {
  const month = Number(answers.injury_month ?? 1);
  const day = Number(answers.injury_day ?? 1);
  const year = incidentYear(answers);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && year >= 1900 ? { year, month, day } : undefined;
}

/** Whether the calendar has this day. */
export const isRealDay = ({ year, month, day }: Day): boolean => dayOf(new Date(Date.UTC(year, month - 1, day))).day === day;

/**
 * Days and whole calendar months from a day to a moment, in UTC; negative for the future. See
 * docs/spec/lead-record.md#elapsed-time.
 */
export function elapsedSince(day: Day, now: Date): Elapsed {
  const today = dayOf(now);
  const months = (today.year - day.year) * 12 + (today.month - day.month) - (today.day < day.day ? 1 : 0);
  return { days: dayNumber(today) - dayNumber(day), months };
}

/** Values of accident_date_button, newest first. Only "Over 2 Years" is specified. See docs/spec/flows.md#funding. */
export const timeFrames = [
  'Within 2 Weeks',
  'Within 3 Months',
  'Within 6 Months',
  'Within 1 Year',
  'Within 2 Years',
  'Over 2 Years',
] as const;
type TimeFrame = (typeof timeFrames)[number];

/** What each time frame counts as. assumed: a frame counts from its recent end, in the visitor's favour; it makes no date. */
const elapsedByTimeFrame: Readonly<Record<TimeFrame, Elapsed>> = {
  'Within 2 Weeks': { days: 14, months: 0 },
  'Within 3 Months': { days: 16, months: 0 },
  'Within 6 Months': { days: 93, months: 3 },
  'Within 1 Year': { days: 184, months: 6 },
  'Within 2 Years': { days: 366, months: 13 },
  'Over 2 Years': { days: 731, months: 25 },
};

/** The time frame that a time since the incident falls into, newest first. */
export function timeFrameOf({ days, months }: Elapsed): TimeFrame {
  if (days <= 14) return 'Within 2 Weeks';
  if (months < 3) return 'Within 3 Months';
  if (months < 6) return 'Within 6 Months';
  if (months < 12) return 'Within 1 Year';
  return months <= 24 ? 'Within 2 Years' : 'Over 2 Years';
}

/** The fewest days of an incident that is not recent. See docs/spec/routing.md#recent-incident. */
const notRecentDays = 16;

const notNegative = ({ days, months }: Elapsed): Elapsed => ({ days: Math.max(0, days), months: Math.max(0, months) });

/** Whether the year alone is known, as in the one-page form. */
export const isYearOnly = ({ injury_month, injury_day, injury_year }: Answers): boolean =>
  injury_year !== undefined && injury_month === undefined && injury_day === undefined;

/** A year counts from its last day, in the visitor's favour as time frames do; this year's is no recent incident by that. */
function elapsedSinceYear(year: number, now: Date): Elapsed {
  const [first, last] = [elapsedSince({ year, month: 1, day: 1 }, now), elapsedSince({ year, month: 12, day: 31 }, now)];
  return notNegative({ days: Math.max(last.days, Math.min(notRecentDays, first.days)), months: last.months });
}

/** Time since the incident, by its date, year or time frame; undefined without any. See docs/spec/lead-record.md#incident-date. */
export function elapsedOf(answers: Answers, now: Date): Elapsed | undefined {
  const date = incidentDate(answers);
  if (date) return isYearOnly(answers) ? elapsedSinceYear(date.year, now) : notNegative(elapsedSince(date, now));
  const frame = answers.accident_date_button ?? '';
  return Object.hasOwn(elapsedByTimeFrame, frame) ? elapsedByTimeFrame[frame as TimeFrame] : undefined;
}
