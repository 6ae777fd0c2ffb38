import type { Flow } from '../flow/flow.ts';
import { openingStep, stages, surveyOptions, withProgress } from './flow-builder.ts';

/** The short survey, a form on several pages. See docs/spec/flows.md#forms. */
export const multiStep = {
  id: 'multi-step',
  steps: withProgress(
    [25, 50, 75],
    openingStep('ShowQuestions'),
    'FormFirstQuestions',
    'FormSecondQuestions',
    'FormThirdQuestions',
  ),
  options: {
    ...surveyOptions,
    stages: stages(['accident', 'ShowQuestions'], ['details', 'FormSecondQuestions'], ['contact', 'FormThirdQuestions']),
    oid: '81',
    affid: '1',
    offer: 'always',
    doesNotSendToDq: true,
    showsReferrer: true,
  },
} as const satisfies Flow;
