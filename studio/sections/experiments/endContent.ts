import type { CampaignContent } from '#contract/campaign/campaign.ts';

/** A campaign without one experiment, and with the switches of the variant that is shipped. Pure. */
export function endContent(
  content: CampaignContent,
  name: string,
  shipped: Readonly<Record<string, string>> = {},
): CampaignContent {
  const { experiments = [], switches, ...rest } = content;
  const others = experiments.filter((each) => each.name !== name);
  const own = { ...switches, ...shipped };
  return {
    ...rest,
    ...(Object.keys(own).length > 0 && { switches: own }),
    ...(others.length > 0 && { experiments: others }),
  };
}
