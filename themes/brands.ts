import type { LogoVersion, MarkId } from './logos/versions.ts';
import { type ThemeId, themeById } from './registry.ts';

export interface Brand {
  readonly name: string;
  /** Its own hosts; their subdomains count too. assumed: the specification names none. */
  readonly hosts: readonly string[];
  readonly theme: ThemeId;
  readonly mark: MarkId;
  readonly tagline: { readonly en: string; readonly es: string };
  /** Who may call: named in the consent text until the buyers are fetched. assumed: the brand itself and its partner firms. */
  readonly sellers: { readonly en: readonly string[]; readonly es: readonly string[] };
  /** E.164. A placeholder from the range kept for fiction: the call-tracking number comes from the settings. */
  readonly callNumber: string;
}

/** The two brands, by id. See docs/spec/product.md#brands. */
export const brands = {
  'auto-accident': {
    name: 'Auto Accident Team',
    hosts: ['autoaccidentteam.com', 'auto-accident.localhost'],
    theme: '1',
    mark: '1',
    tagline: { en: 'Straight answers after a crash', es: 'Respuestas claras después de un choque' },
    sellers: {
      en: ['Auto Accident Team', 'its partner law firms'],
      es: ['Auto Accident Team', 'sus bufetes asociados'],
    },
    callNumber: '+18005550142',
  },
  'crash-compensation': {
    name: 'Crash Compensation',
    hosts: ['crashcompensation.com', 'crash-compensation.localhost'],
    theme: '7',
    mark: '5',
    tagline: { en: 'See where your claim stands', es: 'Vea si puede reclamar' },
    sellers: {
      en: ['Crash Compensation', 'its partner law firms'],
      es: ['Crash Compensation', 'sus bufetes asociados'],
    },
    callNumber: '+18005550178',
  },
} as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;

export const brandIds = Object.keys(brands) as readonly BrandId[];
export const defaultBrand: BrandId = 'auto-accident';

/** The brand of a `Host` header, subdomains included; else the default. */
export function brandByHost(host: string): BrandId {
  const name = hostName(host);
  return brandIds.find((id) => brands[id].hosts.some((own) => name === own || name.endsWith(`.${own}`))) ?? defaultBrand;
}

/** Whether a host has no link to /sponsors. See docs/spec/product.md#brands. */
export const hidesSponsors = (host: string): boolean => hostName(host).startsWith('claim.');

/** A brand's default logo in a theme: its mark in the lockup made for the theme's header. */
export const defaultLogo = (brand: BrandId, theme: ThemeId): LogoVersion =>
  `v${brands[brand].mark}.${themeById(theme).headerLockup}`;

const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
