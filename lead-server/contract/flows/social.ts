import type { Flow } from '../flow.ts';
import { injuryPixel, spaced, surveyOptions } from './parts.ts';

/** The social-media variant, steps suffixed TikTok (Variants 2). */
export const social = {
  id: 'social',
  steps: spaced(
    98,
    { step: 'AutoAccidentCaseWorth', progress: 1 },
    { step: 'WhenWasTheAccidentTikTok', progress: 2 },
    'AtFault',
    { step: 'WasUserInjured', loads: injuryPixel },
    'PoliceReportFiledTikTok',
    'HasLawyer',
    'IncidentDescriptionTikTok',
    'NameAndEmailTikTok',
    { step: 'PhoneAndZipTikTok', progress: 100 },
  ),
  options: { ...surveyOptions, oid: '160', affid: '252' },
} as const satisfies Flow;
