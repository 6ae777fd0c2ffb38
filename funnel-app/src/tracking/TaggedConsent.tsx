import type { ReactNode } from 'react';

/** The submit control is described by the consent: a visitor who goes from field to field by Tab hears what they agree to there. */
export const consentId = 'consent-text';

/**
 * The consent text as the certificates look for it (partners.md): Jornaya in a label with its hidden input, TrustedForm by the role of the
 * element. The form around it has the role `offer`; the submit control is known by its type.
 */
export function TaggedConsent({ children }: { readonly children: ReactNode }) {
  return (
    <label id={consentId} data-tf-element-role="consent-language">
      <input type="hidden" id="leadid_tcpa_disclosure" />
      {children}
    </label>
  );
}
