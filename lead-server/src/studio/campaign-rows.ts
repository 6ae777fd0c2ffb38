import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { campaignMoment, timeState } from '#contract/campaign/campaign-times.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { contentOf } from '../campaigns/content.ts';
import type { ArrivalStore } from '../store/arrival-store.ts';
import type { CampaignStore, Publication, Schedule, StoredCampaign, StoredDraft } from '../store/campaign-store.ts';
import { type CampaignFigures, campaignFigures } from './campaign-figures.ts';

export type CampaignRow = StudioAnswer<'campaigns'>['rows'][number];
type CampaignList = Omit<StudioAnswer<'campaigns'>, 'at'>;

interface RowParts {
  readonly campaign: StoredCampaign;
  readonly live: CampaignContent | undefined;
  readonly draft: StoredDraft | undefined;
  readonly planned: Schedule | undefined;
  readonly last: Publication | undefined;
  readonly now: number;
  /** Undefined where nothing was counted. */
  readonly figures?: CampaignFigures | undefined;
}

export const scheduleRow = ({ act, version, dueAt, by, state, reason }: Schedule) => ({ act, version, dueAt, by, state, reason });

/** A content's own start and end; undefined without any. */
function timesOf(content: CampaignContent, now: number): CampaignRow['times'] {
  const [startsAt, endsAt] = [campaignMoment(content.startsAt), campaignMoment(content.endsAt)];
  if (startsAt === undefined && endsAt === undefined) return undefined;
  const times = { ...(startsAt !== undefined && { startsAt }), ...(endsAt !== undefined && { endsAt }) };
  return { ...times, is: timeState(content, now) };
}

/** One campaign as a list shows it: what is live, or its draft while nothing is. */
export function campaignRow({ campaign, live, draft, planned, last, now, figures }: RowParts): CampaignRow {
  const drawn = draft && contentOf(draft);
  const content = live ?? drawn;
  const times = content && timesOf(content, now);
  // a draft may lack any field yet
  const { flow, oid, affid, switches = {}, experiments = [] }: Partial<CampaignContent> = content ?? {};
  return {
    key: campaign.key,
    path: content?.path ?? `/${campaign.key}`,
    state: campaign.state,
    version: campaign.liveVersion,
    flow: flow ?? '',
    oid: oid ?? '',
    affid: affid ?? '',
    language: switches.lang ?? 'en',
    theme: switches.theme ?? '',
    brand: switches.brand ?? '',
    experiments: experiments.map(({ name }) => name),
    ...(times && { times }),
    ...(draft &&
      drawn && {
        draft: { at: draft.at, by: draft.by, because: draft.because, changes: campaignDifferences(live ?? {}, drawn).length },
      }),
    ...(planned && { planned: scheduleRow(planned) }),
    ...(last && { changed: { at: last.at, by: last.by } }),
    ...figures,
  };
}

/** Publications that are read for a list: the last of every campaign is among them, or long ago. */
const publicationsRead = 500;

/** Every campaign as a list shows it, by its path, and what fell. @param affids whose figures are shown @throws StoreUnavailable */
export async function campaignList(
  store: CampaignStore & ArrivalStore,
  now: number,
  affids?: readonly string[],
): Promise<CampaignList> {
  const [campaigns, live, drafts, schedules, publications, { figures, falls }] = await Promise.all([
    store.campaigns(),
    store.liveCampaigns(),
    store.campaignDrafts(),
    store.campaignSchedules(),
    store.publications(undefined, publicationsRead),
    campaignFigures(store, now, affids),
  ]);
  const byKey = <Row extends { readonly key: string }>(rows: readonly Row[]) =>
    new Map([...rows].reverse().map((each) => [each.key, each]));
  const [liveOf, draftOf, plannedOf, lastOf] = [
    byKey(live.campaigns),
    byKey(drafts),
    byKey(schedules),
    // the table of a fresh start is nobody's change
    byKey(publications.filter(({ act }) => act !== 'code')),
  ] as const;
  const rows = campaigns.map((campaign) => {
    const row = liveOf.get(campaign.key);
    return campaignRow({
      campaign,
      live: row && contentOf(row),
      draft: draftOf.get(campaign.key),
      planned: plannedOf.get(campaign.key),
      last: lastOf.get(campaign.key),
      now,
      figures: figures.get(campaign.key),
    });
  });
  const pathOf = new Map(rows.map(({ key, path }) => [key, path]));
  return {
    rows,
    falls: falls.flatMap(({ campaign: key, ...fall }) => {
      const path = pathOf.get(key);
      return path === undefined ? [] : [{ key, path, ...fall }];
    }),
  };
}
