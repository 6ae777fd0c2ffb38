import { describe, expect, it } from 'vitest';
import type { Answers } from '../fields/fields.ts';
import { walk } from '../flow/engine.ts';
import { stagesReached } from '../flow/flow.ts';
import { campaignFacts, type SettableFact } from '../flow/guards.ts';
import { answersFor, publicStepName, steps } from '../flow/steps.ts';
import { type FlowId, flowById, flows } from './index.ts';

const now = new Date('2026-03-10T12:00:00Z');
const flowOf = (id: string) => {
  const flow = flowById(id);
  if (!flow) throw new Error(`no flow ${id}`);
  return flow;
};

/** A visitor who is hurt, at fault, two months ago, with a lawyer; each case changes one thing. */
const answers: Answers = {
  start_path: 'start',
  get_started: 'start',
  auto_accident_case_worth: 'not_sure',
  in_motor_vehicle_accident: 'yes',
  injury_month: '1',
  injury_year: '2026',
  accident_date_button: 'Within 3 Months',
  at_Fault: 'yes',
  partial_fault: 'no',
  physical_injury: 'Yes',
  specific_injury: 'Whiplash',
  active_insurance_policy: 'yes',
  missed_work: 'yes',
  speaking_with_doctor: 'yes',
  injury_rx_qualified: 'yes',
  required_medical_treatment: 'yes',
  doctor_treatment: 'yes',
  willing_to_treat: 'yes',
  will_require_medical_treatment: 'yes',
  police_report: 'yes',
  with_Lawyer: 'yes',
  lawyer_redirect_reason: 'have_attorney|yes',
  interested_in_psf: 'yes',
  funding_amount: 'under_2k',
  settled_case: 'no',
  prior_funding: 'no',
  law_firm_name: 'Example & Partners',
  case_description: 'The other driver ran a red light and hit my car.',
  hit_and_run_identified: 'no',
  uninsured_motorist_coverage: 'yes',
  first_name: 'Ana',
  last_name: 'Rivera',
  email: 'ana@example.com',
  date_of_birth: '07/04/1980',
  phone: '(212) 664-7665',
  zip_code: '90012',
};

interface Case {
  readonly change?: Answers;
  readonly combined?: boolean;
  readonly facts?: readonly SettableFact[];
}

/** The names of the steps that this visitor is shown. */
function pathOf(id: FlowId, { change = {}, combined = false, facts = [] }: Case): string {
  const campaign = campaignFacts({ switches: combined ? { combined: 'on' } : {}, facts });
  const { path, current } = walk(flowOf(id), { ...answers, ...change }, { now, campaign });
  expect(current).toBeUndefined();
  return path.map(publicStepName).join(' ');
}

const noLawyer = { with_Lawyer: 'no', lawyer_redirect_reason: '' };
const fled = { case_description: 'A driver hit my car from behind and drove off.' };

describe('insurance', () => {
  const fastTrack = 'WasUserInjured ActiveInsurancePolicy MissedWork SpeakingWithADoctor DidYouReceiveMedicalTreatment';
  const funding = 'InterestedInFunding FundingAmount HasCaseBeenSettled HasReceivedFunding LawFirmDetails IncidentDescription';
  it.each<[string, Case, string]>([
    ['the longest way of insurance and funding', {}, `${fastTrack} PoliceReportFiled HasLawyer ${funding}`],
    ['another injury than the list', { change: { specific_injury: 'Other' } }, 'WasUserInjured DidYouReceiveMedicalTreatment'],
    ['not at fault', { change: { at_Fault: 'no' } }, 'WasUserInjured DidYouReceiveMedicalTreatment'],
    ['12 months ago', { change: { injury_month: '3', injury_year: '2025' } }, 'WasUserInjured ActiveInsurancePolicy'],
    ['13 months ago', { change: { injury_month: '2', injury_year: '2025' } }, 'WasUserInjured DidYouReceiveMedicalTreatment'],
    ['not injured', { change: { physical_injury: 'No', specific_injury: '' } }, 'WasUserInjured PoliceReportFiled'],
    ['someone died', { change: { specific_injury: '', who_was_hurt: 'died' } }, 'WasUserInjured PoliceReportFiled'],
    ['no policy', { change: { active_insurance_policy: 'no' } }, 'ActiveInsurancePolicy DidYouReceiveMedicalTreatment'],
    ['no work missed', { change: { missed_work: 'no' } }, 'MissedWork DidYouReceiveMedicalTreatment'],
    [
      'not treated, 9 days after',
      { change: { doctor_treatment: 'no', injury_month: '3' } },
      'DidYouReceiveMedicalTreatment WillingToTreat PoliceReportFiled',
    ],
    [
      'not treated, 14 days after',
      { change: { doctor_treatment: 'no', injury_month: '2', injury_day: '24' } },
      'DidYouReceiveMedicalTreatment WillingToTreat PoliceReportFiled',
    ],
    [
      'not treated, 15 days after',
      { change: { doctor_treatment: 'no', injury_month: '2', injury_day: '23' } },
      'DidYouReceiveMedicalTreatment PoliceReportFiled',
    ],
    ['not treated, longer ago', { change: { doctor_treatment: 'no' } }, 'DidYouReceiveMedicalTreatment PoliceReportFiled'],
    ['no lawyer', { change: noLawyer }, 'HasLawyer IncidentDescription NameAndEmail PhoneAndZip'],
    ['24 months ago', { change: { injury_month: '3', injury_year: '2024' } }, 'HasLawyer InterestedInFunding'],
    ['over 2 years ago', { change: { injury_month: '2', injury_year: '2024' } }, 'HasLawyer IncidentDescription'],
    ['where funding is never asked about', { facts: ['without_funding'] }, 'HasLawyer IncidentDescription'],
    [
      'not interested in funding',
      { change: { interested_in_psf: 'no' } },
      'InterestedInFunding IncidentDescription NameAndEmail PhoneAndZip',
    ],
    ['settled', { change: { settled_case: 'yes' } }, 'HasCaseBeenSettled IncidentDescription'],
    ['funded before', { change: { prior_funding: 'yes' } }, 'HasReceivedFunding IncidentDescription'],
    ['interested in funding', {}, 'IncidentDescription NameAndEmail DateOfBirth PhoneAndZip'],
    ['combined', { combined: true }, 'IncidentDescription AllPii'],
    ['a driver who fled', { change: fled }, 'HitAndRunIdentified UninsuredMotoristCoverage NameAndEmail'],
    ['who was found', { change: { ...fled, hit_and_run_identified: 'yes' } }, 'HitAndRunIdentified NameAndEmail'],
    [
      'combined, who was found',
      { change: { ...fled, hit_and_run_identified: 'yes' }, combined: true },
      'HitAndRunIdentified AllPii',
    ],
    ['combined, who was not', { change: fled, combined: true }, 'UninsuredMotoristCoverage AllPii'],
  ])('%s', (_, each, part) => expect(pathOf('insurance', each)).toContain(part));
});

