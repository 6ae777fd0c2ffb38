const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false });
const date = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
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

/** The same moment in UTC, for a title. */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The reader's zone, such as `America/New_York`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
