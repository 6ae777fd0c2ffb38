const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** The days of a zone, counted since 1 January 1970 there. Hours are whole hours since 1970, UTC. */
export interface ZoneDays {
  readonly zone: string;
  /** How many minutes the zone's clock is before UTC at an hour. */
  minutesAt(hour: number): number;
  /** The day in which an hour begins. */
  dayOf(hour: number): number;
  /** The first hour that begins in a day. */
  firstHour(day: number): number;
}

/** Whether the runtime knows a zone by this name, such as `America/New_York`. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

const made = new Map<string, ZoneDays>();

/** How many minutes a zone's clock is before UTC at a moment. Sweden writes dates as ISO 8601 does. */
function clockOf(zone: string): (at: number) => number {
  const [date, time] = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { hour: '2-digit', minute: '2-digit' },
  ] as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', ...date, ...time });
  return (at) => Math.round((Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / 60_000);
}

/** The days of a zone; where its clock changes a day has 23 or 25 hours. @throws RangeError for no zone */
export function zoneDays(zone: string): ZoneDays {
  const known = made.get(zone);
  if (known) return known;
  const clock = zone === 'UTC' ? () => 0 : clockOf(zone);
  const minutes = new Map<number, number>();
  const minutesAt = (hour: number) => {
    const before = minutes.get(hour);
    if (before !== undefined) return before;
    if (minutes.size > 20_000) minutes.clear();
    const found = clock(hour * hourMs);
    minutes.set(hour, found);
    return found;
  };
  const dayOf = (hour: number) => Math.floor((hour * 60 + minutesAt(hour)) / 1440);
  const firstHour = (day: number) => {
    // no zone is further from UTC than 14 hours
    let hour = day * 24 - 15;
    while (dayOf(hour) < day) hour += 1;
    return hour;
  };
  const days: ZoneDays = { zone, minutesAt, dayOf, firstHour };
  made.set(zone, days);
  return days;
}

/** A stretch of hours in which a clock stands still against UTC; the last has no end. */
export interface ClockSpan {
  readonly until: number;
  readonly minutes: number;
}

/** How a zone's clock stands from an hour to before another. */
export function clockSpans(days: ZoneDays, from: number, to: number): readonly ClockSpan[] {
  const spans: ClockSpan[] = [];
  for (let hour = from; hour < to; hour += 24) {
    const end = Math.min(hour + 24, to);
    if (days.minutesAt(hour) === days.minutesAt(end)) continue;
    let change = hour + 1;
    while (days.minutesAt(change) === days.minutesAt(hour)) change += 1;
    spans.push({ until: change, minutes: days.minutesAt(hour) });
  }
  return [...spans, { until: Number.POSITIVE_INFINITY, minutes: days.minutesAt(to) }];
}

/** A day as an address has it, `2026-11-28`, and back. */
export const dayName = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
export const dayNumber = (name: string): number => Math.floor(Date.parse(name) / dayMs);

/** The day of a moment in a zone. @param at milliseconds since 1970 */
export const dayAt = (zone: string, at: number): string => dayName(zoneDays(zone).dayOf(Math.floor(at / hourMs)));

/** A zone as people say it: `New York time`, or `UTC`. */
export const zoneName = (zone: string): string =>
  zone.includes('/') ? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time` : zone;
