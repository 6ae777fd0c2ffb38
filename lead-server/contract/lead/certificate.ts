/** A constant: a page must never choose who gets the API key. */
const certificateHost = 'cert.trustedform.com';

/** The address of a certificate, with its id. */
const certificateAddress = /^https:\/\/cert\.trustedform\.com\/([\w-]{8,128})\/?(?:[?#].*)?$/;

/**
 * The id of a TrustedForm certificate; undefined for anything else. A forged address would receive the API key. See
 * docs/spec/partners.md#trustedform.
 */
export function certificateId(certificate: string): string | undefined {
  const text = certificate.trim();
  return /^[\w-]{8,128}$/.test(text) ? text : certificateAddress.exec(text)?.[1];
}

/** The address of a certificate; '' for an invalid one. */
export function certificateUrl(certificate: string): string {
  const id = certificateId(certificate);
  return id === undefined ? '' : `https://${certificateHost}/${id}`;
}
