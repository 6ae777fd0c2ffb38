import type { Flow } from '../flow/flow.ts';
import { accidentQuestion, accidentStages, branch, no, openingStep, surveyOptions, withProgress } from './flow-builder.ts';

/**
 * Asks visitors without treatment whether they will have it, and the others whether they had it. See
 * docs/spec/flows.md#short-and-treatment-flows.
 */
export const treatment = {
  id: 'treatment',
  steps: withProgress(
    [10, 16, 20, 25],
    openingStep(),
    accidentQuestion('SocialDropWhenWasTheAccident'),
    'SocialDropWhenWasTheAccident',
    {
      step: 'DidYouRequireMedicalTreatment',
      exits: branch(no('required_medical_treatment'), 'WillYouRequireMedicalTreatment', 'DidYouReceiveMedicalTreatment'),
    },
    { step: 'WillYouRequireMedicalTreatment', progress: 40, exits: [{ to: 'AtFault' }] },
    { step: 'DidYouReceiveMedicalTreatment', progress: 40 },
    { step: 'AtFault', progress: 60 },
    { step: 'HasLawyer', progress: 85 },
    { step: 'IncidentDescription', progress: 90 },
    { step: 'NameAndEmail', progress: 95 },
    'PhoneAndZip',
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('DidYouRequireMedicalTreatment', 'AtFault', 'NameAndEmail'),
    oid: '81',
    affid: '1',
    thankYouPath: '/survey-thank-you-v3b/',
  },
} as const satisfies Flow;

/** A copy that scrolls to the survey. See docs/spec/flows.md#anchored. */
export const treatmentAnchored = {
  id: 'treatment-anchored',
  steps: treatment.steps,
  options: {
    ...surveyOptions,
    stages: accidentStages('DidYouRequireMedicalTreatment', 'AtFault', 'NameAndEmail'),
    oid: '81',
    scrollTo: 'anchor',
  },
} as const satisfies Flow;
