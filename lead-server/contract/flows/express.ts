import type { Flow } from '../flow/flow.ts';
import { injuryPixel, openingStep, phoneAndZip, surveyOptions, withEvenProgress } from './flow-builder.ts';

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
  options: { ...surveyOptions, oid: '81' },
} as const satisfies Flow;
