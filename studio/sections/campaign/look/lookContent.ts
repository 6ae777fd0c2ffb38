import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { flowById } from '#contract/flows/index.ts';
import { brandByHost, defaultSite, type HostedBrands } from '#contract/site/site.ts';
import { type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { requestedSwitches, type Site, switchesOf, untouched, type Variant, withChoice } from '#funnel/builder/variant.ts';
import { type Switches, valuesOf } from '#themes/switches.ts';
import type { LookLanguage } from './lookQuestion.ts';

/** The visitors' site, as the builder takes it. @param address its origin @param brands of the site; the default ones without them */
export const siteAt = (address: string, brands: HostedBrands['brands'] = defaultSite.brands): Site => ({
  id: 'here',
  origin: address,
  brand: brandByHost(URL.canParse(address) ? new URL(address).host : '', { brands }),
});

/** The origin of a campaign: its own host's, or the main one. */
export function originAt(address: string, host: string | undefined): string {
  if (host === undefined || !URL.canParse(`https://${host}`) || !URL.canParse(address)) return address;
  return `${new URL(address).protocol}//${host}`;
}

/** Whether there is a survey to show: a new draft may have no flow yet. */
export const hasFlow = (content: CampaignContent): boolean => flowById(content.flow) !== undefined;

const isKnown = (name: string, value: string | undefined): value is string =>
  value !== undefined && (switchNames as readonly string[]).includes(name) && valuesOf(name as SwitchName).includes(value);

/** Content as the builder's variant: all of its switches that exist count as chosen. The server's check names the others. */
export const variantOfContent = (content: CampaignContent): Variant => ({
  ...untouched({ ...content, switches: {} }),
  chosen: Object.fromEntries(Object.entries(content.switches ?? {}).filter(([name, value]) => isKnown(name, value))),
});

/** Content with one switch picked. A switch that would be so anyway is left out, so that a version says only what it means. */
export function withSwitch(content: CampaignContent, name: SwitchName, value: string, site: Site): CampaignContent {
  const { chosen } = withChoice(variantOfContent(content), name, value, site);
  const { switches: before = {}, ...rest } = content;
  // what no control shows is not taken away in silence
  const unknown = Object.entries(before).filter(([each, own]) => each !== name && !isKnown(each, own));
  const switches: Readonly<Record<string, string>> = Object.fromEntries(
    [...unknown, ...Object.entries(chosen)].flatMap(([each, own]) => (own === undefined ? [] : [[each, own]])),
  );
  return Object.keys(switches).length === 0 ? rest : { ...rest, switches };
}

/** What each switch asks for, whether or not the page can give it. */
export const valuesIn = (content: CampaignContent, site: Site) => requestedSwitches(variantOfContent(content), site);

/** The switches of a visitor who reads this language. */
export const shownSwitches = (content: CampaignContent, site: Site, lang: LookLanguage | undefined): Switches => {
  const variant = variantOfContent(content);
  return switchesOf(lang ? { ...variant, chosen: { ...variant.chosen, lang } } : variant, site);
};
