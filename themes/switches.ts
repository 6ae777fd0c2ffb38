import { parseSwitches as parse } from '#design-system/switches/parseSwitches.ts';
import { type SwitchName, valuesOf as valuesIn, type Switches as WithRegistries } from '#design-system/switches/switches.ts';
import { type BrandId, brandIds, brands, defaultLogo } from './brands.ts';
import { logoVersions } from './logos/versions.ts';
import { themeIds } from './registry.ts';

const registries = { theme: themeIds, brand: brandIds, logo: logoVersions };

/** The switches with the existing themes, brands and logos. */
export type Switches = WithRegistries<typeof registries>;

/** Every value that a switch may take. */
export const valuesOf = (name: SwitchName): readonly string[] => valuesIn(name, registries);

/** The switches of an address: query over campaign over brand. `?brand=` brings that brand's theme. */
export function parseSwitches(query: URLSearchParams, campaign: Partial<Switches>, hostBrand: BrandId): Switches {
  const fallback = { theme: brands[hostBrand].theme, brand: hostBrand, logo: defaultLogo(hostBrand, brands[hostBrand].theme) };
  const { brand } = parse(query, { ...fallback, ...campaign }, registries);
  const { theme } = parse(query, { ...fallback, theme: brands[brand].theme, ...campaign }, registries);
  return parse(query, { ...fallback, logo: defaultLogo(brand, theme), ...campaign, brand, theme }, registries);
}
