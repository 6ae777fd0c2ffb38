import type { Lead } from '#contract/fields/fields.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { partnerSubId } from '#contract/lead/tracking.ts';
import type { Mapping } from '../partners/mappings.ts';
import { saleFieldsOf } from './sale-fields.ts';

/** JSON, the usual format. */
export const jsonPayload = (body: object): Payload => ({ contentType: 'application/json', text: JSON.stringify(body) });

/**
 * The exchange's fields and their sources. assumed: `tf` is the TrustedForm certificate, `leadId` the LeadiD token. See
 * docs/spec/partners.md#lead-exchange.
 */
export const exchangeFields = {
  project: 'project',
  caseType: 'case_type',
  leadType: 'lead_type',
  flow: 'flow',
  consentTime: 'consent_time',
  consentVersion: 'consent_version',
  pageUrl: 'page_url',
  rules: 'rules',
  consentedTo: 'consented_to',
  leadIsQualified: 'lead_is_qualified',
  isDisqualified: 'is_disqualified',
  dqReason: 'dq_reason',
  zipCode: 'zip_code',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  tf: 'trusted_form_cert_id',
  leadId: 'leadid_token',
} as const;

export function exchangePayload(record: LeadRecord): Payload {
  const source = saleFieldsOf(record);
  return jsonPayload(Object.fromEntries(Object.entries(exchangeFields).map(([name, from]) => [name, source[from] ?? ''])));
}

/** The verification helper's payload. See docs/spec/partners.md#verification-helper. */
export const verificationPayload = ({ sent, meta }: LeadRecord): Payload =>
  jsonPayload({
    // after an opt-out the lead is verified by its certificates alone
    zip_code: meta.gpc ? '' : (sent.zip_code ?? ''),
    ip_address: meta.gpc ? '' : (sent.ip_address ?? ''),
    user_agent: sent.user_agent ?? '',
    trusted_form_cert_id: sent.trusted_form_cert_id ?? '',
    leadid_token: sent.leadid_token ?? '',
  });

/** The ingest's fields beside the lead's own, and their sources. */
export const ingestFields = {
  lead_id: 'lead_id',
  flow: 'flow',
  is_disqualified: 'is_disqualified',
  case_type: 'case_type',
  lead_type: 'lead_type',
  consent_time: 'consent_time',
  consent_version: 'consent_version',
  page_url: 'page_url',
  rules: 'rules',
  phone: 'phone_digits',
  tcpa_text: 'tcpa',
  jornaya_lead_id: 'leadid_token',
  trusted_form_cert_url: 'trusted_form_cert_url',
} as const;

/** LeadProsper's direct post, with our id, by which a buyer can return it: its mapping authenticates, empty values are left out. See docs/spec/partners.md#leadprosper. */
export function ingestPayload(record: LeadRecord, id: string, mapping: Mapping): Payload {
  const { sent } = record;
  const source = saleFieldsOf(record, id);
  const lead: Record<string, string | undefined> = {
    ...(sent as Lead),
    ...Object.fromEntries(Object.entries(ingestFields).map(([name, from]) => [name, source[from]])),
    ...mapping,
    lp_action: record.meta.test ? 'test' : (sent.lp_action ?? ''),
    lp_subid1: partnerSubId(sent.lp_subid1 ?? ''),
    lp_subid2: partnerSubId(sent.sub_id2 ?? ''),
  };
  return jsonPayload(
    Object.fromEntries(Object.entries(lead).filter(([name, value]) => name === 'lp_action' || (value ?? '') !== '')),
  );
}

/** Escapes text that a spreadsheet would run as a formula. A masked phone number is none. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** A form-encoded copy of the lead, which often ends in a spreadsheet. See docs/spec/partners.md#bad-words-webhook. */
export const badWordsPayload = ({ sent }: LeadRecord): Payload => ({
  contentType: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, withoutFormula(value)] as [string, string]] : [],
    ),
  ).toString(),
});

const slackEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes Slack's three markup characters, so that a text mentions nobody and links nowhere. See docs/spec/partners.md#slack. */
export const slackPayload = (text: string): Payload =>
  jsonPayload({ text: text.replace(/[&<>]/g, (each) => slackEntities[each] ?? '') });

/** A message for a webhook of the team's own. See docs/spec/partners.md#alerts. */
export const alertPayload = (text: string, id: string): Payload => jsonPayload({ type: 'alert', id, text });

export interface Payload {
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly text: string;
  /** Appended to the address where it differs by lead: a 404 there is about the lead, not the destination. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
