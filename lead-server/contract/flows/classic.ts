import type { Flow } from '../flow.ts';
import { injuredThen, opening, surveyOptions, valued } from './parts.ts';

/** List B (Variants 2), with its progress (Variants 4). */
export const classic = {
  id: 'classic',
  steps: valued(
    [5, 10, 30, 40, 55, 70, 80, 95, 98, 99],
    opening(),
    'WhenWasTheAccident',
    'OtherDriversVehicleType',
    'AtFault',
    ...injuredThen('WasUserInjured', 'TypeOfMedicalTreatment', 'PoliceReportFiled'),
    'PoliceReportFiled',
    'HasLawyer',
    'IncidentDescription',
    'NameAndEmail',
    'PhoneAndZip',
  ),
  options: { ...surveyOptions, oid: '80' },
} as const satisfies Flow;
