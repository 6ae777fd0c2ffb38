import { phoneDigits } from '#contract/fields/validation.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { Outcome } from './retry-policy.ts';

/** A constant: a page must never choose who gets the API key. */
export const certificateHost = 'cert.trustedform.com';

/**
 * The id of a TrustedForm certificate; undefined for anything else. A forged address would receive the API key. See
 * docs/spec/partners.md#trustedform.
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
 * Retains a lead's certificate (API 4.0, "retain" and "match_lead").
 * @param as finds the lead again from there, as `reference`
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

/** `failure` is final for the certificate; `error` is TrustedForm's own trouble. */
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
