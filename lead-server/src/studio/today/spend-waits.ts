import { keyOfPath } from '#contract/campaign/campaign.ts';
import { dayAt, dayName, dayNumber } from '#contract/experiments/zone-days.ts';
import type { Actor } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import type { Alerts } from '../../site/alerts.ts';
import type { CampaignStore } from '../../store/campaign-store.ts';
import type { Spend, SpendStore } from '../../store/spend-store.ts';
import { pathOf } from './campaign-waits.ts';
import type { Wait } from './wait.ts';

/** assumed: what a day of more than a week ago cost is known to whoever pays. */
const newDays = 7;

/** A campaign that cost more than its limit: the newest such day, and how many there are. */
interface SpendAbove extends Pick<Spend, 'day' | 'cents'> {
  readonly key: string;
  /** Cents. */
  readonly limit: number;
  readonly days: number;
}

/** The campaigns that cost more than their limit on a day, whatever their sources and affiliates. Pure. */
export function spendAbove(rows: readonly Spend[], { spendLimit, spendLimits }: Alerts): readonly SpendAbove[] {
  const limits = new Map(spendLimits.map(({ name, dollars }) => [keyOfPath(name), dollars]));
  const campaigns = new Map<string, Map<number, number>>();
  for (const { campaign, day, cents } of rows) {
    const days = campaigns.get(campaign) ?? new Map<number, number>();
    campaigns.set(campaign, days.set(day, (days.get(day) ?? 0) + cents));
  }
  return [...campaigns].flatMap(([key, days]) => {
    const limit = (limits.get(key) ?? spendLimit ?? Number.POSITIVE_INFINITY) * 100;
    const above = [...days].filter(([, cents]) => cents > limit).sort(([one], [other]) => other - one);
    const [newest] = above;
    return newest ? [{ key, day: newest[0], cents: newest[1], limit, days: above.length }] : [];
  });
}

/** Spend above a limit in the last days, for whoever may pause a campaign. @param zone the business's @throws StoreUnavailable */
export async function spendWaits(
  store: CampaignStore & SpendStore,
  { alerts, zone }: { readonly alerts: Alerts; readonly zone: string },
  now: number,
  { role }: Actor,
): Promise<readonly Wait[]> {
  if (!may(role, 'pause') || (alerts.spendLimit === undefined && alerts.spendLimits.length === 0)) return [];
  const end = dayNumber(dayAt(zone, now)) + 1;
  const above = spendAbove(await store.spend(end - newDays, end), alerts);
  if (above.length === 0) return [];
  const versions = new Map((await store.campaigns()).map(({ key, liveVersion }) => [key, liveVersion]));
  return Promise.all(
    above.map(
      async ({ key, day, ...rest }): Promise<Wait> => ({
        ...{ about: 'spend', key, day: dayName(day), ...rest },
        path: await pathOf(store, key, versions.get(key) ?? 0),
      }),
    ),
  );
}
