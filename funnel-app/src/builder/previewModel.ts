import type { CampaignSettings } from '#contract/campaign/campaign.ts';
import type { SiteBrand } from '#contract/site/site.ts';
import { type Brand, brands } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { PageModel, SurveyModel } from '../model/pageModel.ts';
import { sampleBuyerGroups } from '../screens/buyers/sampleBuyerGroups.ts';

/** What the site says of a brand. */
export type BrandFacts = Pick<SiteBrand, 'name' | 'sellers' | 'callNumber'>;

/**
 * The model of a page with these switches, as the server makes it without a visitor.
 * @param facts of its brand; the default site's without them
 */
export function previewPage(switches: Switches, facts?: BrandFacts): PageModel {
  const { lang, brand } = switches;
  const { name, tagline, sellers, callNumber }: Brand = { ...brands[brand], ...facts };
  return {
    locale: lang,
    brand: { id: brand, name, tagline: tagline[lang], sellers: sellers[lang], callNumber },
    switches,
    day: '2026-03-10',
    sponsorsShown: true,
    optedOut: false,
    otherLanguage: `?lang=${lang === 'en' ? 'es' : 'en'}`,
    carried: {},
  };
}

/** The settings of a campaign that its pages show; its switches come by themselves. */
export type PreviewSettings = Omit<CampaignSettings, 'switches' | 'experiments'>;

/** The model of a campaign's survey with these switches. */
export const previewSurvey = (
  switches: Switches,
  { flow, oid, affid, facts = [], buyers, thankYouPath, verifiesPhone = false }: PreviewSettings,
  brandFacts?: BrandFacts,
): SurveyModel => ({
  ...previewPage(switches, brandFacts),
  flow,
  oid,
  affid,
  facts,
  buyers,
  fixedBuyers: buyers && sampleBuyerGroups[buyers],
  idleSwitches: [],
  thankYouPath,
  verifiesPhone,
});