describe('the other branches', () => {
  it.each<[FlowId, string, Case, string]>([
    ['buyer-consent', 'buyers', { facts: ['buyers_consent'] }, 'IncidentDescription ZipCode NameAndEmail PhoneAndBuyersConsent'],
    ['buyer-consent', 'no buyers', {}, 'ZipCode NameAndEmail PhoneAbbreviatedTCPA'],
    [
      'funding',
      'a guess first',
      {},
      'StartPath AutoAccidentCaseWorth WhenWasTheAccident AtFault AccidentResultInMedicalTreatment',
    ],
    ['funding', 'straight to the date', { facts: ['straight_to_date'] }, 'StartPath WhenWasTheAccident'],
    ['funding', 'no lawyer', { change: noLawyer }, 'HasLawyer NameAndEmail PhoneAndZip'],
    [
      'funding',
      'not interested',
      { change: { interested_in_psf: 'no' } },
      'InterestedInFunding IncidentDescription NameAndEmail PhoneAndZip',
    ],
    ['funding', 'interested', {}, 'LawFirmDetails IncidentDescription NameAndEmail DateOfBirth PhoneAndZip'],
    ['v7', 'as it is', {}, 'StartPath GetStartedFirstStep WhenWasTheAccident'],
    ['v7', 'with the guess', { facts: ['case_worth'] }, 'GetStartedFirstStep AutoAccidentCaseWorth WhenWasTheAccident'],
    [
      'v7',
      'not treated',
      { change: { doctor_treatment: 'no', injury_month: '3' } },
      'DidYouReceiveMedicalTreatment PoliceReportFiled',
    ],
    ['v7', 'a lawyer', {}, 'HasLawyer IncidentDescription'],
    [
      'v7',
      'a new lawyer wanted',
      { change: { lawyer_redirect_reason: 'have_attorney|yes_but_I_want_a_new_lawyer' } },
      'HasLawyer LawFirmDetails IncidentDescription',
    ],
    ['treatment', 'treatment needed', {}, 'DidYouRequireMedicalTreatment DidYouReceiveMedicalTreatment AtFault'],
    [
      'treatment',
      'none needed',
      { change: { required_medical_treatment: 'no', doctor_treatment: 'no' } },
      'DidYouRequireMedicalTreatment WillYouRequireMedicalTreatment AtFault',
    ],
    [
      'estimate',
      'none needed, at once',
      { change: { required_medical_treatment: 'no', doctor_treatment: 'no', accident_date_button: 'Within 2 Weeks' } },
      'DidYouRequireMedicalTreatment WillingToTreat AtFault',
    ],
    [
      'estimate',
      'not injured',
      { change: { physical_injury: 'No', specific_injury: '' } },
      'WasUserInjured AtFault PoliceReportFiled',
    ],
  ])('%s, %s', (id, _, each, part) => expect(pathOf(id, each)).toContain(part));
});

