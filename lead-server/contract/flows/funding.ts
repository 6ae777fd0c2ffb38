import type { Flow } from '../flow/flow.ts';
import {
  accidentStages,
  branch,
  campaign,
  contactWithBirth,
  fullRouting,
  fundingSteps,
  openingStep,
  phoneAndZip,
  surveyOptions,
  withEvenProgress,
} from './flow-builder.ts';

/** A funding branch from HasLawyer that ends in the description. See docs/spec/flows.md#funding. */
export const funding = {
  id: 'funding',
  steps: withEvenProgress(
    95,
    {
      ...openingStep(),
      progress: 0,
      exits: branch(campaign('straight_to_date'), 'WhenWasTheAccident', 'AutoAccidentCaseWorth'),
    },
    { step: 'AutoAccidentCaseWorth', progress: 1 },
    { step: 'WhenWasTheAccident', progress: 2 },
    'AtFault',
    'AccidentResultInMedicalTreatment',
    'PoliceReportFiled',
    ...fundingSteps('NameAndEmail'),
    'IncidentDescription',
    ...contactWithBirth,
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('AccidentResultInMedicalTreatment', 'PoliceReportFiled', 'NameAndEmail'),
    oid: '196',
    routing: fullRouting,
  },
} as const satisfies Flow;
