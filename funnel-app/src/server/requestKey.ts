import type { PageRequest } from '#contract/api/page-rendering.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import type { LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import { defaultSite } from '#contract/site/site.ts';
import { brandByHost, hidesSponsors } from '#themes/brands.ts';
import { legalPages } from '../content/legal.ts';
import { documentQueryNames } from './pageQuery.ts';

/** Characters. No link of ours makes a longer key, so it is not cached. */
const longest = 600;

const otherKeys: ReadonlySet<string> = new Set([keyOfPath(privacyRequestPath), ...legalPages]);

/**
 * Names the document of a request without making it: requests with the same key get the same one. Thank-you pages read more of
 * their address than is in it.
 * @param given the variants of a survey page; undefined for other pages
 * @returns undefined for a request that is not worth keeping
 */
export function requestKey(
  { host, path, query, gpc, fontsOf = '', test = '', site = defaultSite, stampOf, campaigns }: PageRequest,
  given:
    | {
        readonly live: Pick<LiveCampaign, 'version' | 'content'>;
        readonly assignment: Readonly<Record<string, string>>;
        readonly forced: boolean;
        readonly isNamed: boolean;
      }
    | undefined,
): string | undefined {
  // drafts have no version to tell one from the next
  if (given?.live.version === 0) return undefined;
  // unknown addresses share a page
  const place = given || otherKeys.has(keyOfPath(path)) ? path : '';
  const asked: string[] = [];
  for (const name of documentQueryNames) {
    const value = query.get(name);
    if (value !== null) asked.push(name, value);
  }
  const day = Math.floor(Date.now() / 86_400_000);
  const { live, forced, isNamed } = given ?? {};
  // outside of its time another campaign answers, without a new revision
  const shown = live && [keyOfPath(live.content.path), live.version];
  const flags = [hidesSponsors(host), gpc, stampOf !== undefined, forced, isNamed, campaigns?.revision, shown];
  // as JSON: no value can look like two
  const key = JSON.stringify([brandByHost(host, site), place, asked, given?.assignment, flags, fontsOf, test, day]);
  return key.length > longest ? undefined : key;
}
