import type { CampaignContent } from '#contract/campaign/campaign.ts';

/** Some fields of a content; undefined leaves one out. */
export type Part = { readonly [Name in keyof CampaignContent]?: CampaignContent[Name] | undefined };

/** Content with these fields changed. Undefined leaves a field out: the flow's or the brand's own holds again. */
export const withFields =
  (part: Part) =>
  (before: CampaignContent): CampaignContent =>
    Object.fromEntries(
      Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined),
    ) as unknown as CampaignContent;
