import type { CampaignTable } from '#contract/campaign/campaign-table.ts';
import { contentOf } from '../../campaigns/content.ts';
import { serverGoneMs } from '../../campaigns/live-campaigns.ts';
import { PurgeFailure, purgePages } from '../../campaigns/purge-pages.ts';
import { startIntervalTask } from '../../lib/interval-task.ts';
import { describeFailure, type Log } from '../../lib/log.ts';
import type { Config } from '../../settings/config.ts';
import type { Publication, Schedule } from '../../store/campaign-store.ts';
import { ActRefused, type CampaignDesk, type CampaignLook, openCampaign, problemsOf } from './acts.ts';
import { createTimeWatch } from './pass-times.ts';
import { pauseCampaign } from './pause.ts';
import { makeLive } from './publish.ts';

/** How often a server looks for what is due: a publication is in every cache within 2 s. */
const everyMs = 500;
/** How long one server may take for it. */
const leaseMs = 30_000;
/** Milliseconds after which a failed purge is tried again; then a person has to. */
const purgeRetriesMs = [1000, 4000, 15_000, 60_000];

type Settings = Pick<Config, 'PURGE_URL' | 'PURGE_HEADER'>;

/** Why a schedule could not run now; undefined where it could. */
export async function scheduleFault(desk: CampaignLook, { key, act, version }: Schedule): Promise<string | undefined> {
  const { campaign } = await openCampaign(desk, key);
  if (act === 'pause') return campaign.state === 'live' ? undefined : 'it is not live any more';
  const stored = await desk.store.campaignVersion(key, version);
  if (!stored) return `there is no version ${version}`;
  if (stored.base !== campaign.liveVersion)
    return `version ${campaign.liveVersion} went live since, and version ${version} was made from ${stored.base}`;
  const [problem] = await problemsOf(desk, [contentOf(stored)]);
  return problem && `${problem.field}: ${problem.problem}`;
}

/** Runs a due schedule as the person who made it. */
async function runSchedule(desk: CampaignDesk, schedule: Schedule): Promise<void> {
  const { id, key, act, version, by, because, pausedFor: instead } = schedule;
  try {
    // whoever planned it was allowed to, then
    if (act === 'pause') await pauseCampaign(desk, { name: by, role: 'admin' }, key, { because, instead });
    else await makeLive(desk, by, key, { act, version, because });
    await desk.store.endSchedule(id, 'done', '');
  } catch (failure) {
    if (!(failure instanceof ActRefused)) throw failure;
    await desk.store.endSchedule(id, 'failed', failure.message);
  }
}

/** Tells the caches of a publication that every server has. */
async function purge(desk: CampaignDesk, settings: Settings, { revision, tags, purgeTries }: Publication): Promise<void> {
  try {
    await purgePages(settings, tags);
    await desk.store.endPurge(revision, { purge: 'done', purgeAt: desk.now(), purgeFault: '' });
  } catch (failure) {
    if (!(failure instanceof PurgeFailure)) throw failure;
    const wait = purgeRetriesMs[purgeTries - 1];
    const outcome = wait === undefined ? ('failed' as const) : ('waiting' as const);
    await desk.store.endPurge(revision, { purge: outcome, purgeAt: desk.now() + (wait ?? 0), purgeFault: failure.message });
  }
}

/**
 * Runs schedules that are due, records starts and ends, and tells caches of publications, each at one server.
 * @param table the campaigns that are live, as this server has them
 * @returns a function that stops it
 */
export function startCampaignWork(
  desk: CampaignDesk,
  settings: Settings,
  log: Log,
  table: () => CampaignTable,
): () => Promise<void> {
  const { store, now } = desk;
  const recordTimes = createTimeWatch(desk, table);
  let isAway = false;
  const round = async (goesOn: () => boolean) => {
    try {
      for (let due = await store.claimSchedule(now(), leaseMs); due && goesOn(); due = await store.claimSchedule(now(), leaseMs))
        await runSchedule(desk, due);
      await recordTimes();
      const told = await store.claimPurge(now(), now() - serverGoneMs, leaseMs);
      if (told) await purge(desk, settings, told);
      isAway = false;
    } catch (failure) {
      if (!isAway) log.warn({ failure: describeFailure(failure) }, 'work on campaigns failed, tried again');
      isAway = true;
    }
  };
  return startIntervalTask(round, everyMs);
}
