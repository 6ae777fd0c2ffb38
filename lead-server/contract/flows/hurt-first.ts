import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryPixel, openingStep, surveyOptions, withProgress } from './flow-builder.ts';

export const hurtFirst = {
  id: 'hurt-first',
  steps: withProgress(
    [10, 18, 27, 36, 45, 54, 63, 87, 95],
    openingStep(),
    { step: 'HowWasUserHurt', loads: [{ script: 'tracking' }] },
    'WhenWasTheAccident',
    'AtFault',
    { step: 'DescribeInjuries', loads: injuryPixel },
    'PoliceReport',
    'HasAttorney',
    'Description',
    'EmailAndName',
    'ZipAndPhone',
  ),
  options: { ...surveyOptions, stages: accidentStages('DescribeInjuries', 'PoliceReport', 'EmailAndName'), oid: '81' },
} as const satisfies Flow;
