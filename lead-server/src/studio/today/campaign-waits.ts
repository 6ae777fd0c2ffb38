import { campaignMoment } from '#contract/campaign/campaign-times.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { contentOf } from '../../campaigns/content.ts';
import type { Actor, CampaignLook } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import { campaignFaults } from '../../ops/overview/campaign-health.ts';
import type { ArrivalStore } from '../../store/arrival-store.ts';
import type { CampaignStore, StoredCampaign, StoredDraft, StoredVersion } from '../../store/campaign-store.ts';
import { campaignFigures } from '../campaign-figures.ts';
import type { Wait } from './wait.ts';

const dayMs = 86_400_000;
/** assumed: what goes live or pauses within a week is known to who works on campaigns. */
const plannedMs = 7 * dayMs;
/** assumed: a draft of this age has been forgotten. */
const oldDraftMs = 3 * dayMs;

/** The path of a version as its author wrote it: a key has no inner slashes. @throws StoreUnavailable */
export async function pathOf(store: Pick<CampaignStore, 'campaignVersion'>, key: string, version: number): Promise<string> {
  const found = await store.campaignVersion(key, version);
  return found ? contentOf(found).path : `/${key}`;
}

/** Starts and ends that come within a week, and ends that passed within one and left the campaign closed. @throws StoreUnavailable */
async function timeWaits({ store }: CampaignLook, now: number): Promise<readonly Wait[]> {
  const { campaigns } = await store.liveCampaigns();
  return campaigns
    .filter(({ state }) => state === 'live')
    .flatMap((row): readonly Wait[] => {
      const { path, startsAt, endsAt } = contentOf(row);
      const line = (act: 'start' | 'end', at: number): Wait => ({ about: 'times', path, act, at, version: row.liveVersion });
      const [start = 0, end = 0] = [campaignMoment(startsAt), campaignMoment(endsAt)];
      return [
        ...(start > now && start - now < plannedMs ? [line('start', start)] : []),
        ...(end > 0 && Math.abs(end - now) < plannedMs ? [line('end', end)] : []),
      ];
    });
}

/** What of the campaigns as a whole waits: caches, schedules, live ones that are not right, servers that are behind. */
export async function campaignWaits(look: CampaignLook, { name, role }: Actor): Promise<readonly Wait[]> {
  const now = look.now();
  const { purges, schedules, problems, servers, late } = await campaignFaults(look);
  const seesAll = may(role, 'pause');
  const unrenewed = (seesAll ? purges : []).map(
    async ({ key, version, at, purgeFault, tags: [tag = ''] }): Promise<Wait> => ({
      ...{ about: 'purge', at, fault: purgeFault, tag },
      path: await pathOf(look.store, key, version),
    }),
  );
  const planned = schedules
    .filter(({ by }) => seesAll || by === name)
    .filter(({ fault, dueAt }) => fault !== undefined || dueAt - now < plannedMs)
    .map(
      async ({ key, version, act, dueAt, by, state, fault = '' }): Promise<Wait> => ({
        ...{ about: 'schedule', key, act, dueAt, by, state, fault },
        path: await pathOf(look.store, key, version),
      }),
    );
  return [
    ...(await Promise.all([...unrenewed, ...planned])),
    ...(seesAll ? await timeWaits(look, now) : []),
    ...(may(role, 'draft') ? problems : []).map((each): Wait => ({ about: 'illegal', ...each })),
    ...(late > 0 && may(role, 'send') ? [{ about: 'servers', late, servers: servers.length } as const] : []),
    ...(may(role, 'settings') ? servers : [])
      .filter(({ settingsFault }) => settingsFault !== '')
      .map(({ name: server, settingsFault: fault }): Wait => ({ about: 'settings', server, fault })),
  ];
}

/** Campaigns whose qualified share fell, for whoever works on them. @throws StoreUnavailable */
export async function fallWaits(
  store: CampaignStore & ArrivalStore,
  now: number,
  { role }: Actor,
  affids?: readonly string[],
): Promise<readonly Wait[]> {
  if (!may(role, 'test')) return [];
  const [{ falls }, { campaigns }] = await Promise.all([campaignFigures(store, now, affids), store.liveCampaigns()]);
  const versions = new Map(campaigns.map((each) => [each.key, contentOf(each).path]));
  return falls.flatMap(({ campaign: key, ...fall }): readonly Wait[] => {
    const path = versions.get(key);
    return path === undefined ? [] : [{ about: 'fall', key, path, ...fall }];
  });
}

/** What waits of one draft, for one reader; undefined where nothing does. */
function draftWait(
  { by, at, base, approvedBy }: StoredDraft,
  { path, live, changes }: { readonly path: string; readonly live: number; readonly changes: number },
  { reader, approvals, now }: { readonly reader: Actor; readonly approvals: boolean; readonly now: number },
): Wait | undefined {
  if (by !== reader.name) {
    const waits = approvals && approvedBy === '' && changes > 0 && may(reader.role, 'approve');
    return waits ? { about: 'approval', path, by, at, changes } : undefined;
  }
  if (base !== live) return { about: 'draft', path, at, changes, base, live };
  if (approvals && approvedBy !== '') return { about: 'approved', path, by: approvedBy, changes };
  return now - at >= oldDraftMs ? { about: 'draft', path, at, changes, base, live } : undefined;
}

/** Drafts that wait for the reader: their own, and those that they may approve. @throws StoreUnavailable */
export async function draftWaits(
  { store, now }: { readonly store: CampaignStore; readonly now: number },
  reader: Actor,
  approvals: boolean,
): Promise<readonly Wait[]> {
  const [drafts, campaigns] = await Promise.all([store.campaignDrafts(), store.campaigns()]);
  const liveOf = new Map(campaigns.map(({ key, liveVersion }: StoredCampaign) => [key, liveVersion]));
  const waits = drafts.map(async (draft) => {
    const live = liveOf.get(draft.key) ?? 0;
    const before: StoredVersion | undefined = live === 0 ? undefined : await store.campaignVersion(draft.key, live);
    const content = contentOf(draft);
    const changes = campaignDifferences(before ? contentOf(before) : {}, content).length;
    return draftWait(draft, { path: content.path, live, changes }, { reader, approvals, now });
  });
  return (await Promise.all(waits)).filter((each) => each !== undefined);
}
