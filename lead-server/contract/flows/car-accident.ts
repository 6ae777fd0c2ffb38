import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryBranch, openingStep, phoneAndZip, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** Every lead is a car accident, and no date is asked. */
export const carAccident = {
  id: 'car-accident',
  steps: withEvenProgress(
    95,
    openingStep(),
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
    sets: { accident_type: 'Car Accident' },
  },
} as const satisfies Flow;
