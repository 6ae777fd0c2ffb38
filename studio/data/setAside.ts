import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';

const nameOf = (path: string) => `studio set aside ${keyOfPath(path)}`;

/** Keeps content that is not to be saved over somebody else's, in this tab, also over a reload. */
export function setAside(content: CampaignContent): void {
  sessionStorage.setItem(nameOf(content.path), JSON.stringify(content));
}

/** What was set aside of a campaign; undefined where nothing was. */
export function readSetAside(path: string): CampaignContent | undefined {
  const text = sessionStorage.getItem(nameOf(path));
  return text === null ? undefined : (JSON.parse(text) as CampaignContent);
}

/** It has been saved elsewhere, or is not wanted. */
export function dropSetAside(path: string): void {
  sessionStorage.removeItem(nameOf(path));
}
