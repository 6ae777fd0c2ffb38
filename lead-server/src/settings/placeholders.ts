import { brandIds, placeholdersOf, type Site } from '#contract/site/site.ts';
import type { Config } from './config.ts';

/** Settings of the company that legal pages mark as missing while they are empty. */
const companySettings = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_EMAIL', 'COMPANY_LAW_STATE'] as const;

/** Placeholders that visitors of this site would see, by their place in the site file or their setting. Pure. */
export function visiblePlaceholders(
  config: Pick<Config, (typeof companySettings)[number] | 'SPONSORS'>,
  site: Site,
): readonly string[] {
  const lacksSponsors = config.SPONSORS.length === 0 && brandIds.some((id) => site.brands[id].sponsors.length === 0);
  return [
    ...placeholdersOf(site),
    ...companySettings.filter((name) => config[name] === ''),
    ...(lacksSponsors ? ['SPONSORS'] : []),
  ];
}
