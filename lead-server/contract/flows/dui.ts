import type { Flow } from '../flow/flow.ts';
import { openingStep, phoneAndZip, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** The dui flow; its steps are assumed. The description clears a disqualification. See docs/spec/qualification.md#dui. */
export const dui = {
  id: 'dui',
  steps: withEvenProgress(
    95,
    openingStep(),
    'PendingDuiCharges',
    'TypeOfAlcoholTest',
    'BacLevel',
    'PriorAlcoholOffense',
    'DUIIncidentDescription',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    oid: '81',
    routing: ['dui_offense'],
    cleared: 'DUIIncidentDescription',
    offer: 'unless prior offense',
    topic: 'dui',
  },
} as const satisfies Flow;
