import type { CampaignContent, CampaignProblem } from '#contract/campaign/campaign.ts';
import type { Part } from './changeContent.ts';

/** What each part of the Flow and buyers page is given. */
export interface FlowPartProps {
  readonly content: CampaignContent;
  readonly problems: readonly CampaignProblem[];
  onChange(part: Part): void;
}
