import type { Answers } from './fields.ts';

/** A calendar day in UTC; `month` is 1 to 12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface Elapsed {
  readonly days: number;
  /** Whole calendar months (decisions 5). */
  readonly months: number;
}

/** What is stored when the visitor picks "Earlier than 2015" (Variants 5). */
export const earlierThan2015 = 'earlier_than_2015';

const dayNumber = ({ year, month, day }: Day) => Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);

/** The calendar day of a moment, in UTC. */
export const dayOf = (moment: Date): Day => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  day: moment.getUTCDate(),
});

/** `YYYY-MM-DD`. */
export const isoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day this many days later. */
export const plusDays = ({ year, month, day }: Day, days: number): Day => dayOf(new Date(Date.UTC(year, month - 1, day + days)));

/**
 * The day that the incident is counted from: the first of the month given (Core 3, incident_date). "Earlier than 2015" counts
 * from that month of 2014, the latest it can have been (assumed). Undefined until year and month are both answered.
 */
export function incidentDate(answers: Answers): Day | undefined {
  const month = Number(answers.injury_month);
  const year = answers.injury_year === earlierThan2015 ? 2014 : Number(answers.injury_year);
  return month >= 1 && month <= 12 && year >= 1900 ? { year, month, day: 1 } : undefined;
}

/** Days and whole calendar months from a day to a moment, in UTC (decisions 5). Negative when the day is to come. */
export function elapsedSince(day: Day, now: Date): Elapsed {
  const today = dayOf(now);
  const months = (today.year - day.year) * 12 + (today.month - day.month) - (today.day < day.day ? 1 : 0);
  return { days: dayNumber(today) - dayNumber(day), months };
}
