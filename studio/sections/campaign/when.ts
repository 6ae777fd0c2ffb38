/** A moment as the browser's control has it, in its own zone; undefined for now. */
export type When = string | undefined;

/** The moment in milliseconds since 1970; undefined for now, NaN while none is chosen. */
export const momentOf = (when: When): number | undefined => (when === undefined ? undefined : new Date(when).getTime());

/** Milliseconds as the browser's control writes them. */
export function localText(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offset).toISOString().slice(0, 16);
}

const halfHour = 1_800_000;

/** The next full hour of the reader's zone, at least half an hour ahead. */
export function nextHour(now: number): string {
  const soonest = new Date(now + halfHour);
  const isFull = soonest.getMinutes() === 0 && soonest.getSeconds() === 0 && soonest.getMilliseconds() === 0;
  return localText(soonest.setHours(soonest.getHours() + (isFull ? 0 : 1), 0, 0, 0));
}

/** Why a moment cannot be one to come; undefined where it can. */
export function whenFault(when: When, now: number): string | undefined {
  const at = momentOf(when);
  if (at === undefined) return undefined;
  if (Number.isNaN(at)) return 'Choose a day and a time.';
  return at <= now ? 'That time is over: choose a later one.' : undefined;
}
