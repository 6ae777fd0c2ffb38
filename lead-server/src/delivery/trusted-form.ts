import { phoneDigits } from '#contract/fields/validation.ts';
import { certificateId } from '#contract/lead/certificate.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { Outcome } from './retry-policy.ts';

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
