import type { Flow } from '../flow.ts';
import { injuredThen, opening, phoneAndZip, spaced, surveyOptions } from './parts.ts';

/** Flow rules "Variant E" (Variants 4): every lead is a car accident, and no date is asked. */
export const carAccident = {
  id: 'car-accident',
  steps: spaced(
    95,
    opening(),
    'AtFault',
    ...injuredThen('WasUserInjured', 'TypeOfMedicalTreatment', 'PoliceReportFiled'),
    'PoliceReportFiled',
    'HasLawyer',
    'IncidentDescription',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: { ...surveyOptions, oid: '81', sets: { accident_type: 'Car Accident' } },
} as const satisfies Flow;
