import type { Flow } from '../flow/flow.ts';
import { branch, openingStep, phoneAndZip, stages, surveyOptions, withEvenProgress } from './flow-builder.ts';

/** The dui flow; its steps are assumed. The description clears a disqualification. See docs/spec/qualification.md#dui. */
export const dui = {
  id: 'dui',
  steps: withEvenProgress(
    95,
    openingStep(),
    'PendingDuiCharges',
    {
      step: 'TypeOfAlcoholTest',
      // without a test there is no level
      exits: branch({ field: 'type_of_alcohol_test_performed', is: ['refused', 'none'] }, 'PriorAlcoholOffense', 'BacLevel'),
    },
    'BacLevel',
    'PriorAlcoholOffense',
    'DUIIncidentDescription',
    'NameAndEmail',
    phoneAndZip,
  ),
  options: {
    ...surveyOptions,
    stages: stages(
      ['charges', 'StartPath'],
      ['test', 'TypeOfAlcoholTest'],
      ['story', 'DUIIncidentDescription'],
      ['contact', 'NameAndEmail'],
    ),
    oid: '81',
    meter: 'never',
    routing: ['dui_offense'],
    cleared: 'DUIIncidentDescription',
    offer: 'unless prior offense',
    topic: 'dui',
  },
} as const satisfies Flow;
