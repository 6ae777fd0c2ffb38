import { type BrandId, brandIds, defaultSite, type SiteBrand } from '#contract/site/site.ts';
import type { LogoVersion, MarkId } from './logos/versions.ts';
import { type ThemeId, themeById } from './registry.ts';

export { type BrandId, brandByHost, brandIds, defaultBrand, hidesSponsors } from '#contract/site/site.ts';

/** How a brand looks and what it promises; its other facts are the site's. */
export interface BrandLook {
  readonly theme: ThemeId;
  readonly mark: MarkId;
  readonly tagline: { readonly en: string; readonly es: string };
}

const looks = {
  'auto-accident': {
    theme: '1',
    mark: '1',
    tagline: { en: 'Straight answers after a crash', es: 'Respuestas claras después de un choque' },
  },
  'crash-compensation': {
    theme: '7',
    mark: '5',
    tagline: { en: 'See where your claim stands', es: 'Vea si puede reclamar' },
  },
} as const satisfies Record<BrandId, BrandLook>;

export type Brand = BrandLook & SiteBrand;

/** The two brands, by id, with the default site's facts. See docs/spec/product.md#brands. */
export const brands = Object.fromEntries(
  brandIds.map((id) => [id, { ...defaultSite.brands[id], ...looks[id] }]),
) as unknown as Readonly<Record<BrandId, Brand>>;

/** A brand's default logo in a theme: its mark in the lockup made for the theme's header. */
export const defaultLogo = (brand: BrandId, theme: ThemeId): LogoVersion =>
  `v${brands[brand].mark}.${themeById(theme).headerLockup}`;
