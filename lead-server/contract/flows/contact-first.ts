import type { Flow } from '../flow/flow.ts';
import { injuryPixel, openingStep, stages, surveyOptions, withProgress } from './flow-builder.ts';

/** Name and email come second. See docs/spec/flows.md#contact-first. */
export const contactFirst = {
  id: 'contact-first',
  steps: withProgress(
    [12, 25, 36, 45, 68, 72, 87, 95, 98],
    openingStep(),
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
  options: {
    ...surveyOptions,
    stages: stages(
      ['you', 'StartPath'],
      ['accident', 'TypeOfAccident'],
      ['details', 'WasUserInjured'],
      ['contact', 'PhoneAndZip'],
    ),
    oid: '235',
  },
} as const satisfies Flow;
