const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How long ago in words, the nearest unit. @param at milliseconds since 1970 */
export function ago(at: number, now: number): string {
  const ms = now - at;
  if (ms < minute) return 'now';
  if (ms < hour) return many(Math.floor(ms / minute), 'minute');
  if (ms < day) return many(Math.floor(ms / hour), 'hour');
  if (ms < 14 * day) return many(Math.floor(ms / day), 'day');
  return many(Math.floor(ms / (7 * day)), 'week');
}

/** How long something has lasted, the nearest unit: `52 min`, `5 h`, `3 days`. */
export function lasted(ms: number): string {
  if (ms < 2 * hour) return `${Math.floor(ms / minute)} min`;
  return ms < 2 * day ? `${Math.floor(ms / hour)} h` : `${Math.floor(ms / day)} days`;
}

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** The hour and minute, in the reader's own zone. */
export const clockTime = (at: number): string => clock.format(at);

const exact = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
/** The hour, minute and second, in the reader's own zone. */
export const clockSeconds = (at: number): string => exact.format(at);

/** The day where it is another than today's, and the time, in the reader's own zone. */
export const dayTime = (at: number, now: number): string =>
  new Date(at).toDateString() === new Date(now).toDateString() ? `Today ${clock.format(at)}` : date.format(at);

/** Day and time, in the reader's own zone. */
export const dateTime = (at: number): string => date.format(at);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const wholeDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const midnightOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);
/** Whole days between the midnights of two moments; a day of a clock change has 23 or 25 hours. */
const daysBetween = (from: number, to: number) => Math.round((midnightOf(to) - midnightOf(from)) / day);

/** A day in words, such as `Friday, 27 November`. */
export const dayInWords = (at: number): string => wholeDay.format(at).replace(/^(\w+),? /, '$1, ');

/** A day as near as it is: `today`, `Monday` within a week to come, else `3 Dec`. */
export function nearDay(at: number, now: number): string {
  const days = daysBetween(now, at);
  const [name] = days === 0 ? ['today'] : days === 1 ? ['tomorrow'] : days === -1 ? ['yesterday'] : [undefined];
  return name ?? (days > 1 && days < 7 ? weekday.format(at) : dayAndMonth.format(at));
}

/** The same with the clock's time: `Monday 06:00`. */
export const nearTime = (at: number, now: number): string => `${nearDay(at, now)} ${clockTime(at)}`;

const shortWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** A moment to come in few letters: `Mon 06:00` within a week, else `3 Dec`. */
export const shortTime = (at: number, now: number): string =>
  at >= now && daysBetween(now, at) < 7 ? `${shortWeekday.format(at)} ${clockTime(at)}` : dayAndMonth.format(at);

/** The place of the reader's zone, as `New York time`; `UTC` as it is. */
export function zoneInWords(): string {
  const zone = ownZone();
  return zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;
}

/** The same moment in UTC, for a title. */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The reader's zone, such as `America/New_York`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
