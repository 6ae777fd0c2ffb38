import type { Lead } from '#contract/fields/fields.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { partnerSubId } from '#contract/lead/tracking.ts';
import type { Mapping } from '../partners/mappings.ts';

import { certificateHost, certificateId } from './trusted-form.ts';

/** JSON, as most take it. */
export const jsonPayload = (body: object): Payload => ({ contentType: 'application/json', text: JSON.stringify(body) });

/** assumed: `tf` is the TrustedForm certificate, `leadId` the LeadiD token. See docs/spec/partners.md#lead-exchange. */
export const exchangePayload = ({ sent }: LeadRecord): Payload =>
  jsonPayload({
    project: 'MVA',
    zipCode: sent.zip_code ?? '',
    ipAddress: sent.ip_address ?? '',
    userAgent: sent.user_agent ?? '',
    tf: sent.trusted_form_cert_id ?? '',
    leadId: sent.leadid_token ?? '',
  });

/** The verification helper's payload. See docs/spec/partners.md#verification-helper. */
export const verificationPayload = ({ sent }: LeadRecord): Payload =>
  jsonPayload({
    zip_code: sent.zip_code ?? '',
    ip_address: sent.ip_address ?? '',
    user_agent: sent.user_agent ?? '',
    trusted_form_cert_id: sent.trusted_form_cert_id ?? '',
    leadid_token: sent.leadid_token ?? '',
  });

/** LeadProsper's direct post: its mapping authenticates, empty values are left out. See docs/spec/partners.md#leadprosper. */
export function ingestPayload({ sent }: LeadRecord, mapping: Mapping): Payload {
  const certificate = certificateId(sent.trusted_form_cert_id ?? '');
  const lead: Record<string, string | undefined> = {
    ...(sent as Lead),
    ...mapping,
    lp_action: sent.lp_action ?? '',
    lp_subid1: partnerSubId(sent.lp_subid1 ?? ''),
    lp_subid2: partnerSubId(sent.sub_id2 ?? ''),
    phone: phoneDigits(sent.phone ?? ''),
    tcpa_text: sent.tcpa,
    jornaya_lead_id: sent.leadid_token,
    trusted_form_cert_url: certificate && `https://${certificateHost}/${certificate}`,
  };
  return jsonPayload(
    Object.fromEntries(Object.entries(lead).filter(([name, value]) => name === 'lp_action' || (value ?? '') !== '')),
  );
}

/** A form-encoded copy of the lead. See docs/spec/partners.md#bad-words-webhook. */
export const badWordsPayload = ({ sent }: LeadRecord): Payload => ({
  contentType: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ).toString(),
});

const slackEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes Slack's three markup characters, so that a text mentions nobody and links nowhere. See docs/spec/partners.md#slack. */
export const slackPayload = (text: string): Payload =>
  jsonPayload({ text: text.replace(/[&<>]/g, (each) => slackEntities[each] ?? '') });

export interface Payload {
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly text: string;
  /** Appended to the address where it differs by lead: a 404 there is about the lead, not the destination. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
