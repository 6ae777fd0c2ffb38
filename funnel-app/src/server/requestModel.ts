import type { PageRequest } from '#contract/api/page-rendering.ts';
import { campaignAt } from '#contract/campaign/campaign-table.ts';
import { defaultSite } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import { type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { brandByHost, brands, hidesSponsors } from '#themes/brands.ts';
import { parseSwitches, type Switches } from '#themes/switches.ts';
import { ownTable } from '../campaign/campaigns.ts';
import type { PageModel } from '../model/pageModel.ts';
import type { PagePlace } from './htmlDocument.ts';

/** The model of every page: the request, with the switches of its campaign. */
export function pageModel(request: PageRequest, campaignSwitches: Partial<Switches>, path: string): PageModel {
  const { site = defaultSite } = request;
  const switches = parseSwitches(new URLSearchParams([...request.query]), campaignSwitches, brandByHost(request.host, site));
  const { tagline } = brands[switches.brand];
  const { name, sellers, callNumber, testimonials } = site.brands[switches.brand];
  const carried = { ...linkSwitches(switches, request), ...(request.test && { test: request.test }) };
  const other: Locale = switches.lang === 'en' ? 'es' : 'en';
  return {
    locale: switches.lang,
    brand: {
      id: switches.brand,
      name,
      tagline: tagline[switches.lang],
      sellers: sellers[switches.lang],
      callNumber,
      ...((testimonials.length > 0 || request.production) && { testimonials }),
    },
    switches,
    day: new Date().toISOString().slice(0, 10),
    sponsorsShown: !hidesSponsors(request.host),
    optedOut: request.gpc,
    otherLanguage: `${path}?${new URLSearchParams({ lang: other, ...carried })}`,
    carried,
    ...(request.test && { test: request.test }),
  };
}

/** The look of a page as a query, where another page would differ. */
function linkSwitches(switches: Switches, request: PageRequest): Readonly<Record<string, string>> {
  const { brand, theme, logo, font, rounded, scheme } = ownSwitches(switches, request);
  return Object.fromEntries(
    Object.entries({ brand, theme, logo, font, rounded, scheme }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

/** The switches that are not as the host's brand has them by itself. */
export function ownSwitches(switches: Switches, { host, site }: PageRequest): Readonly<Partial<Record<SwitchName, string>>> {
  const usual = parseSwitches(new URLSearchParams(), {}, brandByHost(host, site));
  return Object.fromEntries(switchNames.filter((name) => usual[name] !== switches[name]).map((name) => [name, switches[name]]));
}

/** The page's own address, without the visit's parameters. */
export function placeOf(
  { path, campaigns = ownTable, site = defaultSite }: PageRequest,
  { brand }: PageModel,
): PagePlace | undefined {
  const [host] = site.brands[brand.id].hosts;
  const locale = (campaignAt(campaigns, path)?.live.content.switches?.lang ?? 'en') as Locale;
  return host ? { origin: `https://${host}`, path: path.toLowerCase().replace(/(?<=.)\/+$/, ''), locale } : undefined;
}
