import type { Lead, LeadField } from '../fields/fields.ts';
import { lawyerReasons } from '../fields/form-values.ts';
import type { Flow } from '../flow/flow.ts';

/** Core 4, "Qualification", in its order: the lead is not qualified when a field has this value, in any letter case. */
const mainRules = [
  { field: 'with_Lawyer', fails: 'yes' },
  { field: 'accident_limit_exceeded', fails: '1' },
  { field: 'is_gibberish', fails: 'yes' },
  { field: 'enough_words', fails: 'no' },
  { field: 'physical_injury', fails: 'no' },
  { field: 'at_Fault', fails: 'yes' },
  { field: 'doctor_treatment', fails: 'no' },
] as const satisfies readonly { field: LeadField; fails: string }[];

function hasAnswered(lead: Lead, field: LeadField, value: string): boolean {
  const said = lead[field];
  return said?.length === value.length && said.toLowerCase() === value;
}

const firstFailedRule = (lead: Lead) => mainRules.find(({ field, fails }) => hasAnswered(lead, field, fails));

/** Whether no point of Core 4 fails. A question that was not asked fails none. */
export const isQualified = (lead: Lead): boolean => firstFailedRule(lead) === undefined;

/** Days from the incident within which a lead can be qualified (Variants 4). */
const qualifyingDays = 730;

/**
 * What `lead_is_qualified` says: Core 4 together with the 730-day rule of Variants 4 (decisions 5), in every flow.
 * assumed: Variants 4 has "not sent to the disqualified queue" instead of Core 4; decisions 5 is read as Core 4 in every flow, so a lead that a
 * flow does not disqualify may still say no here. A flow that asks no date fails no rule about one.
 */
export const leadIsQualified = (lead: Lead): boolean =>
  isQualified(lead) && Number(lead.days_from_incident_date ?? 0) <= qualifyingDays;

/** Core 4, "alternate-flow check": has a lawyer, wants funding, has neither settled nor been funded before. */
export function isAlternateFlow(lead: Lead): boolean {
  const given = (field: LeadField, refused: string) => Boolean(lead[field]) && !hasAnswered(lead, field, refused);
  return (
    hasAnswered(lead, 'with_Lawyer', 'yes') &&
    given('interested_in_psf', 'no') &&
    given('settled_case', 'yes') &&
    given('prior_funding', 'yes')
  );
}

export interface Disqualification {
  /** `dq_reason`: `field|value`, or the lawyer step's own words. */
  readonly reason: string;
}

/**
 * Why the visitor is disqualified, the first reason in the order of decisions 5; undefined when they are not. It is what the
 * session shows, what opens the partner page, and what `q` and `is_disqualified` report.
 * @param flow in a flow with `coreDisqualifies` (main) any failed point of Core 4 counts too.
 */
export function disqualification(lead: Lead, flow: Pick<Flow, 'options'>): Disqualification | undefined {
  // the forms ask for a lawyer with a plain yes or no: that is the plain yes of HasLawyer (decisions 4)
  if (hasAnswered(lead, 'with_Lawyer', 'yes')) return { reason: lead.lawyer_redirect_reason || lawyerReasons.has };
  if (lead.accident_limit_exceeded === '1') return { reason: 'date|accident_limit_exceeded' };
  if (hasAnswered(lead, 'is_gibberish', 'yes')) return { reason: 'is_gibberish|yes' };
  const failed = flow.options.coreDisqualifies ? firstFailedRule(lead) : undefined;
  return failed && { reason: `${failed.field}|${lead[failed.field]}` };
}
