import type { OfferPage } from '#contract/lead/offer-pages.ts';
import type { VisitTracking } from './visitTracking.ts';

/** The parsed address, or undefined where it is none. URL.canParse and URL.parse are younger than browsers that visitors have (iOS 16). */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

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
