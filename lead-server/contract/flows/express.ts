import type { Flow } from '../flow/flow.ts';
import { injuryPixel, openingStep, phoneAndZip, stages, surveyOptions, withEvenProgress } from './flow-builder.ts';

export const express = {
  id: 'express',
  steps: withEvenProgress(
    95,
    openingStep(),
    'WhenWasTheAccident',
    'AtFault',
    { step: 'WasUserInjured', loads: injuryPixel },
    'NameAndEmail',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: stages(['accident', 'StartPath'], ['injuries', 'WasUserInjured'], ['contact', 'NameAndEmail']),
    oid: '81',
  },
} as const satisfies Flow;
