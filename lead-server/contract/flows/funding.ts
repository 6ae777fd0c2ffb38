import type { Flow } from '../flow/flow.ts';
import {
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

/** Flow rules "Variant D" (Variants 4, decisions 1): a funding branch from HasLawyer, which ends in the description. */
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
  options: { ...surveyOptions, oid: '196', routing: fullRouting },
} as const satisfies Flow;
