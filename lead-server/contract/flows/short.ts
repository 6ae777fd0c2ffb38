import type { Flow } from '../flow/flow.ts';
import { accidentQuestion, openingStep, stages, surveyOptions, withProgress } from './flow-builder.ts';

/** AtFault has a lower progress than HasLawyer, as specified. See docs/spec/flows.md#progress. */
export const short = {
  id: 'short',
  steps: withProgress(
    [5, 8, 10, 85, 50, 95],
    openingStep(),
    accidentQuestion('SocialDropWhenWasTheAccident'),
    'SocialDropWhenWasTheAccident',
    'HasLawyer',
    { step: 'AtFault', allowsProgressDecrease: true },
    'NameAndEmail',
    'PhoneAndZip',
  ),
  options: {
    ...surveyOptions,
    stages: stages(['accident', 'StartPath'], ['details', 'HasLawyer'], ['contact', 'NameAndEmail']),
    oid: '81',
    affid: '1',
  },
} as const satisfies Flow;
