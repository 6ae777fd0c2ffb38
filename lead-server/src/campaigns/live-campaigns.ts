import { hostname } from 'node:os';
import { type CampaignContent, type CheckCampaigns, keyOfPath } from '#contract/campaign/campaign.ts';
import { type CampaignTable, campaignTable, type LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { tableAt } from '#contract/campaign/campaign-times.ts';
import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { CampaignStore, LiveCampaigns, LiveRow } from '../store/campaign-store.ts';
import type { Vault } from '../vault/vault.ts';
import { campaignProof, readCampaignProof } from './campaign-proof.ts';
import { contentOf, storedContent } from './content.ts';
import { readLastKnown, writeLastKnown } from './last-known.ts';

/** How often a server asks for the revision: every server has a publication within 2 s. */
const everyMs = 500;
/** How often a server says that it is there, where nothing changes. */
const reportMs = 2000;
/** A server that was not seen for so long answers nobody. */
export const serverGoneMs = 8000;
/** Versions of visits under way that are kept in memory. */
const mostVersions = 1000;

/** The campaigns of one server. */
export interface Campaigns {
  /** What visitors get now, each campaign by its own start and end. */
  table(): CampaignTable;
  /** A version that was live once, also of a campaign that is not now. @throws StoreUnavailable */
  version(key: string, version: number): Promise<LiveCampaign | undefined>;
  /** The version that a page's proof names; undefined where it is none of ours. @throws StoreUnavailable */
  proven(proof: string): Promise<LiveCampaign | undefined>;
  stop(): Promise<void>;
}

export interface CampaignsParts {
  readonly store: CampaignStore;
  readonly vault: Vault;
  readonly log: Log;
  /** Where the last known campaigns are kept. */
  readonly folder: string;
  /** The content of a fresh start. */
  readonly own: readonly CampaignContent[];
  readonly check: CheckCampaigns;
  /** The settings, which are published under the same revision: they are read before the campaigns take effect. */
  readonly settings?: {
    read(): Promise<void>;
    used(): { readonly revision: number; readonly fault: string };
  };
}

/** A stored campaign for visitors. One that this release cannot show is closed. */
function liveCampaign(row: LiveRow, vault: Vault, unknownFlow: ReadonlySet<string>): LiveCampaign {
  const content = contentOf(row);
  const isClosed = row.state === 'paused' || unknownFlow.has(row.key);
  return {
    version: row.liveVersion,
    content,
    ...(isClosed && { pausedFor: row.pausedFor }),
    proof: campaignProof(vault, row.key, row.liveVersion),
  };
}

function tableOf({ revision, campaigns, thankYouPaths }: LiveCampaigns, { vault, check, log }: CampaignsParts): CampaignTable {
  const problems = check(campaigns.map(contentOf));
  if (problems.length > 0)
    log.error(
      `campaigns that are not right: ${[...new Set(problems.map(({ path, field }) => `${path} (${field})`))].join(', ')}`,
    );
  const unknownFlow = new Set(problems.filter(({ field }) => field === 'flow').map(({ path }) => keyOfPath(path)));
  return campaignTable(
    revision,
    campaigns.map((row) => liveCampaign(row, vault, unknownFlow)),
    thankYouPaths,
  );
}

/** Stores the campaigns in code whose paths the store does not know, as on a fresh start. See docs/spec/campaigns.md#stored. */
const seed = ({ store, own }: CampaignsParts) =>
  store.seedCampaigns(
    own.map((content) => ({
      key: keyOfPath(content.path),
      ...storedContent(content),
      base: 0,
      origin: 'code',
      thankYouPath: content.thankYouPath ?? '',
    })),
    { at: Date.now(), by: 'ops', because: 'the campaigns of a fresh start' },
  );

/**
 * Reads the live campaigns and follows their revision. Without the database the last known ones stay, from memory or from disk,
 * and where there are none those in code.
 */
export async function startCampaigns(parts: CampaignsParts): Promise<Campaigns> {
  const { store, vault, log, folder, own } = parts;
  const id = uuidv7();
  const name = `${hostname()} (process ${process.pid})`;
  const versions = new Map<string, LiveCampaign>();
  let table: CampaignTable | undefined;
  let [source, readAt, reportedAt, isAway]: ['database' | 'disk', number, number, boolean] = ['database', 0, 0, false];

  async function read(): Promise<void> {
    const revision = await store.campaignRevision();
    readAt = Date.now();
    const isNew = table?.revision !== revision || source === 'disk';
    if (isNew) {
      const live = await store.liveCampaigns();
      // after the revision was read: what is published meanwhile is read again with its own
      await parts.settings?.read();
      table = tableOf(live, parts);
      source = 'database';
      await writeLastKnown(folder, { readAt, live }).catch((failure: unknown) =>
        log.warn({ failure: describeFailure(failure) }, 'last known campaigns not written'),
      );
    }
    if (isNew || readAt - reportedAt >= reportMs) {
      const { revision: settingsRevision, fault: settingsFault } = parts.settings?.used() ?? { revision: 0, fault: '' };
      const own = { id, name, revision: table?.revision ?? 0, settingsRevision, settingsFault };
      await store.reportPageServer({ ...own, source, readAt, seenAt: readAt });
      reportedAt = readAt;
    }
    if (isAway) log.info('campaigns are read again');
    isAway = false;
  }

  async function round(): Promise<void> {
    try {
      await read();
    } catch (failure) {
      if (!isAway) log.warn({ failure: describeFailure(failure) }, 'campaigns not read, the last known stay');
      isAway = true;
    }
  }

  await seed(parts).catch((failure) => log.warn({ failure: describeFailure(failure) }, 'campaigns of the code not stored'));
  await round();
  if (table === undefined) {
    const known = await readLastKnown(folder);
    source = 'disk';
    table = known
      ? tableOf(known.live, parts)
      : campaignTable(
          0,
          own.map((content) => ({ version: 1, content })),
        );
    log.warn({ revision: table.revision }, 'campaigns are the last known ones');
  }
  const stop = startIntervalTask(round, everyMs);

  async function version(key: string, number: number): Promise<LiveCampaign | undefined> {
    const name = `${key} ${number}`;
    const known = versions.get(name);
    if (known) return known;
    const stored = await store.campaignVersion(key, number);
    const visited = stored && { version: number, content: contentOf(stored), proof: campaignProof(vault, key, number) };
    if (visited) {
      if (versions.size >= mostVersions) versions.clear();
      versions.set(name, visited);
    }
    return visited;
  }

  let shown = { of: table, ...tableAt(table, Date.now()) };
  function tableNow(): CampaignTable {
    const now = Date.now();
    const stored = table as CampaignTable;
    if (shown.of !== stored || now >= shown.until) shown = { of: stored, ...tableAt(stored, now) };
    return shown.table;
  }

  return {
    table: tableNow,
    version,
    async proven(proof) {
      const named = readCampaignProof(vault, proof);
      return named && version(named.key, named.version);
    },
    async stop() {
      await stop();
      // else its row ends by itself: only servers seen lately are waited for
      await store.removePageServer(id).catch(() => undefined);
    },
  };
}
