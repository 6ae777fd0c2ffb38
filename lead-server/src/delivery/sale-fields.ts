import { phoneDigits } from '#contract/fields/validation.ts';
import { certificateUrl } from '#contract/lead/certificate.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { partnerSubId } from '#contract/lead/tracking.ts';
import type { SaleField } from '../partners/destination-schema.ts';
import { leadKindOf } from './lead-kinds.ts';

/** Everything that a sale can send, by name. An answer that a rule changed has the rule's name in `rules`. */
export function saleFieldsOf(
  { sent, rules, meta, disqualification }: LeadRecord,
  id = '',
): Readonly<Record<string, string | undefined>> {
  const { project, caseType, leadType } = leadKindOf(meta.flow, sent.interested_in_psf === 'yes');
  const own: Record<SaleField, string | undefined> = {
    lead_id: id,
    flow: meta.flow,
    project,
    // the alternate buyer has a name of its own for it
    case_type: sent.case_type ?? caseType,
    lead_type: leadType,
    consent_time: meta.judgedAt ?? meta.receivedAt,
    consent_version: meta.consent.version,
    page_url: meta.pageUrl,
    rules: rules.join(','),
    consented_to: sent.selected_buyer_names?.replaceAll('|', ', ') ?? '',
    is_disqualified: disqualification ? 'yes' : 'no',
    phone_digits: phoneDigits(sent.phone ?? ''),
    trusted_form_cert_url: certificateUrl(sent.trusted_form_cert_id ?? ''),
    sub_id_short: partnerSubId(sent.sub_id ?? ''),
  };
  return { ...sent, ...own };
}
