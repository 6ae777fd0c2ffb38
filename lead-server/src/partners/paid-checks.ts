/** How long a verdict on one phone or email is remembered: a visitor who goes back is not paid for twice. */
const rememberedMs = 10 * 60_000;
const mostRemembered = 10_000;
const hourMs = 3_600_000;

interface PaidCheckOptions<Verdict> {
  /** Calls an hour; 0 sets no limit. */
  readonly perHour: number;
  /** The verdict once the hour's are spent: as of a service that failed, so that no visitor is stopped. */
  readonly unknown: Verdict;
  /** Called once an hour when they are spent. */
  readonly onSpent: () => void;
  readonly now?: () => number;
}

/**
 * A check that costs money: each value once in ten minutes, and so many in an hour. Never rejects where the check doesn't. See
 * docs/spec/calls.md#paid-checks.
 */
export function paidCheck<Verdict>(
  check: (value: string) => Promise<Verdict>,
  { perHour, unknown, onSpent, now = Date.now }: PaidCheckOptions<Verdict>,
): (value: string) => Promise<Verdict> {
  const remembered = new Map<string, { readonly verdict: Promise<Verdict>; readonly until: number }>();
  let [hour, calls] = [0, 0];

  function isSpent(): boolean {
    const current = Math.floor(now() / hourMs);
    if (current !== hour) [hour, calls] = [current, 0];
    calls += 1;
    if (perHour > 0 && calls === perHour + 1) onSpent();
    return perHour > 0 && calls > perHour;
  }

  return (value) => {
    const key = value.trim().toLowerCase();
    const known = remembered.get(key);
    if (known && known.until > now()) return known.verdict;
    if (isSpent()) return Promise.resolve(unknown);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string);
    const verdict = check(value);
    remembered.delete(key);
    remembered.set(key, { verdict, until: now() + rememberedMs });
    // what failed is asked again
    verdict.then(
      (found) => found === unknown && remembered.delete(key),
      () => remembered.delete(key),
    );
    return verdict;
  };
}
