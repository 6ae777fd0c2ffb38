import type { OfferPage } from '#contract/lead/offer-pages.ts';
import { parseUrl } from '../api/parseUrl.ts';
import type { VisitTracking } from './visitTracking.ts';

/**
 * Opens partner pages in new tabs with noopener. Browsers allow it only shortly after a press. See
 * docs/spec/submission.md#partner-page.
 */
export function openPartnerPages(pages: readonly OfferPage[], { offerPage, lawyerTracker }: VisitTracking['partnerPages']): void {
  for (const page of pages) {
    const url = parseUrl(page.kind === 'offer' ? offerPage : lawyerTracker);
    if (!url) continue;
    for (const [name, value] of Object.entries(page.query)) if (value !== '') url.searchParams.set(name, value);
    const link = document.createElement('a');
    link.href = url.href;
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
  }
}
