import type { Flow } from '../flow.ts';
import { opening, surveyOptions, valued } from './parts.ts';

/** The short survey, a form on several pages (Variants 2 and 5). */
export const multiStep = {
  id: 'multi-step',
  steps: valued([25, 50, 75], opening('ShowQuestions'), 'FormFirstQuestions', 'FormSecondQuestions', 'FormThirdQuestions'),
  options: { ...surveyOptions, oid: '81', affid: '1', offer: 'always', neverToDq: true, refererShown: true },
} as const satisfies Flow;
