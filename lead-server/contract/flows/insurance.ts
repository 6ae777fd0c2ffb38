import type { Flow } from '../flow/flow.ts';
import {
  accidentStages,
  campaign,
  combinedEnd,
  contactWithBirth,
  descriptionSteps,
  fullRouting,
  fundingSteps,
  insuranceSteps,
  openingStep,
  surveyOptions,
  treatmentThenPolice,
  withEvenProgress,
} from './flow-builder.ts';

/** Insurance, treatment, funding and hit and run. */
export const insurance = {
  id: 'insurance',
  steps: withEvenProgress(
    98,
    // assumed: the value before the 2 that is given
    { ...openingStep(), progress: 1 },
    { step: 'WhenWasTheAccident', progress: 2 },
    'AtFault',
    ...insuranceSteps,
    ...treatmentThenPolice,
    ...fundingSteps('IncidentDescription', campaign('without_funding')),
    ...descriptionSteps,
    ...contactWithBirth,
    ...combinedEnd,
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjuredHow', 'PoliceReportFiled', 'NameAndEmail'),
    oid: '188',
    routing: fullRouting,
  },
} as const satisfies Flow;
