import type { PageRequest } from '#contract/api/page-rendering.ts';
import { type CampaignTable, campaignAt } from '#contract/campaign/campaign-table.ts';
import { ownHost, type Site } from '#contract/site/site.ts';

/** Where a request is to be answered. */
export type AtHost = { readonly asked: PageRequest } | { readonly host: string };

/**
 * The request as the host of its campaign answers it; the host itself, where another of the site was asked. A host that is none of
 * the site's, as while developing, answers for every one. Pure. See docs/spec/campaigns.md#hosts.
 */
export function atCampaignHost(asked: PageRequest, table: CampaignTable, site: Site): AtHost {
  const host = campaignAt(table, asked.path)?.live.content.host;
  if (host === undefined) return { asked };
  const own = ownHost(asked.host, site);
  if (own === host) return { asked };
  return own === undefined ? { asked: { ...asked, host } } : { host };
}

/** The address of a path at a campaign's host; at the site's main one where it has none. */
export function campaignAddress(
  { path, host }: { readonly path: string; readonly host?: string | undefined },
  site: string,
): URL {
  const address = new URL(path, site);
  if (host !== undefined) address.host = host;
  return address;
}
