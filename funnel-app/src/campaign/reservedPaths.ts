import { keyOfPath } from '#contract/campaign/campaign.ts';
import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { legalPages } from '../content/legal.ts';

const fixedPages: ReadonlySet<string> = new Set([...legalPages, privacyRequestPath].map(keyOfPath));

/** Whether a path is a legal page's or the request form's. A thank-you path there would hide the page. */
export const isFixedPage = (path: string): boolean => fixedPages.has(keyOfPath(path));

/**
 * The pages beside the surveys, as a path is matched. A campaign of such a path would take its place.
 * @param thanks thank-you paths of campaigns
 */
export const reservedPathKeys = (thanks: readonly string[], flows: readonly Flow[]): ReadonlySet<string> =>
  new Set([...[...thanks, ...flows.map(({ options }) => options.thankYouPath)].map(keyOfPath), ...fixedPages]);
