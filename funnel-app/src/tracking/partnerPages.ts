import { type OfferPage, partnerPageUrl } from '#contract/lead/offer-pages.ts';
import type { VisitTracking } from './visitTracking.ts';

/**
 * Opens the first of the partner pages in a new tab, with noopener. Browsers allow one tab a press and block the next.
 * @returns whether the lawyer tracker is left for a link on the thank-you page. See docs/spec/submission.md#partner-page.
 */
export function openPartnerPage(
  pages: readonly OfferPage[],
  { offerPage, lawyerTracker }: VisitTracking['partnerPages'],
): boolean {
  const [first, ...more] = pages.flatMap((page) => {
    const url = partnerPageUrl(page.kind === 'offer' ? offerPage : lawyerTracker, page);
    return url === undefined ? [] : [{ kind: page.kind, url }];
  });
  if (first) {
    const link = document.createElement('a');
    link.href = first.url;
    link.target = '_blank';
    link.rel = 'noopener';
    link.click();
  }
  return more.some(({ kind }) => kind === 'lawyer tracker');
}
