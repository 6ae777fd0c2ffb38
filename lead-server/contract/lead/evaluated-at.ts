/** Days for which a submission may wait on a visitor's device. assumed: no honest page keeps one longer. */
const longestWaitDays = 31;
/** Minutes by which a visitor's clock may be ahead of ours. */
const clockSlackMinutes = 5;

/**
 * The moment that a submission's dates count against: when the visitor finished, or `now` if their clock cannot be believed.
 * So a lead that waited on the device walks the path its visitor saw.
 * @param finishedAt ISO 8601, from the browser. See docs/spec/submission.md#time-of-finishing.
 */
export function evaluatedAt(finishedAt: string | undefined, now: Date): Date {
  const moment = finishedAt && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(finishedAt) ? new Date(finishedAt) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return now;
  const waited = now.getTime() - moment.getTime();
  return waited < -clockSlackMinutes * 60_000 || waited > longestWaitDays * 86_400_000 ? now : moment;
}
