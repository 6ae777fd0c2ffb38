import type { ReactNode } from 'react';

/** The consent describes the submit control, so that screen readers read it there. */
export const consentId = 'consent-text';

/** The consent text, marked up as the certificates look for it. See docs/spec/partners.md#trustedform. */
export function TaggedConsent({ children }: { readonly children: ReactNode }) {
  return (
    <label id={consentId} data-tf-element-role="consent-language">
      <input type="hidden" id="leadid_tcpa_disclosure" />
      {children}
    </label>
  );
}
