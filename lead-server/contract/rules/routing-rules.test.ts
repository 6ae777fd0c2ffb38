import { assert, constantFrom, dictionary, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../fields/fields.ts';
import { applyRouting, type RoutingRule } from './routing-rules.ts';

const all: readonly RoutingRule[] = [
  'partial_fault',
  'recent_incident',
  'driver_identified',
  'um_insurance',
  'reroute',
  'dui_offense',
];

describe('partial_fault', () => {
  const partly: Lead = { at_Fault: 'yes', partial_fault: 'yes', state: 'CA' };
  it('clears the fault in a state of comparative fault', () => {
    expect(applyRouting(partly, all.slice(0, 1))).toEqual({ sent: { ...partly, at_Fault: 'no' }, rules: ['partial_fault'] });
  });
  it.each([{ state: 'VA' }, { state: '' }, { partial_fault: 'no' }])('leaves %o alone', (change) => {
    expect(applyRouting({ ...partly, ...change }, ['partial_fault'])).toEqual({ sent: { ...partly, ...change }, rules: [] });
  });
});

describe('recent_incident', () => {
  const recent: Lead = {
    physical_injury: 'Yes',
    doctor_treatment: 'no',
    days_from_incident_date: '15',
    injury_year: '2026',
    incident_date: '2026-02-27',
  };
  it('sends the lead as treated in the first week, four days after', () => {
    expect(applyRouting(recent, ['recent_incident']).sent).toMatchObject({
      physical_injury: 'Yes',
      doctor_treatment: 'yes',
      when_seek_medical_treatment: 'first_week',
      when_seek_medical_treatment_date: '2026-03-03',
    });
  });
  it('derives no date of treatment from a time frame', () => {
    const { incident_date: _, ...framed } = recent;
    expect(applyRouting(framed, ['recent_incident']).sent).toEqual({
      ...framed,
      doctor_treatment: 'yes',
      when_seek_medical_treatment: 'first_week',
    });
  });
  it('gives no date of treatment for someone who was not hurt', () => {
    const { sent, rules } = applyRouting({ ...recent, physical_injury: 'No' }, ['recent_incident']);
    expect(sent).toEqual({ ...recent, physical_injury: 'Yes', doctor_treatment: 'yes' });
    expect(rules).toEqual(['recent_incident']);
  });
  it('derives no treatment after a death', () =>
    expect(applyRouting({ ...recent, who_was_hurt: 'died' }, ['recent_incident']).rules).toEqual([]));
  it.each([{ days_from_incident_date: '16' }, {}])('ends after 15 days, or without a date', (change) => {
    const { days_from_incident_date: _, ...undated } = recent;
    expect(applyRouting({ ...undated, ...change }, ['recent_incident']).rules).toEqual([]);
  });
});

describe('a driver who fled', () => {
  const fled: Lead = { case_description: 'He drove off', bad_words: 'yes' };
  it.each([
    ['driver_identified', { hit_and_run_identified: 'yes' }, ' -- the driver was identified'],
    ['um_insurance', { uninsured_motorist_coverage: 'yes' }, ' -- plaintiff has UM insurance'],
  ] as const)('%s adds its remark, once, and asks for no look at the words', (rule, said, remark) => {
    const once = applyRouting({ ...fled, ...said }, [rule]);
    expect(once).toEqual({
      sent: { ...said, case_description: `He drove off${remark}`, bad_words: 'no' },
      rules: [rule],
    });
    expect(applyRouting(once.sent, [rule])).toEqual({ sent: once.sent, rules: [] });
  });
  it('leaves the description unchanged otherwise', () => {
    const said = { ...fled, hit_and_run_identified: 'no', uninsured_motorist_coverage: 'no' };
    expect(applyRouting(said, ['driver_identified', 'um_insurance'])).toEqual({ sent: said, rules: [] });
  });
});

describe('reroute', () => {
  const on = { states: ['TX'], oid: '1500', affid: '1000350', lpAction: 'test' };

  const lead: Lead = {
    state: 'TX',
    is_gibberish: 'no',
    name_gibberish: 'no',
    oid: '81',
    affid: '10',
    injury_year: '2026',
    incident_date: '2026-02-01',
    specific_injury: 'Whiplash',
  };
  it('is off without states', () => {
    expect(applyRouting(lead, ['reroute']).rules).toEqual([]);
    expect(applyRouting({ ...lead, state: 'NY' }, ['reroute'], on).rules).toEqual([]);
  });
  it('sets what the alternate buyer needs, and keeps the original ids', () => {
    expect(applyRouting(lead, ['reroute'], on).sent).toEqual({
      ...lead,
      oid: '1500',
      affid: '1000350',
      original_oid: '81',
      original_affid: '10',
      lp_action: 'test',
      case_type: 'FormMVA',
      state_accident_occurred: 'TX',
      date_accident_occurred: '02/01/2026',
      settlement_offers: 'no',
      injuries_sustained: 'Whiplash',
    });
  });
  it('leaves unknown values empty: a time frame is no date', () => {
    const unknown = { state: 'TX', is_gibberish: 'no', name_gibberish: 'no' };
    expect(applyRouting(unknown, ['reroute'], on).sent).toMatchObject({
      original_oid: '',
      original_affid: '',
      date_accident_occurred: '',
      injuries_sustained: '',
    });
  });
  it.each([{ state: 'PR' }, { is_gibberish: 'yes' }, { name_gibberish: 'yes' }])('does not apply with %o', (change) =>
    expect(applyRouting({ ...lead, ...change }, ['reroute'], on).rules).toEqual([]),
  );
});

it('dui_offense has its own offer', () => {
  const lead = { prior_alcohol_related_offense: 'yes', oid: '81', affid: '10' };
  expect(applyRouting(lead, ['dui_offense']).sent).toEqual({ ...lead, oid: '136', affid: '1', original_affid: '10' });
  expect(applyRouting({ ...lead, prior_alcohol_related_offense: 'no' }, ['dui_offense']).rules).toEqual([]);
  // the affiliate that a rule before it took the place of
  expect(applyRouting({ ...lead, original_affid: '340' }, ['dui_offense']).sent.original_affid).toBe('340');
  expect(applyRouting({ prior_alcohol_related_offense: 'yes' }, ['dui_offense']).sent.original_affid).toBe('');
});

const leads = dictionary(
  constantFrom(
    'at_Fault',
    'partial_fault',
    'physical_injury',
    'doctor_treatment',
    'state',
    'days_from_incident_date',
    'incident_date',
    'is_gibberish',
    'name_gibberish',
    'prior_alcohol_related_offense',
  ),
  constantFrom('yes', 'no', 'Yes', 'No', 'CA', 'VA', '3', '40', '2026-02-01', ''),
);

it('never changes given answers, and names rules exactly when something changed', () => {
  assert(
    property(leads, subarray([...all]), (given, names) => {
      const said = Object.freeze({ ...given }) as Lead;
      const { sent, rules } = applyRouting(said, names);
      expect(said).toEqual(given);
      expect(rules.length > 0).toBe(JSON.stringify(sent) !== JSON.stringify(said));
      expect(rules.every((rule) => names.includes(rule))).toBe(true);
    }),
  );
});
