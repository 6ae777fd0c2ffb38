import type { CampaignProblem } from '#contract/campaign/campaign.ts';
import { contentOf } from '../../campaigns/content.ts';
import { serverGoneMs } from '../../campaigns/live-campaigns.ts';
import type { CampaignLook } from '../../desk/campaigns/acts.ts';
import { scheduleFault } from '../../desk/campaigns/campaign-worker.ts';
import type { PageServer, Publication, Schedule } from '../../store/campaign-store.ts';
import { formatDuration, formatMinute } from '../page-parts.ts';
import type { Problem } from './health.ts';

/** A server asks twice a second: what is older is not from a database that answers. */
const oldMs = 10_000;

/** Where the servers' campaigns are from, and how old. */
function sourceText(servers: readonly PageServer[], revision: number, now: number): string {
  if (servers.length === 0) return `campaigns: revision ${revision}, and no server runs`;
  const reached = servers.filter((each) => each.revision >= revision).length;
  const oldest = Math.min(...servers.map(({ readAt }) => readAt));
  const isOnDisk = servers.some(({ source }) => source === 'disk');
  return `campaigns: revision ${revision} on ${reached} of ${servers.length} servers, read ${formatDuration(now - oldest)} ago ${isOnDisk ? 'from disk' : 'from the database'}`;
}

/** The last publication of each campaign. */
const lastOfEach = (publications: readonly Publication[]): readonly Publication[] => [
  ...new Map([...publications].reverse().map((each) => [each.key, each])).values(),
];

/** A schedule that waits or failed, with why it did not run or could not. */
export type CheckedSchedule = Schedule & { readonly fault: string | undefined };

/** What of the campaigns a person should know of. */
export interface CampaignFaults {
  /** Last publications whose caches were not renewed. */
  readonly purges: readonly Publication[];
  readonly schedules: readonly CheckedSchedule[];
  /** Of live campaigns. */
  readonly problems: readonly CampaignProblem[];
  readonly servers: readonly PageServer[];
  /** How many of the servers show the last known campaigns. */
  readonly late: number;
  readonly revision: number;
}

/** Looks for what of the campaigns needs a person, now or at its time. @throws StoreUnavailable */
export async function campaignFaults(desk: CampaignLook): Promise<CampaignFaults> {
  const { store, check } = desk;
  const now = desk.now();
  const [servers, live, publications, schedules] = await Promise.all([
    store.pageServers(now - serverGoneMs),
    store.liveCampaigns(),
    store.publications(undefined, 200),
    store.campaignSchedules(),
  ]);
  return {
    purges: lastOfEach(publications).filter(({ purge }) => purge === 'failed'),
    schedules: await Promise.all(
      schedules.map(async (each) => ({
        ...each,
        fault: each.state === 'failed' ? each.reason : await scheduleFault(desk, each),
      })),
    ),
    problems: check(live.campaigns.map(contentOf)),
    servers,
    late: servers.filter(({ source, readAt }) => source === 'disk' || now - readAt > oldMs).length,
    revision: live.revision,
  };
}

/** What of the campaigns waits for a person, and where the servers have them from. @throws StoreUnavailable */
export async function campaignHealth(
  desk: CampaignLook,
): Promise<{ readonly problems: readonly Problem[]; readonly text: string }> {
  const { purges, schedules, problems, servers, late, revision } = await campaignFaults(desk);
  const unrenewed = purges.map(({ key, tags, purgeFault }) => ({
    what: `/${key}: caches were not renewed. ${purgeFault}`,
    todo: `Then: ops pages purge ${tags[0]}.`,
  }));
  const planned = schedules
    .filter(({ fault }) => fault !== undefined)
    .map(({ key, act, dueAt, by, state, fault }) => ({
      what: `/${key}: ${by}'s ${act} planned for ${formatMinute(dueAt)} UTC ${state === 'failed' ? 'did not run' : 'cannot run'}: ${fault}.`,
      todo: `See ops campaigns show /${key}; plan it anew, or ops campaigns cancel /${key}.`,
    }));
  const wrong = problems.map(({ path, field, problem, remedy }) => ({
    what: `${path} is live and is not right: ${field}: ${problem}.`,
    todo: remedy,
  }));
  const behind =
    late === 0
      ? []
      : [{ what: `${late} of ${servers.length} servers show the last known campaigns.`, todo: 'Does the database answer them?' }];
  const unused = servers
    .filter(({ settingsFault }) => settingsFault !== '')
    .map(({ name, settingsFault }) => ({
      what: `${name} goes on with the settings of before: ${settingsFault}`,
      todo: 'Put that right in its environment, and start it again.',
    }));
  return {
    problems: [...unrenewed, ...planned, ...wrong, ...behind, ...unused],
    text: sourceText(servers, revision, desk.now()),
  };
}
