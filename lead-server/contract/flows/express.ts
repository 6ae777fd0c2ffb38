import type { Flow } from '../flow.ts';
import { injuryPixel, opening, phoneAndZip, spaced, surveyOptions } from './parts.ts';

/** Flow rules "Variant H" (Variants 4). */
export const express = {
  id: 'express',
  steps: spaced(
    95,
    opening(),
    'WhenWasTheAccident',
    'AtFault',
    { step: 'WasUserInjured', loads: injuryPixel },
    'NameAndEmail',
    phoneAndZip,
  ),
  options: { ...surveyOptions, oid: '81' },
} as const satisfies Flow;
