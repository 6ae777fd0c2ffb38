import type { ReactNode } from 'react';

/** The submit control is described by the consent, so that keyboard users hear what they agree to. */
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
