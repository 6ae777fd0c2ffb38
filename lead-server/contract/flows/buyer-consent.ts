import type { Flow } from '../flow/flow.ts';
import {
  accidentStages,
  branch,
  campaign,
  fullRouting,
  fundingSteps,
  insuranceSteps,
  openingStep,
  surveyOptions,
  treatmentThenPolice,
  withEvenProgress,
} from './flow-builder.ts';

/**
 * As insurance up to the description, then a consent that names buyers, if any. It asks no date of birth. See
 * docs/spec/flows.md#buyer-consent.
 */
export const buyerConsent = {
  id: 'buyer-consent',
  steps: withEvenProgress(
    98,
    { ...openingStep(), progress: 1 },
    { step: 'WhenWasTheAccident', progress: 2 },
    'AtFault',
    ...insuranceSteps,
    ...treatmentThenPolice,
    ...fundingSteps('IncidentDescription'),
    'IncidentDescription',
    'ZipCode',
    { step: 'NameAndEmail', exits: branch(campaign('buyers_consent'), 'PhoneAndBuyersConsent', 'PhoneAbbreviatedTCPA') },
    { step: 'PhoneAndBuyersConsent', progress: 100, exits: [{ to: 'submit' }] },
    { step: 'PhoneAbbreviatedTCPA', progress: 100 },
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjuredHow', 'PoliceReportFiled', 'ZipCode'),
    oid: '188',
    consent: 'buyers',
    routing: fullRouting,
  },
} as const satisfies Flow;
