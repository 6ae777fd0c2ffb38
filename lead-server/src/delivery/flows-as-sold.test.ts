import { describe, expect, it } from 'vitest';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import { type Answers, type Lead, leadFields } from '#contract/fields/fields.ts';
import { type FlowId, flowById, flows } from '#contract/flows/index.ts';
import { assessLead } from '#contract/lead/assessment.ts';
import { buildLead, type LeadRecord, parseSubmission } from '#contract/lead/lead-record.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { goodBody } from '#contract/testing/submissions.ts';
import { ingestPayload } from './payloads.ts';

const now = new Date('2026-03-20T12:00:00Z');

interface FlowAsSold {
  readonly rules: string;
  readonly withheld: string;
  readonly thankYou: string;
  readonly oid: string;
  readonly affid: string;
  readonly leadType: string;
  readonly caseType: string;
}

const common: FlowAsSold = {
  rules: 'partial_fault,recent_incident',
  withheld: 'lawyer_redirect_reason',
  thankYou: '/survey-thank-you/',
  oid: '81',
  affid: '10',
  leadType: 'injury',
  caseType: 'motor_vehicle_accident',
};
const full = { ...common, rules: 'partial_fault,recent_incident,driver_identified,um_insurance,reroute' };

/** The specified rules of each flow, written a second time. See docs/spec/flows.md#one-id-each. */
const specified: Readonly<Record<FlowId, FlowAsSold>> = {
  main: { ...common, withheld: '' },
  'social-drop': { ...common, oid: '101' },
  classic: { ...common, oid: '80' },
  estimate: { ...common, oid: '152', affid: '340' },
  short: { ...common, affid: '1' },
  treatment: { ...common, affid: '1', thankYou: '/survey-thank-you-v3b/' },
  'treatment-anchored': common,
  'hurt-first': common,
  'lawyer-early': common,
  funding: { ...full, oid: '196', leadType: 'funding' },
  'car-accident': common,
  insurance: { ...full, oid: '188' },
  'buyer-consent': { ...full, oid: '188' },
  express: common,
  'contact-first': { ...common, oid: '235' },
  ticket: {
    ...common,
    rules: '',
    withheld:
      'accident_date_button,accident_limit_exceeded,accident_within_last_year,incident_date_approximate,lawyer_redirect_reason,state_long',
    thankYou: '/ticket-thank-you/',
    leadType: 'ticket',
    caseType: 'traffic_ticket',
  },
  benefits: { ...common, leadType: 'benefits', caseType: 'disability_benefits' },
  'one-page': { ...common, oid: '112', affid: '1' },
  'multi-step': { ...common, affid: '1' },
  third: { ...common, oid: '114', affid: '107' },
  social: { ...common, oid: '160', affid: '252' },
  v7: { ...full, oid: '235', affid: '1', thankYou: '/survey-thank-you-v7/' },
  dui: { ...common, rules: 'dui_offense', leadType: 'dui', caseType: 'dui' },
};

/** Answers to which every rule applies. */
const answersOfEveryRule: Answers = {
  injury_month: '3',
  injury_day: '18',
  injury_year: '2026',
  at_Fault: 'yes',
  partial_fault: 'yes',
  physical_injury: 'Yes',
  doctor_treatment: 'no',
  hit_and_run_identified: 'yes',
  uninsured_motorist_coverage: 'yes',
  prior_alcohol_related_offense: 'yes',
  case_description: 'The other driver ran a red light and hit my car.',
  first_name: 'Ana',
  last_name: 'Rivera',
};
const fieldNames = Object.keys(leadFields);
/** Every field of a lead has some value, so that one that is not sent was withheld. */
const everyField: Lead = { ...Object.fromEntries(fieldNames.map((field) => [field, 'x'])), state: 'CA', is_gibberish: 'no' };
const reroute = { states: ['CA'], oid: '1500', affid: '1000350', lpAction: 'test' };

const payloadOf = (record: LeadRecord) =>
  JSON.parse(ingestPayload(record, '', {} as never).text) as Readonly<Record<string, string>>;

it('has a row for every flow', () => expect(Object.keys(specified).sort()).toEqual(flows.map(({ id }) => id).sort()));

describe.each(Object.entries(specified))('%s', (id, asSold) => {
  const flow = flowById(id) ?? (undefined as never);

  it('routes and withholds as specified', () => {
    const { sent, rules } = assessLead(answersOfEveryRule, flow, { now, known: everyField, reroute });
    const withheld = fieldNames.filter((field) => !Object.hasOwn(sent, field)).sort();
    expect({ rules: rules.join(), withheld: withheld.join() }).toEqual({ rules: asSold.rules, withheld: asSold.withheld });
  });

  it('is sent under its offer and as its kind of lead, and has the specified end', () => {
    const { answers = {} } = extremePaths(flow, { now }).find(({ reason }) => reason === undefined) ?? {};
    // an offense of before has an offer of its own
    const offense = answers.prior_alcohol_related_offense && { prior_alcohol_related_offense: 'no' };
    const { tcpa, consent_version, brand } = goodBody;
    const parsed = parseSubmission({ ...answers, ...offense, flow: id, tcpa, consent_version, brand });
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    const built = buildLead(parsed.value, { now, ipAddress: '203.0.113.7', userAgent: 'a browser' });
    if (!built.ok) throw new Error(built.refusal.message);
    const { oid, affid, lead_type: leadType, case_type: caseType } = payloadOf(built.value);
    const thankYou = thankYouUrl(built.value.sent, flow, { locale: 'en' }).replace(/\?.*/, '');
    const { rules: _, withheld: _withheld, ...expected } = asSold;
    // Without an affiliate of its campaign any lead is posted as 10.
    expect({ oid, affid, leadType, caseType, thankYou }).toEqual({ ...expected, affid: '10' });
    expect(flow.options.affid).toBe(expected.affid);
  });
});
