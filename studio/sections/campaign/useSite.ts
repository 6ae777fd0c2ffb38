import { useMemo } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { Site } from '#funnel/builder/variant.ts';
import { useSession } from '../../data/useSession.ts';
import { originAt, siteAt } from './look/lookContent.ts';

/** Where a content's page is: at its own host, or at the visitors' main one. */
export function useSite(content: Pick<CampaignContent, 'host'> | undefined): Site {
  const { site, brands } = useSession();
  const host = content?.host;
  return useMemo(() => siteAt(originAt(site, host), brands), [site, brands, host]);
}
