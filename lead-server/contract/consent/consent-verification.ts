import type { Locale } from '../text/locale.ts';
import { type ConsentVersion, consentText, consentVersions } from './consent-text.ts';

/**
 * Whom the common consents name, by brand. The page has them from themes/brands.ts, which this folder may not read:
 * shown-consent.test.ts holds the two together.
 */
const sellersOfBrands: Readonly<Record<string, { readonly name: string; readonly sellers: Readonly<Record<Locale, string>> }>> = {
  'auto-accident': { name: 'Auto Accident Team', sellers: { en: 'its partner law firms', es: 'sus bufetes asociados' } },
  'crash-compensation': { name: 'Crash Compensation', sellers: { en: 'its partner law firms', es: 'sus bufetes asociados' } },
};

const isVersion = (version: string): version is ConsentVersion => (consentVersions as readonly string[]).includes(version);

/**
 * Whether a text is the consent that our pages show (decisions 8): it is made again and compared. A text that is not ours, or that names
 * others than it should, is kept with the lead all the same, but nobody counts as named in it. Pure.
 * @param chosen the buyers that the visitor agreed to by name, joined as the lead has them
 */
export function isKnownConsentText(
  text: string,
  { version, locale, brand, chosen }: { version: string; locale: Locale; brand: string; chosen: string },
): boolean {
  const known = Object.hasOwn(sellersOfBrands, brand) ? sellersOfBrands[brand] : undefined;
  if (!known || !isVersion(version)) return false;
  const sellers = version === 'buyers-1' ? chosen.split('|') : [known.sellers[locale]];
  return consentText({ version, locale, brandName: known.name, sellers }).text === text;
}
