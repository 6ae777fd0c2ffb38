import { type Fall, fallHours, fallTo, type QualifiedCount } from '#contract/experiments/qualified-fall.ts';
import { groupBy } from '../lib/group-by.ts';
import type { ArrivalStore, CampaignBin } from '../store/arrival-store.ts';

const hourMs = 3_600_000;
/** Days that a row's line shows, and days that its numbers are of. */
const [trendDays, sumDays] = [14, 7];

/** What a list says of a campaign; each part is undefined where nothing was counted. */
export interface CampaignFigures {
  readonly visits: number;
  readonly qualified: number | undefined;
  readonly trend: readonly number[] | undefined;
}

/** A campaign whose qualified share fell to half or less of that at the same hours before. */
export interface CampaignFall extends Fall {
  readonly campaign: string;
}

/** @param parts how many parts of each day, counted back; all of them without it */
function sumOf(bins: readonly CampaignBin[], from: number, to: number, parts: number = fallHours.length): QualifiedCount {
  const within = bins.filter(({ bin, part }) => bin >= from && bin < to && part < parts);
  return {
    visits: within.reduce((sum, { visits }) => sum + visits, 0),
    qualified: within.reduce((sum, { qualified }) => sum + qualified, 0),
  };
}

function figuresOf(bins: readonly CampaignBin[], known: number): CampaignFigures {
  const { visits, qualified } = sumOf(bins, -1, sumDays);
  const days = Array.from({ length: known }, (_, at) => known - 1 - at);
  return {
    visits,
    qualified: visits === 0 ? undefined : qualified / visits,
    // the hour that has begun belongs to the last day
    trend: known < 2 ? undefined : days.map((day) => sumOf(bins, day === 0 ? -1 : day, day + 1).qualified),
  };
}

/** The fall in the fewest last hours that say so; undefined without one. */
function fallOf(bins: readonly CampaignBin[]): Fall | undefined {
  for (const [at, hours] of fallHours.entries()) {
    // visits of the hour that has begun had no time to end
    const [before, after] = [sumOf(bins, 1, 1 + sumDays, at + 1), sumOf(bins, 0, 1, at + 1)];
    const left = fallTo(before, after);
    if (left) return { hours, before, after, left };
  }
  return undefined;
}

/** Figures of all campaigns, by key, and what fell. Pure. @param bins of the last `trendDays` days */
export function campaignFiguresOf(bins: readonly CampaignBin[]): {
  readonly figures: ReadonlyMap<string, CampaignFigures>;
  readonly falls: readonly CampaignFall[];
} {
  // days before the first that was counted are unknown, not zero
  const known = Math.max(0, ...bins.map(({ bin }) => bin + 1));
  const own = groupBy(bins, ({ campaign }) => campaign);
  const falls = [...own].flatMap(([campaign, each]): CampaignFall[] => {
    const fall = fallOf(each);
    return fall ? [{ campaign, ...fall }] : [];
  });
  return { figures: new Map([...own].map(([campaign, each]) => [campaign, figuresOf(each, known)])), falls };
}

/** The same from the store, in one question however many campaigns. @throws StoreUnavailable */
export const campaignFigures = async (store: Pick<ArrivalStore, 'campaignBins'>, now: number, affids?: readonly string[]) =>
  campaignFiguresOf(await store.campaignBins(Math.floor(now / hourMs), trendDays, affids));
