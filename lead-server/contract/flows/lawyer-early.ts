import type { Flow } from '../flow.ts';
import { opening, phoneAndZip, spaced, surveyOptions } from './parts.ts';

/** Flow rules "Variant B" (Variants 4). Its ThankYouStep is the common ending. */
export const lawyerEarly = {
  id: 'lawyer-early',
  steps: spaced(
    95,
    opening(),
    'WhenWasTheAccident',
    'AtFault',
    'HasLawyer',
    'DidYouReceiveMedicalTreatment',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: { ...surveyOptions, oid: '81' },
} as const satisfies Flow;