/** Progress of each step before the last, in the order of the flow. See docs/spec/flows.md#progress. */
const given: Readonly<Partial<Record<FlowId, readonly number[]>>> = {
  'social-drop': [10, 20, 30, 40, 50, 60, 70, 80, 90, 98],
  classic: [5, 10, 30, 40, 55, 70, 80, 95, 98, 99],
  estimate: [10, 20, 30, 40, 50, 50, 60, 70, 80, 90, 95],
  short: [5, 8, 10, 85, 50, 95],
  treatment: [10, 16, 20, 25, 40, 40, 60, 85, 90, 95],
  'treatment-anchored': [10, 16, 20, 25, 40, 40, 60, 85, 90, 95],
  'hurt-first': [10, 18, 27, 36, 45, 54, 63, 87, 95],
  'contact-first': [12, 25, 36, 45, 68, 72, 87, 95, 98],
  benefits: [25, 50, 75],
  'multi-step': [25, 50, 75],
  third: [10, 30, 40, 50, 60, 70, 80, 90, 98],
};
/** For evenly spaced flows: progress of the step before the last, and the first values. */
const spacedTo: Readonly<Partial<Record<FlowId, readonly [last: number, ...first: number[]]>>> = {
  main: [95, 0, 1, 2, 2],
  'lawyer-early': [95],
  funding: [95, 0, 1, 2],
  'car-accident': [95],
  insurance: [98, 1, 2],
  'buyer-consent': [98, 1, 2],
  express: [95],
  ticket: [95],
  social: [98, 1, 2],
  v7: [98, 0, 1, 2],
  dui: [95],
};

describe('stages', () => {
  it.each(flows)('of $id start with the flow and follow the order of its steps', (flow) => {
    const at = flow.options.stages.map(({ from }) => flow.steps.findIndex(({ step }) => step === from));
    expect(at[0]).toBe(0);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at.length).toBeLessThanOrEqual(4);
  });

  it('are reached with their first step, whatever the percent', () => {
    expect(stagesReached(flowOf('short'), 'SocialDropWhenWasTheAccident')).toBe(1);
    expect(stagesReached(flowOf('short'), 'HasLawyer')).toBe(2);
    expect(stagesReached(flowOf('main'), 'TypeOfMedicalTreatment')).toBe(2);
  });
});

describe('progress', () => {
  const valuesOf = (id: string) => flowOf(id).steps.map(({ progress }) => progress);
  it.each(Object.entries(given))('%s as given', (id, values) => {
    expect(valuesOf(id).slice(0, values?.length)).toEqual(values);
    expect(valuesOf(id)).toHaveLength((values?.length ?? 0) + 1);
  });
  it.each(Object.entries(spacedTo))('%s evenly', (id, ends) => {
    const [last = 0, ...first] = ends ?? [];
    const values = valuesOf(id).filter((value) => value < 100);
    expect(values.slice(0, first.length)).toEqual(first);
    expect(values.at(-1)).toBe(last);
    const shares = values
      .slice(Math.max(0, first.length - 1))
      .map((value, at, all) => value - (all[at - 1] ?? first.at(-1) ?? 0));
    expect(Math.max(...shares.slice(first.length ? 1 : 0)) - Math.min(...shares.slice(first.length ? 1 : 0))).toBeLessThanOrEqual(
      1,
    );
  });
  // its last step is sent without an overlay and sets nothing of its own
  it.each(flows)('$id is full at its last step, but social drop', ({ id, steps: list }) => {
    expect(list.at(-1)?.progress).toBe(id === 'social-drop' ? 98 : 100);
  });
  it('is specified for every flow', () => {
    const settled = new Set([...Object.keys(given), ...Object.keys(spacedTo), 'one-page']);
    const missing = flows.map(({ id }) => id).filter((id) => !settled.has(id));
    expect(missing, 'a flow stands in `given` or `spacedTo` above').toEqual([]);
  });
});

it('every step is on some flow', () => {
  const used = new Set(flows.flatMap((flow) => flow.steps.map(({ step }) => step as string)));
  expect(Object.keys(steps).filter((step) => !used.has(step))).toEqual([]);
});

it('version 7 begins with media and, for one affiliate, the pixel of social media', () => {
  expect(flowById('v7')?.steps[0]).toMatchObject({ loads: [{ script: 'media' }, { script: 'social_pixel', affid: '389' }] });
});

it('the pixel loads once an injury is told', () => {
  for (const { steps: list } of flows) {
    const injured = list.find(({ step }) => /^(WasUserInjured(How|VW3)?|DescribeInjuries)$/.test(step));
    const asked = injured && steps[injured.step];
    if (asked?.kind !== 'choice') continue;
    expect(asked.options.some((option) => answersFor(option).physical_injury === 'No')).toBe(true);
    expect(injured?.loads).toEqual([{ script: 'pixel', when: { field: 'physical_injury', is: 'Yes' } }]);
  }
});
