import type { Flow } from '../flow/flow.ts';
import { openingStep, stages, surveyOptions, withProgress } from './flow-builder.ts';

/** The benefits flow. assumed: SecuredBenefits asks for the contact. */
export const benefits = {
  id: 'benefits',
  steps: withProgress([25, 50, 75], openingStep(), 'SelectAgeGroup', 'USCitizen', 'SecuredBenefits'),
  options: {
    ...surveyOptions,
    stages: stages(['start', 'StartPath'], ['age', 'SelectAgeGroup'], ['details', 'USCitizen'], ['contact', 'SecuredBenefits']),
    oid: '81',
    meter: 'never',
    topic: 'benefits',
  },
} as const satisfies Flow;
