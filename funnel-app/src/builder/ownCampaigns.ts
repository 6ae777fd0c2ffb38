import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { campaignRows } from '../campaign/campaigns.ts';
import type { Campaigns } from './variant.ts';

/** The campaigns of a fresh start, for stories and tests. A page that knows stored ones takes those. */
export const ownCampaigns: Campaigns = Object.entries(campaignRows).map(([path, row]) => ({ path, ...row }) as CampaignContent);

/** One of them by its path. @throws Error where there is none */
export function ownCampaign(path: string): CampaignContent {
  const found = ownCampaigns.find((each) => each.path === path);
  if (!found) throw new Error(`No campaign has the path ${path}.`);
  return found;
}
