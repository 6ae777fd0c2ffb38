import type { Flow } from '../flow/flow.ts';
import { branch, no, openingStep, surveyOptions, withProgress } from './flow-builder.ts';

/** List E (Variants 2 and 4): who needed no treatment is asked whether they will, the others whether they had it. */
export const treatment = {
  id: 'treatment',
  steps: withProgress(
    [10, 16, 20, 25],
    openingStep(),
    'WereYouInAMotorVehicleAccident',
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
  options: { ...surveyOptions, oid: '81', affid: '1', thankYouPath: '/survey-thank-you-v3b/' },
} as const satisfies Flow;

/** The second copy of list E (Variants 2): it scrolls to the survey, not to the page's top. */
export const treatmentAnchored = {
  id: 'treatment-anchored',
  steps: treatment.steps,
  options: { ...surveyOptions, oid: '81', scrollTo: 'anchor' },
} as const satisfies Flow;
