import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryBranch, openingStep, phoneAndZip, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** The main survey. See docs/spec/flows.md#main. */
export const main = {
  id: 'main',
  steps: withEvenProgress(
    95,
    { ...openingStep(), progress: 0, loads: [{ script: 'advertising' }] },
    { step: 'AutoAccidentCaseWorth', progress: 1 },
    { step: 'OtherDriversVehicleType', progress: 2 },
    { step: 'WhenWasTheAccident', progress: 2 },
    'AtFault',
    ...injuryBranch('WasUserInjured', 'TypeOfMedicalTreatment', 'PoliceReportFiled'),
    'PoliceReportFiled',
    'HasLawyer',
    'IncidentDescription',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjured', 'PoliceReportFiled', 'NameAndEmail'),
    oid: '81',
    coreDisqualifies: true,
    withheld: [],
  },
} as const satisfies Flow;
