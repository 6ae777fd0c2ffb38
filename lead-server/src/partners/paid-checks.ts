import type { HourlyBudget } from './hourly-budget.ts';

/** How long a verdict on one phone or email is remembered: a visitor who goes back is not paid for twice. */
const rememberedMs = 10 * 60_000;
const mostRemembered = 10_000;

interface PaidCheckOptions<Verdict> {
  /** Counts a call, or says that no more may be made. */
  readonly budget: HourlyBudget;
  /** The verdict once the hour's are spent: as of a service that failed, so that no visitor is stopped. */
  readonly unknown: Verdict;
  /** The one spelling of a value's many: a gmail address with dots, a phone with brackets. */
  readonly canonical: (value: string) => string;
  readonly now?: () => number;
}

/**
 * A check that costs money: each value once in ten minutes, and so many in an hour. Never rejects where the check doesn't. See
 * docs/spec/calls.md#paid-checks.
 */
export function paidCheck<Verdict>(
  check: (value: string) => Promise<Verdict>,
  { budget, unknown, canonical, now = Date.now }: PaidCheckOptions<Verdict>,
): (value: string) => Promise<Verdict> {
  const remembered = new Map<string, { readonly verdict: Promise<Verdict>; readonly until: number }>();
  return (value) => {
    const key = canonical(value);
    const known = remembered.get(key);
    if (known && known.until > now()) return known.verdict;
    if (!budget()) return Promise.resolve(unknown);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string);
    const verdict = check(value);
    remembered.delete(key);
    remembered.set(key, { verdict, until: now() + rememberedMs });
    // a failed check is repeated
    verdict.then(
      (found) => found === unknown && remembered.delete(key),
      () => remembered.delete(key),
    );
    return verdict;
  };
}
