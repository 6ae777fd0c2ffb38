import type { Locale } from '#contract/text/locale.ts';
import type { BrandId } from '#themes/brands.ts';

/** The card of a shared link, in the size of messengers' and networks' large cards. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Its address on the brand's host. `npm run cards` draws it. */
export const cardFile = (brand: BrandId, locale: Locale): string => `/icons/${brand}-${locale}.png`;
