import type { Flow } from '../flow/flow.ts';
import { openingStep, phoneAndZip, stages, surveyOptions, withEvenProgress } from './flow-builder.ts';

export const lawyerEarly = {
  id: 'lawyer-early',
  steps: withEvenProgress(
    95,
    openingStep(),
    'WhenWasTheAccident',
    'AtFault',
    'HasLawyer',
    'DidYouReceiveMedicalTreatment',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: stages(
      ['accident', 'StartPath'],
      ['details', 'HasLawyer'],
      ['injuries', 'DidYouReceiveMedicalTreatment'],
      ['contact', 'NameAndEmail'],
    ),
    oid: '81',
  },
} as const satisfies Flow;
