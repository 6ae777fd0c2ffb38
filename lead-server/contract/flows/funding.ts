import type { Flow } from '../flow.ts';
import {
  campaign,
  contactWithBirth,
  fork,
  fullRouting,
  fundingSteps,
  opening,
  phoneAndZip,
  spaced,
  surveyOptions,
} from './parts.ts';

/** Flow rules "Variant D" (Variants 4, decisions 1): a funding branch from HasLawyer, which ends in the description. */
export const funding = {
  id: 'funding',
  steps: spaced(
    95,
    {
      ...opening(),
      progress: 0,
      exits: fork(campaign('straight_to_date'), 'WhenWasTheAccident', 'AutoAccidentCaseWorth'),
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
