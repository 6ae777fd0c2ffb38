import { type Brand, brands } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { Campaign } from '../campaign/campaigns.ts';
import type { PageModel, SurveyModel } from '../model/pageModel.ts';
import { sampleBuyerGroups } from '../screens/buyers/sampleBuyerGroups.ts';

/** The model of a page with these switches, as the server makes it without a visitor. */
export function previewPage(switches: Switches): PageModel {
  const { lang, brand } = switches;
  const { name, tagline, sellers, callNumber }: Brand = brands[brand];
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

/** The model of a campaign's survey with these switches. */
export const previewSurvey = (
  switches: Switches,
  { flow, oid, affid, facts = [], buyers, thankYouPath, verifiesPhone = false }: Campaign,
): SurveyModel => ({
  ...previewPage(switches),
  flow,
  oid,
  affid,
  facts,
  buyers,
  fixedBuyers: buyers && sampleBuyerGroups[buyers],
  thankYouPath,
  verifiesPhone,
});
