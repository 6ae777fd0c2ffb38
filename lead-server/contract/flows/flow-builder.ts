import type { Answers } from '../fields/fields.ts';
import { fastTrackInjuries } from '../fields/form-values.ts';
import type { Exit, FlowOptions, FlowStep, Stage, StageName } from '../flow/flow.ts';
import type { Guard } from '../flow/guards.ts';

import type { StepName } from '../flow/steps.ts';

/** A flow's step: its name alone, or with exits and progress. */
export type Entry = StepName | (Omit<FlowStep, 'progress'> & { readonly progress?: number });

type Steps = readonly [FlowStep, ...FlowStep[]];

const toFlowStep = (entry: Entry) => (typeof entry === 'string' ? { step: entry } : entry);

/**
 * Steps whose missing progress is spaced evenly up to `to`, which the step before the last sets. See
 * docs/spec/flows.md#progress.
 */
export function withEvenProgress(to: number, ...entries: readonly [Entry, ...Entry[]]): Steps {
  const list = entries.map(toFlowStep);
  const from = Math.max(0, ...list.flatMap(({ progress = 100 }) => (progress < 100 ? [progress] : [])));
  const free = list.filter(({ progress }) => progress === undefined);
  const share = (step: (typeof list)[number]) => Math.round(from + ((to - from) * (free.indexOf(step) + 1)) / free.length);
  const steps = list.map((step) => ({ ...step, progress: step.progress ?? share(step) }));
  return steps as [FlowStep, ...FlowStep[]];
}

/** Steps with the progress listed for them, in order. */
export function withProgress(values: readonly number[], ...entries: readonly [Entry, ...Entry[]]): Steps {
  const steps = entries.map((entry, at) => ({ progress: values[at] ?? 100, ...toFlowStep(entry) }));
  return steps as [FlowStep, ...FlowStep[]];
}

export const is = (field: keyof Answers, value: string): Guard => ({ field, is: value });
export const yes = (field: keyof Answers): Guard => is(field, 'yes');
export const no = (field: keyof Answers): Guard => is(field, 'no');
export const campaign = (fact: Extract<Guard, { campaign: unknown }>['campaign']): Guard => ({ campaign: fact });
/** Where `when` holds, go to one step; otherwise to the other. */
export const branch = (when: Guard, to: Exit['to'], otherwise: Exit['to']): readonly Exit[] => [{ when, to }, { to: otherwise }];

const injured = is('physical_injury', 'Yes');
/** After a death no medical care of the visitor's own is asked. See docs/spec/flows.md#injury-branch. */
const lostSomeone = is('who_was_hurt', 'died');
/** Whom a question about treatment is for. */
export const treatable: Guard = { all: [injured, { not: lostSomeone }] };
/** assumed: the "photo-injury step" of the pixel is where an injury is reported */
export const injuryPixel = [{ script: 'pixel', when: injured }] as const;

/** The opening step, which loads a media script. See docs/spec/flows.md#scripts-of-steps. */
export const openingStep = (step: StepName = 'StartPath') => ({ step, loads: [{ script: 'media' }] }) as const;

/** A no ends the survey: there will be no call, so nothing more is asked. See docs/spec/qualification.md#no-accident. */
export const accidentQuestion = (next: StepName): Entry => ({
  step: 'WereYouInAMotorVehicleAccident',
  exits: branch(no('in_motor_vehicle_accident'), 'submit', next),
});

/** WasUserInjured, and the treatment step for the injured. See docs/spec/flows.md#injury-branch. */
export const injuryBranch = (injury: StepName, treatment: StepName, otherwise: StepName): readonly [Entry, Entry] => [
  { step: injury, loads: injuryPixel, exits: branch(treatable, treatment, otherwise) },
  { step: treatment, exits: [{ to: otherwise }] },
];

const isFastTrack: Guard = {
  all: [
    yes('at_Fault'),
    { field: 'specific_injury', is: fastTrackInjuries },
    { number: 'months_from_incident_date', atMost: 12 },
  ],
};

/** WasUserInjured with the fast track, up to the treatment step. See docs/spec/flows.md#fast-track. */
export const insuranceSteps: readonly Entry[] = [
  {
    step: 'WasUserInjuredHow',
    loads: injuryPixel,
    exits: [
      { when: isFastTrack, to: 'ActiveInsurancePolicy' },
      { when: treatable, to: 'DidYouReceiveMedicalTreatment' },
      { to: 'PoliceReportFiled', completes: ['DidYouReceiveMedicalTreatment'] },
    ],
  },
  { step: 'ActiveInsurancePolicy', exits: branch(yes('active_insurance_policy'), 'MissedWork', 'DidYouReceiveMedicalTreatment') },
  { step: 'MissedWork', exits: branch(yes('missed_work'), 'SpeakingWithADoctor', 'DidYouReceiveMedicalTreatment') },
  'SpeakingWithADoctor',
];

