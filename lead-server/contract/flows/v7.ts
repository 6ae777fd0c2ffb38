import { lawyerReasons } from '../fields/form-values.ts';
import type { Flow } from '../flow/flow.ts';

import {
  accidentStages,
  branch,
  campaign,
  combinedEnd,
  descriptionSteps,
  fullRouting,
  insuranceSteps,
  is,
  surveyOptions,
  withEvenProgress,
} from './flow-builder.ts';

/**
 * Version 7. Its rules skip WillingToTreat, the funding steps and DateOfBirth, which its list names. See
 * docs/spec/flows.md#version-7.
 */
export const v7 = {
  id: 'v7',
  steps: withEvenProgress(
    98,
    { step: 'StartPath', progress: 0, loads: [{ script: 'media' }, { script: 'social_pixel', affid: '389' }] },
    {
      step: 'GetStartedFirstStep',
      progress: 1,
      exits: branch(campaign('case_worth'), 'AutoAccidentCaseWorth', 'WhenWasTheAccident'),
    },
    { step: 'AutoAccidentCaseWorth', progress: 2 },
    'WhenWasTheAccident',
    'AtFault',
    ...insuranceSteps,
    'DidYouReceiveMedicalTreatment',
    'PoliceReportFiled',
    {
      step: 'HasLawyer',
      exits: branch(is('lawyer_redirect_reason', lawyerReasons.wantsNew), 'LawFirmDetails', 'IncidentDescription'),
    },
    'LawFirmDetails',
    ...descriptionSteps,
    'NameAndEmail',
    ...combinedEnd,
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjuredHow', 'PoliceReportFiled', 'NameAndEmail'),
    // assumed: "some variants" are those with screens of their own
    scrolls: 'smoothly',
    oid: '235',
    affid: '1',
    thankYouPath: '/survey-thank-you-v7/',
    routing: fullRouting,
    offer: 'outside qualifying state',
  },
} as const satisfies Flow;
