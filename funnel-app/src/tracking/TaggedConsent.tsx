import type { ReactNode } from 'react';

/**
 * The consent text as the certificates look for it (partners.md): Jornaya in a label with its hidden input, TrustedForm by the role of the
 * element. The form around it has the role `offer`; the submit control is known by its type.
 */
export function TaggedConsent({ children }: { readonly children: ReactNode }) {
  return (
    <label data-tf-element-role="consent-language">
      <input type="hidden" id="leadid_tcpa_disclosure" />
      {children}
    </label>
  );
}
