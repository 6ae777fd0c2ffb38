import { plainFields } from '#contract/api/plain-page.ts';
import { variantQuery } from '#contract/experiments/assign.ts';
import { queryNameOf, switchNames } from '#design-system/switches/switches.ts';

/** The query parameters that decide a page's document, except on thank-you pages: click ids change none. */
export const documentQueryNames: readonly string[] = [...switchNames.map(queryNameOf), variantQuery, 'sent'];

/**
 * All that the server reads of a page's query, in lower case. Letter case does not matter in an address, and each counts once. The
 * keys of caches are made of it (cacheKeys.ts).
 */
export const readQueryNames: readonly string[] = [...documentQueryNames, plainFields.at, plainFields.visit, 'test'];
