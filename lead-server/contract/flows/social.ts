import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryPixel, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** The social-media variant. See docs/spec/flows.md#third-and-social. */
export const social = {
  id: 'social',
  steps: withEvenProgress(
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
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjured', 'PoliceReportFiledTikTok', 'NameAndEmailTikTok', 'AutoAccidentCaseWorth'),
    scrolls: 'smoothly',
    oid: '160',
    affid: '252',
  },
} as const satisfies Flow;
