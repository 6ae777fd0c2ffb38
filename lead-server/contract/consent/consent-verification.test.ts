import { describe, expect, it } from 'vitest';
import { brands } from '../../../themes/brands.ts';
import { locales } from '../text/locale.ts';
import { consentText, consentVersions } from './consent-text.ts';
import { isKnownConsentText } from './consent-verification.ts';

const chosen = ['Alpha Law', 'Beta Injury Group', 'Gamma, Delta & Sons'];

/** As the pages make it: funnel-app/src/screens/consent/shownConsent.ts, and BuyersForm for the buyers that were chosen. */
const shown = Object.entries(brands).flatMap(([brand, { name, sellers }]) =>
  locales.flatMap((locale) =>
    consentVersions.map((version) => {
      const named = version === 'buyers-1' ? chosen : sellers[locale];
      return { brand, locale, version, text: consentText({ version, locale, brandName: name, sellers: named }).text };
    }),
  ),
);

describe.each(shown)('consent $version of $brand in $locale', ({ text, ...of }) => {
  const given = { ...of, chosen: chosen.join('|') };
  it('is recognized', () => expect(isKnownConsentText(text, given)).toBe(true));
  it.each([
    ['with another word', `${text} I agree to calls from Elm & Oak.`, given],
    ['of another version', text, { ...given, version: 'tcpa-0' }],
    ['of no brand of ours', text, { ...given, brand: 'constructor' }],
    ['of another language', text, { ...given, locale: of.locale === 'en' ? ('es' as const) : ('en' as const) }],
  ])('is not recognized %s', (_what, other, as) => expect(isKnownConsentText(other, as)).toBe(false));
});

it('rejects a consent that names buyers the visitor did not choose', () => {
  const all = consentText({ version: 'buyers-1', locale: 'en', brandName: 'Auto Accident Team', sellers: chosen }).text;
  const given = { version: 'buyers-1', locale: 'en', brand: 'auto-accident', chosen: 'Alpha Law' } as const;
  expect(isKnownConsentText(all, given)).toBe(false);
});
