import type { Locale } from '../text/locale.ts';
import type { Buyer } from './buyer.ts';
import type { WrittenPage } from './legal-text.ts';

/**
 * The facts of a site that its operator decides: brands, sellers, fixed buyers, the alternate buyer. Settings replace them;
 * these are the defaults, for development. See docs/spec/product.md#site-file.
 */
export interface Site {
  /** The stored version of its brands; undefined where they come from a file alone. See docs/spec/settings.md#consents. */
  readonly version?: number;
  readonly brands: Readonly<Record<BrandId, SiteBrand>>;
  /** Fixed buyers of the campaigns d1, d2 and x1. Without them these ask for the common consent. */
  readonly buyerGroups: Readonly<Record<BuyerGroup, readonly Buyer[]>>;
  readonly reroute: Reroute;
  /** States in which a partner takes cases; none: all of them. See docs/spec/qualification.md#served-states. */
  readonly servedStates: readonly string[];
  /** Legal pages in words of the operator's own; the release has the others. See docs/spec/settings.md#legal. */
  readonly legal?: readonly WrittenPage[];
}

/** Whether a partner takes cases there. An unknown place may be anywhere. */
export const isServed = (served: readonly string[], state: string | undefined): boolean =>
  served.length === 0 || !state || served.includes(state);

export interface SiteBrand {
  readonly name: string;
  /** Its own hosts; their subdomains count too. */
  readonly hosts: readonly string[];
  /** Who may call, as the consent names them. See docs/spec/consent.md#sellers. */
  readonly sellers: Readonly<Record<Locale, readonly string[]>>;
  /** E.164; '' for none, and then pages have no call control. */
  readonly callNumber: string;
  /** Who pays for leads, as /sponsors lists them; empty takes SPONSORS. */
  readonly sponsors: readonly string[];
  /** Testimonials, word for word. Empty shows none in production, and samples in development. */
  readonly testimonials: readonly Testimonial[];
}

export interface Testimonial {
  readonly quote: Readonly<Record<Locale, string>>;
  readonly name: string;
  /** A place, such as Denver. */
  readonly detail: string;
  /** 1 to 5, where the person gave them. */
  readonly stars?: number | undefined;
}

export const buyerGroupIds = ['d1', 'd2', 'x1'] as const;
export type BuyerGroup = (typeof buyerGroupIds)[number];

/** Where clean leads of some states go instead. Off while it names no state. See docs/spec/routing.md#state-reroute. */
export interface Reroute {
  readonly states: readonly string[];
  readonly oid: string;
  readonly affid: string;
  readonly lpAction: string;
}

export const noReroute: Reroute = { states: [], oid: '1500', affid: '1000350', lpAction: '' };

export const brandIds = ['auto-accident', 'crash-compensation'] as const;
export type BrandId = (typeof brandIds)[number];
export const defaultBrand: BrandId = 'auto-accident';

/** Numbers 555-0100 to 555-0199 are kept for fiction: nobody answers them. */
export const isFictionalNumber = (number: string): boolean => /55501\d\d$/.test(number);

const common = { sponsors: [], testimonials: [] } as const;

export const defaultSite: Site = {
  brands: {
    'auto-accident': {
      ...common,
      name: 'Auto Accident Team',
      hosts: ['autoaccidentteam.com', 'auto-accident.localhost'],
      // assumed: the brand itself and its partner firms
      sellers: { en: ['Auto Accident Team', 'its partner law firms'], es: ['Auto Accident Team', 'sus bufetes asociados'] },
      callNumber: '+18005550142',
    },
    'crash-compensation': {
      ...common,
      name: 'Crash Compensation',
      hosts: ['crashcompensation.com', 'crash-compensation.localhost'],
      sellers: { en: ['Crash Compensation', 'its partner law firms'], es: ['Crash Compensation', 'sus bufetes asociados'] },
      callNumber: '+18005550178',
    },
  },
  buyerGroups: { d1: [], d2: [], x1: [] },
  reroute: noReroute,
  servedStates: [],
};

/** What decides whose a host is. */
export interface HostedBrands {
  readonly brands: Readonly<Record<BrandId, Pick<SiteBrand, 'hosts'>>>;
}

const isAt = (name: string, own: string) => name === own || name.endsWith(`.${own}`);

/** The site's own host that a `Host` header is of, subdomains included; undefined where it is none of the site. */
export function ownHost(host: string, { brands }: HostedBrands = defaultSite): string | undefined {
  const name = hostName(host);
  return brandIds.flatMap((id) => brands[id].hosts).find((own) => isAt(name, own));
}

/** The brand of a `Host` header, subdomains included; else the default. */
export function brandByHost(host: string, { brands }: HostedBrands = defaultSite): BrandId {
  const name = hostName(host);
  return brandIds.find((id) => brands[id].hosts.some((own) => isAt(name, own))) ?? defaultBrand;
}

/** Whether a host has no link to /sponsors. See docs/spec/product.md#brands. */
export const hidesSponsors = (host: string): boolean => hostName(host).startsWith('claim.');

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Placeholders that pages of this site would show, by their place in the site file. */
export function placeholdersOf({ brands }: Site): readonly string[] {
  return brandIds.flatMap((id) => {
    const { hosts, sellers, callNumber } = brands[id];
    const byDefault = defaultSite.brands[id];
    return [
      ...(hosts.some((host) => byDefault.hosts.includes(host)) ? [`brands.${id}.hosts`] : []),
      ...(JSON.stringify(sellers) === JSON.stringify(byDefault.sellers) ? [`brands.${id}.sellers`] : []),
      ...(callNumber === '' || isFictionalNumber(callNumber) ? [`brands.${id}.callNumber`] : []),
    ];
  });
}

/** The site as production shows it: without a fictional number. */
export function withoutFiction(site: Site): Site {
  const real = ({ callNumber, ...brand }: SiteBrand): SiteBrand => ({
    ...brand,
    callNumber: isFictionalNumber(callNumber) ? '' : callNumber,
  });
  const brands = Object.fromEntries(brandIds.map((id) => [id, real(site.brands[id])])) as unknown as Site['brands'];
  return { ...site, brands };
}
