/** Days for which a submission may wait on a visitor's device. assumed: no honest page keeps one longer. */
const longestWaitDays = 31;
/** Minutes by which a visitor's clock may be ahead of ours. */
const clockSlackMinutes = 5;

/**
 * The moment that a submission's dates are counted against: when the visitor finished, by their clock, so that a lead which waited
 * on the device over midnight is judged as its visitor's page judged it, and walks the same way. A moment that is to come, longer ago
 * than a device waits, or no moment at all, counts for nothing: then it is `now`.
 * @param finishedAt ISO 8601, from the browser
 */
export function evaluatedAt(finishedAt: string | undefined, now: Date): Date {
  const moment = finishedAt && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(finishedAt) ? new Date(finishedAt) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return now;
  const waited = now.getTime() - moment.getTime();
  return waited < -clockSlackMinutes * 60_000 || waited > longestWaitDays * 86_400_000 ? now : moment;
}
