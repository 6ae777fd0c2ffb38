import { addDays, type Day, isoDay } from '../fields/dates.ts';
import type { Lead, LeadField } from '../fields/fields.ts';
import { isComparativeFault, stateByCode } from '../fields/states.ts';

/**
 * Days from the incident up to which a visit to the doctor is taken as given (Variants 4). assumed: so in all flows, since which of them are
 * the "older variants", with exactly 15, is not said.
 */
const recentDays = 15;
const firstWeekDays = 4;

function parseDay(iso: string | undefined): Day | undefined {
  const [year, month, day] = (iso ?? '').split('-').map(Number);
  return year && month && day ? { year, month, day } : undefined;
}

const monthDayYear = ({ year, month, day }: Day) => `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;

/** The description with a remark at its end, once. */
function withRemark(lead: Lead, remark: string): Lead {
  const text = lead.case_description ?? '';
  return text.endsWith(remark) ? {} : { case_description: text + remark, bad_words: 'no' };
}

/** The changes that a rule makes to a lead; none when it does not apply. */
type Rule = (lead: Lead) => Lead;

/**
 * Special routing (Variants 4): what is changed before a lead is sent on. A flow names the rules that it uses.
 */
const routingRules = {
  /** Partly at fault, in a state of comparative fault, counts as not at fault. */
  partial_fault: (lead) => (lead.partial_fault === 'yes' && isComparativeFault(lead.state) ? { at_Fault: 'no' } : {}),

  /** Shortly after an accident nobody has been to a doctor yet: the lead goes out as injured and treated. */
  recent_incident: (lead) => {
    const days = lead.days_from_incident_date;
    if (days === undefined || Number(days) > recentDays) return {};
    const forced = { doctor_treatment: 'yes', physical_injury: 'Yes' };
    const date = parseDay(lead.incident_date);
    // assumed: "for an injured person" means one who said so, before the rule says it for them
    if (lead.physical_injury !== 'Yes') return forced;
    return {
      ...forced,
      when_seek_medical_treatment: 'first_week',
      // a time frame is no date: none is made up from it
      ...(date && { when_seek_medical_treatment_date: isoDay(addDays(date, firstWeekDays)) }),
    };
  },

  /** A driver who fled and was found all the same: the description says so, and needs no look at its words (Variants 4). */
  driver_identified: (lead) => (lead.hit_and_run_identified === 'yes' ? withRemark(lead, ' -- the driver was identified') : {}),

  /** The visitor's own insurance covers a driver who was not found. */
  um_insurance: (lead) => (lead.uninsured_motorist_coverage === 'yes' ? withRemark(lead, ' -- plaintiff has UM insurance') : {}),

  /** In a state of the routing set (all 51, decisions 5), an honest-looking lead goes to the alternate buyer. */
  reroute: (lead) => {
    if (!stateByCode(lead.state) || lead.is_gibberish !== 'no' || lead.name_gibberish !== 'no') return {};
    const date = parseDay(lead.incident_date);
    return {
      oid: '1500',
      affid: '1000350',
      original_oid: lead.oid ?? '',
      original_affid: lead.affid ?? '',
      lp_action: 'test',
      case_type: 'FormMVA',
      // assumed: the specification names the field, not its source; the visitor's state stands in
      state_accident_occurred: lead.state ?? '',
      date_accident_occurred: date ? monthDayYear(date) : '',
      settlement_offers: 'no',
      injuries_sustained: lead.specific_injury ?? '',
    };
  },

  /** A prior alcohol-related offense has its own offer. */
  dui_offense: (lead) =>
    lead.prior_alcohol_related_offense === 'yes'
      ? { oid: '136', affid: '1', original_affid: lead.original_affid ?? lead.affid ?? '' }
      : {},
} as const satisfies Record<string, Rule>;

export type RoutingRule = keyof typeof routingRules;

export interface RoutedLead {
  /** What is sent on; what the visitor said stays as it was (decisions 5). */
  readonly sent: Lead;
  /** The rules that changed something, in the order applied. */
  readonly rules: readonly RoutingRule[];
}

/** Applies the named rules in their order, each to what the one before it left. Pure: `lead` is never changed. */
export function applyRouting(lead: Lead, names: readonly RoutingRule[]): RoutedLead {
  let sent = lead;
  const applied: RoutingRule[] = [];
  for (const name of names) {
    const changes = (routingRules[name] as Rule)(sent);
    if ((Object.keys(changes) as LeadField[]).some((field) => changes[field] !== sent[field])) {
      sent = { ...sent, ...changes };
      applied.push(name);
    }
  }
  return { sent, rules: applied };
}
