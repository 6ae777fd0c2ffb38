import type { Flow } from '../flow.ts';
import { opening, surveyOptions, valued } from './parts.ts';

/** The benefits flow (Variants 2). assumed: its last step, SecuredBenefits, asks for the contact. */
export const benefits = {
  id: 'benefits',
  steps: valued([25, 50, 75], opening(), 'SelectAgeGroup', 'USCitizen', 'SecuredBenefits'),
  options: { ...surveyOptions, oid: '81', topic: 'benefits' },
} as const satisfies Flow;
