/** The beginning of a day of an address (`2026-11-28`) in the reader's own zone, in milliseconds; undefined for what is no day. */
export function dayStart(day: string | undefined): number | undefined {
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const at = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** The end of such a day: the beginning of the next one. */
export function dayEnd(day: string | undefined): number | undefined {
  const at = dayStart(day);
  if (at === undefined) return undefined;
  const next = new Date(at);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
