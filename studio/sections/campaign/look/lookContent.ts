import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { flowById } from '#contract/flows/index.ts';
import type { SwitchName } from '#design-system/switches/switches.ts';
import { requestedSwitches, type Site, switchesOf, untouched, type Variant, withChoice } from '#funnel/builder/variant.ts';
import { brandByHost } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { LookLanguage } from './lookQuestion.ts';

/** The visitors' site, as the builder takes it. @param address its origin */
export const siteAt = (address: string): Site => ({
  id: 'here',
  origin: address,
  brand: brandByHost(URL.canParse(address) ? new URL(address).host : ''),
});

/** Whether there is a survey to show: a new draft may have no flow yet. */
export const hasFlow = (content: CampaignContent): boolean => flowById(content.flow) !== undefined;

/** Content as the builder's variant: all of its switches count as chosen. */
export const variantOfContent = (content: CampaignContent): Variant => ({
  ...untouched({ ...content, switches: {} }),
  chosen: content.switches ?? {},
});

/** Content with one switch picked. A switch that would be so anyway is left out, so that a version says only what it means. */
export function withSwitch(content: CampaignContent, name: SwitchName, value: string, site: Site): CampaignContent {
  const { chosen } = withChoice(variantOfContent(content), name, value, site);
  const { switches: _, ...rest } = content;
  return Object.keys(chosen).length === 0 ? rest : { ...rest, switches: chosen as Readonly<Record<string, string>> };
}

/** What each switch asks for, whether or not the page can give it. */
export const valuesIn = (content: CampaignContent, site: Site) => requestedSwitches(variantOfContent(content), site);

/** The switches of a visitor who reads this language. */
export const shownSwitches = (content: CampaignContent, site: Site, lang: LookLanguage | undefined): Switches => {
  const variant = variantOfContent(content);
  return switchesOf(lang ? { ...variant, chosen: { ...variant.chosen, lang } } : variant, site);
};
