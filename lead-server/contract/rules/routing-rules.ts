import { addDays, type Day, isoDay } from '../fields/dates.ts';
import type { Lead, LeadField } from '../fields/fields.ts';
import { isComparativeFault } from '../fields/states.ts';
import { noReroute, type Reroute } from '../site/site.ts';

/** Days since the incident up to which treatment is assumed. assumed: in all flows. See docs/spec/routing.md#recent-incident. */
const recentDays = 15;
const firstWeekDays = 4;

/** The day of the incident; none from a time frame alone. */
function statedDay({ injury_year, incident_date = '' }: Lead): Day | undefined {
  if (injury_year === undefined) return undefined;
  const [year, month, day] = incident_date.split('-').map(Number);
  return year && month && day ? { year, month, day } : undefined;
}

const monthDayYear = ({ year, month, day }: Day) => `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;

/** The description with a remark at its end, once. */
function withRemark(lead: Lead, remark: string): Lead {
  const text = lead.case_description ?? '';
  return text.endsWith(remark) ? {} : { case_description: text + remark, bad_words: 'no' };
}

/** The changes that a rule makes to a lead; none when it does not apply. */
type Rule = (lead: Lead, reroute: Reroute) => Lead;

/** Rules that change values before a lead is sent; a flow names its own. */
const routingRules = {
  /** Partly at fault, in a state of comparative fault, counts as not at fault. */
  partial_fault: (lead) => (lead.partial_fault === 'yes' && isComparativeFault(lead.state) ? { at_Fault: 'no' } : {}),

  /**
   * Soon after an accident few have been treated: the lead goes out as injured and treated. See
   * docs/spec/routing.md#recent-incident.
   */
  recent_incident: (lead) => {
    const days = lead.days_from_incident_date;
    if (days === undefined || Number(days) > recentDays || lead.who_was_hurt === 'died') return {};
    const forced = { doctor_treatment: 'yes', physical_injury: 'Yes' };
    const date = statedDay(lead);
    // assumed: "injured" is what the visitor answered, before the rule sets it
    if (lead.physical_injury !== 'Yes') return forced;
    return {
      ...forced,
      when_seek_medical_treatment: 'first_week',
      ...(date && { when_seek_medical_treatment_date: isoDay(addDays(date, firstWeekDays)) }),
    };
  },

  /** An identified driver is noted in the description and clears `bad_words`. See docs/spec/routing.md#hit-and-run-remarks. */
  driver_identified: (lead) => (lead.hit_and_run_identified === 'yes' ? withRemark(lead, ' -- the driver was identified') : {}),

  /** The visitor's own insurance covers a driver who was not found. */
  um_insurance: (lead) => (lead.uninsured_motorist_coverage === 'yes' ? withRemark(lead, ' -- plaintiff has UM insurance') : {}),

  /** In a rerouted state a clean lead goes to the alternate buyer. See docs/spec/routing.md#state-reroute. */
  reroute: (lead, { states, oid, affid, lpAction }) => {
    if (!states.includes(lead.state ?? '') || lead.is_gibberish !== 'no' || lead.name_gibberish !== 'no') return {};
    const date = statedDay(lead);
    return {
      oid,
      affid,
      original_oid: lead.oid ?? '',
      original_affid: lead.affid ?? '',
      lp_action: lpAction,
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
  /** What is sent; the visitor's answers stay. See docs/spec/lead-record.md#own-answers-stay. */
  readonly sent: Lead;
  /** The rules that changed something, in the order applied. */
  readonly rules: readonly RoutingRule[];
}

/** Applies the named rules in order, each to the result of the one before. Pure: `lead` is never changed. */
export function applyRouting(lead: Lead, names: readonly RoutingRule[], reroute = noReroute): RoutedLead {
  let sent = lead;
  const applied: RoutingRule[] = [];
  for (const name of names) {
    const changes = (routingRules[name] as Rule)(sent, reroute);
    if ((Object.keys(changes) as LeadField[]).some((field) => changes[field] !== sent[field])) {
      sent = { ...sent, ...changes };
      applied.push(name);
    }
  }
  return { sent, rules: applied };
}
