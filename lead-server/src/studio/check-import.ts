import { keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { contentOf } from '../campaigns/content.ts';
import { type CampaignLook, problemsOf } from '../desk/campaigns/acts.ts';
import type { StoredContent } from '../store/campaign-store.ts';

type Row = StudioAnswer<'checkImport'>['rows'][number];
type Entry = StudioBody<'checkImport'>['entries'][number];

/** The campaigns that are there, by their keys. */
async function campaignsThere({ store }: CampaignLook) {
  const [campaigns, live, drafts] = await Promise.all([store.campaigns(), store.liveCampaigns(), store.campaignDrafts()]);
  const byKey = <Each extends { readonly key: string }>(rows: readonly Each[]) => new Map(rows.map((each) => [each.key, each]));
  return { campaigns: byKey(campaigns), live: byKey(live.campaigns), drafts: byKey(drafts) };
}

/** What each campaign of a file would change, and what keeps it from being saved: the others of the file count. @throws StoreUnavailable */
export async function checkImport(look: CampaignLook, entries: readonly Entry[]): Promise<readonly Row[]> {
  const [there, problems] = await Promise.all([
    campaignsThere(look),
    problemsOf(
      look,
      entries.map(({ content }) => content),
    ),
  ]);
  const contentAt = (row: StoredContent | undefined) => row && contentOf(row);
  return entries.map(({ content, base, draft = 0 }) => {
    const path = typeof content.path === 'string' ? content.path : '';
    const key = keyOfPath(path);
    const [campaign, live, open] = [there.campaigns.get(key), there.live.get(key), there.drafts.get(key)];
    const differences = campaignDifferences(contentAt(open ?? live) ?? {}, content);
    const version = campaign?.liveVersion ?? 0;
    const stale =
      open && open.etag !== draft
        ? `${open.by} has a draft of it, which this would replace.`
        : base !== undefined && base !== version
          ? `Version ${version} is live, and this was made from ${base}.`
          : '';
    const does = campaign === undefined ? 'new' : differences.length === 0 ? 'same' : 'change';
    return { path, does, stale, differences, problems: problems.filter((each) => keyOfPath(each.path) === key) };
  });
}
