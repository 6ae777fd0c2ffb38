import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryBranch, openingStep, surveyOptions, withProgress } from './flow-builder.ts';

export const classic = {
  id: 'classic',
  steps: withProgress(
    [5, 10, 30, 40, 55, 70, 80, 95, 98, 99],
    openingStep(),
    'WhenWasTheAccident',
    'OtherDriversVehicleType',
    'AtFault',
    ...injuryBranch('WasUserInjured', 'TypeOfMedicalTreatment', 'PoliceReportFiled'),
    'PoliceReportFiled',
    'HasLawyer',
    'IncidentDescription',
    'NameAndEmail',
    'PhoneAndZip',
  ),
  options: { ...surveyOptions, stages: accidentStages('WasUserInjured', 'PoliceReportFiled', 'NameAndEmail'), oid: '80' },
} as const satisfies Flow;
