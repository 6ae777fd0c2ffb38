import type { Flow } from '../flow.ts';
import { opening, phoneAndZip, spaced, surveyOptions } from './parts.ts';

/** The DUI flow: its steps are assumed (decisions 1). The description clears any disqualification (Variants 4). */
export const dui = {
  id: 'dui',
  steps: spaced(
    95,
    opening(),
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
