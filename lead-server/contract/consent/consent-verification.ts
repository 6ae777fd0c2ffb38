import { brandIds, defaultSite, type Site } from '../site/site.ts';
import type { Locale } from '../text/locale.ts';
import { type ConsentVersion, consentText, consentVersions } from './consent-text.ts';

const isVersion = (version: string): version is ConsentVersion => (consentVersions as readonly string[]).includes(version);

/** The consent that a page showed, as the submission says. */
export interface ShownConsent {
  readonly version: string;
  readonly locale: Locale;
  readonly brand: string;
  /** The buyers agreed to by name, joined as in the lead. */
  readonly chosen: string;
}

/** Whether a text is a consent that pages of this site show. Pure. An unknown text is kept, and its lead is sold to nobody. */
export function isKnownConsentText(text: string, shown: ShownConsent, { brands }: Site = defaultSite): boolean {
  const { version, locale, chosen } = shown;
  const id = brandIds.find((each) => each === shown.brand);
  if (id === undefined || !isVersion(version)) return false;
  const { name: brandName, sellers } = brands[id];
  return (
    consentText({ version, locale, brandName, sellers: version === 'buyers-1' ? chosen.split('|') : sellers[locale] }).text ===
    text
  );
}
