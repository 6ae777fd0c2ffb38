import type { Flow } from '../flow/flow.ts';
import {
  accidentQuestion,
  accidentStages,
  branch,
  injuryPixel,
  openingStep,
  surveyOptions,
  treatable,
  untreatedRecently,
  withProgress,
} from './flow-builder.ts';

/** With the compensation estimate. WillingToTreat follows the treatment step. See docs/spec/flows.md#step-lists. */
export const estimate = {
  id: 'estimate',
  steps: withProgress(
    [10, 20, 30, 40, 50],
    openingStep(),
    accidentQuestion('SocialDropWhenWasTheAccident'),
    'SocialDropWhenWasTheAccident',
    {
      step: 'WasUserInjured',
      loads: injuryPixel,
      exits: [
        { when: treatable, to: 'DidYouRequireMedicalTreatment' },
        { to: 'AtFault', completes: ['DidYouRequireMedicalTreatment'] },
      ],
    },
    { step: 'DidYouRequireMedicalTreatment', exits: branch(untreatedRecently, 'WillingToTreat', 'AtFault') },
    // assumed: the list lacks this step, so the bar stays where it is
    { step: 'WillingToTreat', progress: 50 },
    { step: 'AtFault', progress: 60 },
    { step: 'PoliceReportFiled', progress: 70 },
    { step: 'HasLawyer', progress: 80 },
    { step: 'IncidentDescription', progress: 90 },
    { step: 'NameAndEmail', progress: 95 },
    'PhoneAndZip',
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjured', 'AtFault', 'NameAndEmail'),
    oid: '152',
    affid: '340',
    meter: 'always',
  },
} as const satisfies Flow;
