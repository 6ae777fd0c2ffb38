import type { Flow } from '../flow/flow.ts';
import { accidentStages, injuryBranch, openingStep, surveyOptions, withProgress } from './flow-builder.ts';

/**
 * The third variant. assumed: an opening step, so that the progress of social-drop fits. See
 * docs/spec/flows.md#third-and-social.
 */
export const third = {
  id: 'third',
  steps: withProgress(
    [10, 30, 40, 50, 60, 70, 80, 90, 98],
    openingStep(),
    'WhenWasTheAccidentVW3',
    'AtFaultVW3',
    ...injuryBranch('WasUserInjuredVW3', 'TypeOfMedicalTreatmentVW3', 'PoliceReportFiledVW3'),
    'PoliceReportFiledVW3',
    'HasLawyerVW3',
    'IncidentDescriptionVW3',
    'NameAndEmailVW3',
    'PhoneAndZipVW3',
  ),
  options: {
    ...surveyOptions,
    stages: accidentStages('WasUserInjuredVW3', 'PoliceReportFiledVW3', 'NameAndEmailVW3'),
    scrolls: 'smoothly',
    oid: '114',
    affid: '107',
    lawyerTracker: true,
  },
} as const satisfies Flow;
