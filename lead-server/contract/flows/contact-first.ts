import type { Flow } from '../flow.ts';
import { injuryPixel, opening, surveyOptions, valued } from './parts.ts';

/** Flow rules "Variant I" (Variants 4): name and email come second. */
export const contactFirst = {
  id: 'contact-first',
  steps: valued(
    [12, 25, 36, 45, 68, 72, 87, 95, 98],
    opening(),
    'NameAndEmail',
    'TypeOfAccident',
    'WhenWasTheAccident',
    { step: 'WasUserInjured', loads: injuryPixel },
    'PoliceReportFiled',
    'AtFault',
    'HasLawyer',
    'IncidentDescription',
    'PhoneAndZip',
  ),
  options: { ...surveyOptions, oid: '235' },
} as const satisfies Flow;
