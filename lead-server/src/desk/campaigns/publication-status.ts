import { serverGoneMs } from '../../campaigns/live-campaigns.ts';
import type { CampaignStore, PageServer, Publication } from '../../store/campaign-store.ts';
import { isSettingsKey } from '../../store/settings-store.ts';

/** How far a publication has come. */
export interface PublicationStatus {
  readonly servers: number;
  /** Servers that have it. */
  readonly reached: number;
  readonly purge: Publication['purge'];
  /** When caches were told, or are to be told again, in milliseconds since 1970. */
  readonly purgeAt: number;
  /** Why caches were not told; '' where nothing failed. */
  readonly purgeFault: string;
  /** What was done, by whom and why. */
  readonly act: Publication['act'];
  readonly version: number;
  /** The version that was live before; 0 for none. */
  readonly before: number;
  readonly revision: number;
  readonly at: number;
  readonly by: string;
  readonly because: string;
  /** Whether nothing is left to be done. */
  readonly isDone: boolean;
  /** Of settings alone: all that is left are servers that cannot use them. */
  readonly waitsForPerson?: true;
  /** What is so, in words. */
  readonly text: string;
}

const clock = (at: number) => new Date(at).toISOString().slice(11, 19);

function cacheText({ purge, purgeAt, purgeFault, tags }: Publication): string {
  if (purge === 'done') return `caches renewed ${clock(purgeAt)} UTC`;
  if (purge === 'failed') return `caches NOT renewed: ${purgeFault} Then: ops pages purge ${tags[0]}`;
  if (purge === 'waiting') return purgeFault === '' ? 'caches are told next' : `caches not renewed yet: ${purgeFault}`;
  return 'no cache is told, and one may show the page of before for PAGE_CACHE_SECONDS';
}

/** A fault may be a sentence of its own. */
const ended = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`);

/** What a publication did to visitors, in a word. */
const standing = (act: Publication['act']) => (act === 'pause' ? 'Paused' : act === 'end' ? 'Ended' : 'Live');

/** A publication that is watched is the last, or one of the last. */
const recentPublications = 20;

/** How far a publication has come: servers that cannot use its settings have read it all the same. Pure. */
export function serversReached(
  { key, revision }: Pick<Publication, 'key' | 'revision'>,
  servers: readonly PageServer[],
): { readonly reached: number; readonly faults: readonly string[] } {
  const read = servers.filter((each) => each.revision >= revision);
  const faulty = isSettingsKey(key)
    ? read.filter(({ settingsFault, settingsRevision }) => settingsFault !== '' && settingsRevision < revision)
    : [];
  return {
    reached: read.length - faulty.length,
    faults: faulty.map(({ name, settingsFault }) => `${name} goes on with the settings of before: ${settingsFault}`),
  };
}

/** How far a publication has come, over all servers. @throws StoreUnavailable */
export async function publicationStatus(
  store: Pick<CampaignStore, 'pageServers' | 'publications'>,
  publication: Publication,
  now: number,
): Promise<PublicationStatus> {
  const [all, publications] = await Promise.all([
    store.pageServers(now - serverGoneMs),
    store.publications(publication.key, recentPublications),
  ]);
  const before = publications.find((each) => each.revision < publication.revision)?.version ?? 0;
  const servers = all.length;
  const { reached, faults } = serversReached(publication, all);
  const { purge, purgeAt, purgeFault, act, version, revision, at, by, because } = publication;
  const where =
    servers === 0
      ? `${standing(act)} from the next start: no server runs`
      : `${standing(act)} on ${reached} of ${servers} servers`;
  return {
    servers,
    reached,
    ...{ purge, purgeAt, purgeFault, act, version, before, revision, at, by, because },
    isDone: reached === servers && (purge !== 'waiting' || servers === 0),
    ...(faults.length > 0 && reached + faults.length === servers && { waitsForPerson: true as const }),
    text: [ended(`${where}, ${cacheText(publication)}`), ...faults].join(' '),
  };
}