/** Not treated within 14 days of the accident. See docs/spec/flows.md#willing-to-treat. */
export const untreatedRecently: Guard = { all: [no('doctor_treatment'), { number: 'days_from_incident_date', atMost: 14 }] };

export const treatmentThenPolice: readonly Entry[] = [
  { step: 'DidYouReceiveMedicalTreatment', exits: branch(untreatedRecently, 'WillingToTreat', 'PoliceReportFiled') },
  'WillingToTreat',
  'PoliceReportFiled',
];

/**
 * HasLawyer and the funding steps. "Over 2 Years" is more than 24 months here.
 * @param never where this holds, funding is not offered. See docs/spec/flows.md#funding.
 */
export const fundingSteps = (otherwise: StepName, never?: Guard): readonly Entry[] => [
  {
    step: 'HasLawyer',
    exits: branch(
      {
        all: [yes('with_Lawyer'), { number: 'months_from_incident_date', atMost: 24 }, ...(never ? [{ not: never }] : [])],
      },
      'InterestedInFunding',
      otherwise,
    ),
  },
  { step: 'InterestedInFunding', exits: branch(yes('interested_in_psf'), 'FundingAmount', 'IncidentDescription') },
  'FundingAmount',
  { step: 'HasCaseBeenSettled', exits: branch(yes('settled_case'), 'IncidentDescription', 'HasReceivedFunding') },
  { step: 'HasReceivedFunding', exits: branch(yes('prior_funding'), 'IncidentDescription', 'LawFirmDetails') },
  'LawFirmDetails',
];

const isCombinedLastStep = campaign('combined_last_step');
const exitsToContact: readonly Exit[] = branch(isCombinedLastStep, 'AllPii', 'NameAndEmail');

/** The description, the hit-and-run steps, and the step that begins the contact. See docs/spec/flows.md#hit-and-run. */
export const descriptionSteps: readonly Entry[] = [
  { step: 'IncidentDescription', exits: [{ when: { flag: 'hit_and_run' }, to: 'HitAndRunIdentified' }, ...exitsToContact] },
  {
    step: 'HitAndRunIdentified',
    exits: [
      { when: { all: [yes('hit_and_run_identified'), isCombinedLastStep] }, to: 'AllPii' },
      ...branch(yes('hit_and_run_identified'), 'NameAndEmail', 'UninsuredMotoristCoverage'),
    ],
  },
  { step: 'UninsuredMotoristCoverage', exits: exitsToContact },
];

/** Name and email, the date of birth for funding, then phone and ZIP. See docs/spec/flows.md#date-of-birth. */
export const contactWithBirth: readonly Entry[] = [
  { step: 'NameAndEmail', exits: branch(yes('interested_in_psf'), 'DateOfBirth', 'PhoneAndZip') },
  'DateOfBirth',
];

/** The last step of most flows. */
export const phoneAndZip = { step: 'PhoneAndZip', progress: 100 } as const;

/** The combined contact step, which ends a flow without a date of birth. See docs/spec/flows.md#combined-last-step. */
export const combinedEnd: readonly Entry[] = [
  { ...phoneAndZip, exits: [{ to: 'submit' }] },
  { step: 'AllPii', progress: 100, exits: [{ to: 'submit' }] },
];

/**
 * The routing rules of the full flows, the alternate buyer last. assumed: these flows reroute, since they ask what its buyer
 * wants to know.
 */
export const fullRouting = ['partial_fault', 'recent_incident', 'driver_identified', 'um_insurance', 'reroute'] as const;

/** The stages of a flow in order, each with its first step. */
export const stages = (...list: readonly [readonly [StageName, StepName], ...(readonly [StageName, StepName])[]]) =>
  list.map(([stage, from]) => ({ stage, from })) as unknown as readonly [Stage, ...Stage[]];

/** The stages of most accident surveys. */
export const accidentStages = (injuries: StepName, details: StepName, contact: StepName, first: StepName = 'StartPath') =>
  stages(['accident', first], ['injuries', injuries], ['details', details], ['contact', contact]);

/** Options that most flows share. */
export const surveyOptions = {
  thankYouPath: '/survey-thank-you/',
  consent: 'tcpa',
  affid: '10',
  coreDisqualifies: false,
  routing: ['partial_fault', 'recent_incident'],
  withheld: ['lawyer_redirect_reason'],
  offer: 'unless alternate buyer',
  meter: 'on request',
} as const satisfies Omit<FlowOptions, 'oid' | 'stages'>;
