import { type CampaignContent, keyOfPath } from '#contract/campaign/campaign.ts';
import { timeState } from '#contract/campaign/campaign-times.ts';
import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import { contentOf } from '../../../src/campaigns/content.ts';
import { openCampaign } from '../../../src/desk/campaigns/acts.ts';
import { publicationStatus } from '../../../src/desk/campaigns/publication-status.ts';
import { asJson, print, UsageError } from '../command.ts';
import { type Desk, type Given, minute } from './desk.ts';

/** How a campaign stands to its own start and end; '' without any. */
function timeText(content: Pick<CampaignContent, 'startsAt' | 'endsAt'>, now: number): string {
  const is = timeState(content, now);
  if (is === 'after') return `ended ${content.endsAt}`;
  if (is === 'before') return `opens ${content.startsAt}`;
  return content.endsAt === undefined ? '' : `ends ${content.endsAt}`;
}

/** Every campaign, a line each. */
export async function list({ store, now }: Desk, { given }: Given): Promise<void> {
  const [campaigns, live, drafts, schedules] = await Promise.all([
    store.campaigns(),
    store.liveCampaigns(),
    store.campaignDrafts(),
    store.campaignSchedules(),
  ]);
  const rows = campaigns.map(({ key, state, liveVersion, revision }) => {
    const body = live.campaigns.find((each) => each.key === key) ?? drafts.find((each) => each.key === key);
    const { path = key, flow, oid = '', affid = '', startsAt, endsAt }: Partial<CampaignContent> = body ? contentOf(body) : {};
    const draft = drafts.find((each) => each.key === key);
    const next = schedules.find((each) => each.key === key);
    return {
      path,
      state,
      version: liveVersion,
      flow: flow ?? '',
      oid,
      affid,
      revision,
      draft: draft ? `${draft.by} ${minute(draft.at)}` : '',
      planned: next
        ? `${next.act} ${minute(next.dueAt)}${next.reason && ` (${next.state}: ${next.reason})`}`
        : timeText({ ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }, now()),
    };
  });
  const head = ['path', 'state', 'version', 'flow', 'oid', 'affid', 'draft', 'planned'] as const;
  await print(rows, given.json, head, (row) => head.map((name) => String(row[name])));
}

/** One campaign with its live content, versions, plans and draft. */
export async function show(desk: Desk, path: string, json: boolean): Promise<void> {
  const { campaign, live, draft } = await openCampaign(desk, path);
  const versions = await desk.store.campaignVersions(campaign.key);
  const [last] = await desk.store.publications(campaign.key, 1);
  const schedules = (await desk.store.campaignSchedules()).filter((each) => each.key === campaign.key);
  const status = last && (await publicationStatus(desk.store, last, Date.now())).text;
  if (json) return console.log(asJson({ campaign, live: live && contentOf(live), draft, versions, schedules, status }));
  const place = campaign.pausedFor && `, ${campaign.pausedFor} in its place`;
  console.log(`${path}: ${campaign.state}${place}, version ${campaign.liveVersion}`);
  if (status) console.log(status);
  if (live) console.log(asJson(contentOf(live), 2));
  for (const { version, at, by, because, origin } of versions)
    console.log(`version ${version}  ${minute(at)}  ${by} (${origin})  ${because}`);
  for (const { act, version, dueAt, by, state, reason } of schedules)
    console.log(`${state}: ${act} version ${version} at ${minute(dueAt)} UTC, by ${by}${reason && `: ${reason}`}`);
  if (draft) {
    const approval = draft.approvedBy === '' ? 'not approved' : `approved by ${draft.approvedBy}`;
    console.log(`draft ${draft.etag}, ${draft.by}, ${minute(draft.at)}, ${approval}:`);
    for (const each of campaignDifferences(live ? contentOf(live) : {}, contentOf(draft)))
      console.log(`  ${differenceText(each)}`);
  }
}

function printDifferences(before: object, after: object): void {
  const differences = campaignDifferences(before, after);
  for (const each of differences) console.log(differenceText(each));
  if (differences.length === 0) console.log('No difference.');
}

/** The draft against what is live, a version against what is live, or two versions. */
export async function diff(desk: Desk, path: string, numbers: readonly string[]): Promise<void> {
  const { campaign, live, draft } = await openCampaign(desk, path);
  const found = await Promise.all(numbers.map((number) => desk.store.campaignVersion(campaign.key, Number(number))));
  const [one, other] = found.map((each, index) => {
    if (!each) throw new UsageError(`${path} has no version ${numbers[index]}.`);
    return contentOf(each);
  });
  if (!one && !draft) throw new UsageError(`${path} has no draft: name one or two versions.`);
  const before = other ? one : live ? contentOf(live) : {};
  printDifferences(before ?? {}, other ?? one ?? (draft ? contentOf(draft) : {}));
}

/** Names the campaigns in code that are live otherwise, which is no fault: the code is the content of a fresh start. */
export async function diffCode({ store, own }: Desk): Promise<void> {
  const { campaigns } = await store.liveCampaigns();
  const stored = new Map(campaigns.map((row) => [row.key, contentOf(row)]));
  const inCode = new Map(own.map((each) => [keyOfPath(each.path), each]));
  let count = 0;
  for (const [key, content] of inCode) {
    const live = stored.get(key);
    const differences = live ? campaignDifferences(content, live).map(differenceText) : ['not live'];
    for (const text of differences) console.log(`${content.path}  ${text}`);
    count += differences.length;
  }
  for (const [key, { path }] of stored) if (!inCode.has(key)) console.log(`${path}  not in code`);
  console.log(count === 0 ? 'What is in code is live as it is there.' : `${count} differences`);
}
