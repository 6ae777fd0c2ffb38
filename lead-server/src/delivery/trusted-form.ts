import { phoneDigits } from '#contract/fields/validation.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { Outcome } from './retry-policy.ts';

/** Where certificates live. What a page sends never decides who gets the key: that is this address, or the one of the settings. */
export const certificateHost = 'cert.trustedform.com';

/**
 * The id of a certificate: from its address, or as it is. Undefined for anything that is no certificate of TrustedForm: what a page sends can
 * be forged, and a request to an address of its choosing would hand it the key (partners.md).
 */
export function certificateId(certificate: string): string | undefined {
  const text = certificate.trim();
  const isBare = /^[\w-]{8,128}$/.test(text);
  if (isBare) return text;
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, pathname } = new URL(text);
  const id = /^\/([\w-]{8,128})\/?$/.exec(pathname)?.[1];
  return protocol === 'https:' && host === certificateHost && username === '' ? id : undefined;
}

/**
 * Keeps the certificate of a lead beyond the days that TrustedForm keeps it by itself (API 4.0, "retain" and "match_lead").
 * @param as `reference` is by which the lead is found again from there
 */
export function retentionPayload(
  { sent }: LeadRecord,
  { key, vendor, reference }: { readonly key: string; readonly vendor: string; readonly reference: string },
) {
  const id = certificateId(sent.trusted_form_cert_id ?? '');
  if (id === undefined) return undefined;
  return {
    path: `/${id}`,
    contentType: 'application/json' as const,
    headers: { 'api-version': '4.0', authorization: `Basic ${Buffer.from(`API:${key}`).toString('base64')}` },
    text: JSON.stringify({
      match_lead: { email: sent.email ?? '', phone: phoneDigits(sent.phone ?? '') },
      retain: { reference, vendor },
    }),
  };
}

/** `failure` is its verdict on the certificate, which sending again won't change; `error` is trouble of its own. */
export function readRetentionResponse(body: string): Outcome {
  let outcome: unknown;
  try {
    outcome = (JSON.parse(body) as { outcome?: unknown } | null)?.outcome;
  } catch {
    return { is: 'failed', reason: 'answer is not JSON' };
  }
  if (outcome === 'success' || outcome === 'failure') return { is: 'taken', reason: `certificate: ${outcome}` };
  return { is: 'failed', reason: outcome === 'error' ? 'certificate: error' : 'no outcome' };
}
