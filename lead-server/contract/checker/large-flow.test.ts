import { afterAll, expect, it } from 'vitest';
import type { Exit, Flow, FlowStep } from '../flow/flow.ts';
import { type ChoiceStep, type Step, type StepName, steps } from '../flow/steps.ts';
import { main } from '../flows/main.ts';
import { edgeCoveringPaths } from './covering-paths.ts';
import { checkFlow } from './report.ts';

/** A yes-or-no question of its own, so that the flow can be longer than the real steps allow. */
const question = (field: string): ChoiceStep => {
  const option = (value: string) =>
    ({ id: value, name: field, value, stores: { [field]: value } }) as unknown as ChoiceStep['options'][0];
  return { kind: 'choice', options: [option('yes'), option('no')] };
};
const names = Array.from({ length: 13 }, (_, at) => `Question${at}`);
Object.assign(steps as Record<string, Step>, Object.fromEntries(names.map((name) => [name, question(name)])));
// the tables are shared with the tests that run after this one
afterAll(() => {
  for (const name of names) Reflect.deleteProperty(steps, name);
});

const says = (field: string, is: string) => ({ field, is }) as unknown as NonNullable<Exit['when']>;

/** 25 steps like the longest flow: dates, campaign facts, and questions that an answer skips. */
const long: Flow = {
  ...main,
  id: 'long',
  steps: [
    ...main.steps.slice(0, 3),
    {
      step: 'WhenWasTheAccident',
      progress: 2,
      exits: [{ when: { number: 'days_from_incident_date', atMost: 14 }, to: 'WasUserInjured' }, { to: 'AtFault' }],
    },
    ...main.steps.slice(4, 8),
    ...names.map((name, at): FlowStep => {
      const after = (names[at + 2] ?? 'HasLawyer') as StepName;
      const when = at % 4 === 0 ? says(name, 'yes') : { all: [says(name, 'yes'), says('at_Fault', 'yes')] };
      const skip: Exit[] = at % 2 === 0 ? [{ when, to: after }] : [];
      return { step: name as StepName, progress: 62, exits: [...skip, { to: (names[at + 1] ?? 'HasLawyer') as StepName }] };
    }),
    {
      step: 'HasLawyer',
      progress: 74,
      exits: [{ when: { campaign: 'combined_last_step' }, to: 'NameAndEmail' }, { to: 'IncidentDescription' }],
    },
    ...main.steps.slice(9),
  ] as unknown as Flow['steps'],
};

it('checks a flow of 25 steps and hundreds of paths', () => {
  const report = checkFlow(long);
  const paths = edgeCoveringPaths(long, [{ now: new Date('2026-03-10T12:00:00Z') }]);
  expect(report.steps).toBe(25);
  expect(report.paths).toBeGreaterThan(250);
  expect(report.problems).toEqual([]);
  expect(paths.length).toBeGreaterThan(1);
});
