import type { CampaignChoices, CheckCampaigns } from '#contract/campaign/campaign.ts';
import { brandIds } from '#contract/site/site.ts';
import { buyingDestinations } from '../../delivery/lead-destinations.ts';
import type { Config } from '../../settings/config.ts';
import type { SettingsSnapshot } from '../../site/live-settings.ts';

/** What of these settings a campaign may name. */
export function campaignChoices(
  config: Config,
  { site: { brands }, tables }: Pick<SettingsSnapshot, 'site' | 'tables'>,
): CampaignChoices {
  const destinations = buyingDestinations(config, tables.destinations);
  return {
    hosts: brandIds.flatMap((id) => brands[id].hosts),
    destinations: destinations.map(({ name, flows }) => ({ name, flows })),
  };
}

/** The check, with what the settings have at its moment. */
export const checkWithSettings =
  (check: CheckCampaigns, config: Config, settings: () => SettingsSnapshot): CheckCampaigns =>
  (contents) =>
    check(contents, campaignChoices(config, settings()));
