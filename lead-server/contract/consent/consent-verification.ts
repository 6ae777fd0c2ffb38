import type { Locale } from '../text/locale.ts';
import { type ConsentVersion, consentText, consentVersions } from './consent-text.ts';

/** Whom the common consents name, by brand. A test compares it with themes/brands.ts, which the contract cannot import. */
const sellersOfBrands: Readonly<Record<string, { readonly name: string; readonly sellers: Readonly<Record<Locale, string>> }>> = {
  'auto-accident': { name: 'Auto Accident Team', sellers: { en: 'its partner law firms', es: 'sus bufetes asociados' } },
  'crash-compensation': { name: 'Crash Compensation', sellers: { en: 'its partner law firms', es: 'sus bufetes asociados' } },
};

const isVersion = (version: string): version is ConsentVersion => (consentVersions as readonly string[]).includes(version);

/**
 * Whether a text is a consent that our pages show. Pure. An unknown text is kept, but nobody counts as named in it.
 * @param chosen the buyers agreed to by name, joined as in the lead
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
