import { siteOf } from '../lib/network.ts';
import { requestOrigin } from '../lib/request-origin.ts';
import { type CallPartner, type CallResult, PartnerFailure } from './client.ts';

const hourMs = 3_600_000;
/** What one network, and one /48 of IPv6, may use of an hour's calls: no single network can spend them all. */
const shares = { network: 0.1, site: 0.3 };

/** Counts a call of this hour. @returns whether it may be made */
export type HourlyBudget = () => boolean;

interface BudgetOptions {
  /** 0 sets no limit; read at each call. */
  readonly perHour: number;
  /** Called once an hour when all are spent. */
  readonly onSpent: () => void;
  /** Called for each call that is not made. */
  readonly onRefused?: (result: CallResult) => void;
  readonly now?: () => number;
}

/**
 * So many calls an hour, a tenth of them by one network and three tenths by one /48. A process counts its own. See
 * docs/spec/calls.md#paid-checks.
 */
export function hourlyBudget(options: BudgetOptions): HourlyBudget {
  const { onSpent, onRefused = () => {}, now = Date.now } = options;
  let [hour, calls] = [0, 0];
  let saidIn = -1;
  // no more than an hour has calls
  const byOrigin = new Map<string, number>();

  const isOver = (origin: string | undefined, share: number, perHour: number): boolean => {
    if (origin === undefined) return false;
    return (byOrigin.get(origin) ?? 0) >= Math.max(1, Math.floor(perHour * share));
  };
  return () => {
    const { perHour } = options;
    if (perHour === 0) return true;
    const current = Math.floor(now() / hourMs);
    if (current !== hour) {
      [hour, calls] = [current, 0];
      byOrigin.clear();
    }
    const network = requestOrigin.getStore();
    const site = network && siteOf(network);
    if (isOver(network, shares.network, perHour) || isOver(site, shares.site, perHour)) {
      onRefused('network_spent');
      return false;
    }
    if (calls >= perHour) {
      if (saidIn !== hour) onSpent();
      saidIn = hour;
      onRefused('budget_spent');
      return false;
    }
    calls += 1;
    for (const each of [network, site]) if (each !== undefined) byOrigin.set(each, (byOrigin.get(each) ?? 0) + 1);
    return true;
  };
}

/** The same partner, asked as often as the budget allows; beyond it a call fails at once, as when the partner is away. */
export const withBudget =
  (ask: CallPartner, budget: HourlyBudget): CallPartner =>
  async (...asked) => {
    if (!budget()) throw new PartnerFailure('The calls of this hour are spent');
    return ask(...asked);
  };
