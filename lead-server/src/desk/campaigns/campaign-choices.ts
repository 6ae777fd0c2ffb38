import type { CampaignChoices, CheckCampaigns } from '#contract/campaign/campaign.ts';
import { brandIds } from '#contract/site/site.ts';
import { buyingDestinations } from '../../delivery/lead-destinations.ts';
import { readSite } from '../../partners/site-file.ts';
import { readTables } from '../../partners/tables.ts';
import type { Config } from '../../settings/config.ts';

/** What of these settings a campaign may name. @throws ConfigError for settings that cannot be read */
export function campaignChoices(config: Config): CampaignChoices {
  const { brands } = readSite(config);
  const destinations = buyingDestinations(config, readTables(config.PARTNER_TABLES).destinations);
  return {
    hosts: brandIds.flatMap((id) => brands[id].hosts),
    destinations: destinations.map(({ name, flows }) => ({ name, flows })),
  };
}

/** The check, with what these settings have. @throws ConfigError for settings that cannot be read */
export function checkWithSettings(check: CheckCampaigns, config: Config): CheckCampaigns {
  const choices = campaignChoices(config);
  return (contents) => check(contents, choices);
}
