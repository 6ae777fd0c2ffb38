import type { Flow } from '../flow/flow.ts';
import { injuryBranch, openingStep, stages, surveyOptions, withProgress } from './flow-builder.ts';

/** Name and email come second. */
export const socialDrop = {
  id: 'social-drop',
  steps: withProgress(
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 98, 98],
    openingStep(),
    'SocialDropPII',
    'OtherDriversVehicleType',
    'WhenWasTheAccident',
    'AtFault',
    ...injuryBranch('WasUserInjured', 'TypeOfMedicalTreatment', 'PoliceReportFiled'),
    'PoliceReportFiled',
    'HasLawyer',
    'IncidentDescription',
    'PhoneAndZip',
  ),
  options: {
    ...surveyOptions,
    stages: stages(
      ['you', 'StartPath'],
      ['accident', 'OtherDriversVehicleType'],
      ['details', 'WasUserInjured'],
      ['contact', 'PhoneAndZip'],
    ),
    oid: '101',
    // no overlay while the lead is sent. See docs/spec/screens.md#loading-overlay.
    overlay: 'none',
  },
} as const satisfies Flow;
