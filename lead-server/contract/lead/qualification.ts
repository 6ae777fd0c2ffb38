import type { Lead, LeadField } from '../fields/fields.ts';
import { lawyerReasons } from '../fields/form-values.ts';
import type { Flow } from '../flow/flow.ts';

/** A lead does not qualify when a field has this value, in any letter case. See docs/spec/qualification.md#main-rules. */
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
  const given = lead[field];
  return given?.length === value.length && given.toLowerCase() === value;
}

/** After a death the visitor needs no treatment of their own. See docs/spec/qualification.md#main-rules. */
const isExempt = (lead: Lead, field: LeadField) => field === 'doctor_treatment' && lead.who_was_hurt === 'died';

const firstFailedRule = (lead: Lead) =>
  mainRules.find(({ field, fails }) => hasAnswered(lead, field, fails) && !isExempt(lead, field));

/** Whether no main rule fails. A question that was not asked fails none. */
export const isQualified = (lead: Lead): boolean => firstFailedRule(lead) === undefined;

/** Most days since the incident of a qualified lead. See docs/spec/qualification.md#other-flows. */
const qualifyingDays = 730;

/**
 * The value of `lead_is_qualified`: not disqualified, and within 730 days; in the main flow by the main rules too. It never
 * contradicts the disqualification. See docs/spec/qualification.md#other-flows.
 */
export const leadIsQualified = (
  lead: Lead,
  { options }: Pick<Flow, 'options'>,
  disqualified: Disqualification | undefined,
): boolean =>
  disqualified === undefined &&
  (!options.coreDisqualifies || isQualified(lead)) &&
  Number(lead.days_from_incident_date ?? 0) <= qualifyingDays;

/** Has a lawyer, wants funding, and has neither settled nor been funded. See docs/spec/qualification.md#alternate-flow. */
export function isAlternateFlow(lead: Lead): boolean {
  const given = (field: LeadField, refused: string) => Boolean(lead[field]) && !hasAnswered(lead, field, refused);
  return (
    hasAnswered(lead, 'with_Lawyer', 'yes') &&
    given('interested_in_psf', 'no') &&
    given('settled_case', 'yes') &&
    given('prior_funding', 'yes')
  );
}

/** The reason of a lead that is about no accident: it is kept, and sold to nobody. See docs/spec/qualification.md#no-accident. */
export const noAccident = 'motor_vehicle_accident|no';

export interface Disqualification {
  /** `dq_reason`: `field|value`, or the lawyer step's own words. */
  readonly reason: string;
}

/**
 * The first reason of a disqualification; undefined without one.
 * @param flow with `coreDisqualifies` any failed main rule counts too. See docs/spec/qualification.md#reasons.
 */
export function disqualification(lead: Lead, flow: Pick<Flow, 'options'>): Disqualification | undefined {
  // forms ask for a lawyer with a plain yes or no: it is HasLawyer's plain yes
  if (hasAnswered(lead, 'with_Lawyer', 'yes')) return { reason: lead.lawyer_redirect_reason || lawyerReasons.has };
  if (lead.accident_limit_exceeded === '1') return { reason: 'date|accident_limit_exceeded' };
  if (hasAnswered(lead, 'is_gibberish', 'yes')) return { reason: 'is_gibberish|yes' };
  if (hasAnswered(lead, 'in_motor_vehicle_accident', 'no')) return { reason: noAccident };
  const failed = flow.options.coreDisqualifies ? firstFailedRule(lead) : undefined;
  return failed && { reason: `${failed.field}|${lead[failed.field]}` };
}
