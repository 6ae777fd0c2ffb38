import { describe, expect, it } from 'vitest';
import type { Exit, Flow, FlowStep } from '../flow/flow.ts';
import type { StepName } from '../flow/steps.ts';
import { flows } from '../flows/index.ts';
import { main } from '../flows/main.ts';
import { tangled } from '../testing/tangled-flow.ts';
import { checkFlow, checkFlows, printReport } from './report.ts';

const made = (...list: readonly FlowStep[]): Flow => ({ ...main, id: 'made', steps: list as unknown as Flow['steps'] });
const at = (step: StepName, progress: number, exits?: readonly Exit[]): FlowStep => ({ step, progress, ...(exits && { exits }) });
/** All problems but those of the contact, which most of these flows do not ask. */
const problemsOf = (...list: readonly FlowStep[]) =>
  checkFlow(made(...list)).problems.filter((problem) => !problem.startsWith('contact: '));
const injured = { field: 'physical_injury', is: 'Yes' } as const;
const notInjured = { field: 'physical_injury', is: 'No' } as const;

const everyFlow = checkFlows(flows);

it('reports no problems for the shipped flows, nor for one that uses every feature of a table', () => {
  expect(everyFlow.problems).toEqual([]);
  expect(checkFlow(tangled).problems).toEqual([]);
});

describe('finds', () => {
  it('an unreachable step', () => {
    const found = problemsOf(at('WasUserInjured', 1, [{ to: 'HasLawyer' }]), at('PoliceReportFiled', 2), at('HasLawyer', 3));
    expect(found).toEqual(['PoliceReportFiled is unreachable']);
  });
  it('a step reachable only through an unreachable one', () => {
    expect(problemsOf(at('WasUserInjured', 1, []), at('HasLawyer', 2))).toEqual([
      'WasUserInjured has no way out',
      'HasLawyer is unreachable',
      'WasUserInjured has no way out for some answers',
      'no path reaches submit',
    ]);
  });
  it('a guard that never fires, on a value that no option has', () => {
    const found = problemsOf(
      at('WasUserInjured', 1, [{ when: { field: 'physical_injury', is: 'yes' }, to: 'submit' }, { to: 'submit' }]),
    );
    expect(found).toEqual(['guard never fires: WasUserInjured -> submit (physical_injury is yes)']);
  });
  it('a guard that never fires, because its question comes later', () => {
    const found = problemsOf(
      at('HasLawyer', 1, [{ when: injured, to: 'submit' }, { to: 'WasUserInjured' }]),
      at('WasUserInjured', 2),
    );
    expect(found).toEqual(['guard never fires: HasLawyer -> submit (physical_injury is Yes)']);
  });
  it('a guard on a number that no date can reach', () => {
    const never = { number: 'days_from_incident_date', atMost: -1 } as const;
    expect(problemsOf(at('WhenWasTheAccident', 1, [{ when: never, to: 'submit' }, { to: 'submit' }]))).toHaveLength(1);
    // Only in the first half of a month is an accident dated to its first 14 days old or less.
    expect(problemsOf(at('WhenWasTheAccident', 1, [{ when: { ...never, atMost: 14 }, to: 'submit' }, { to: 'submit' }]))).toEqual(
      [],
    );
  });
  it('an exit shadowed by an earlier guard', () => {
    const found = problemsOf(
      at('WasUserInjured', 1, [
        { when: { any: [injured, notInjured] }, to: 'submit' },
        { when: injured, to: 'HasLawyer' },
        { to: 'HasLawyer' },
      ]),
      at('HasLawyer', 2),
    );
    expect(found).toContain(
      'shadowed exit: WasUserInjured -> HasLawyer (physical_injury is Yes) always finds an earlier one open',
    );
  });
  it('an exit shadowed by a default before it', () => {
    const found = problemsOf(at('WasUserInjured', 1, [{ to: 'submit' }, { when: injured, to: 'submit' }]));
    expect(found).toContain('shadowed exit: WasUserInjured -> submit (physical_injury is Yes) comes after one without a guard');
  });
  it('a default that the guards make unreachable', () => {
    const found = problemsOf(
      at('WasUserInjured', 1, [{ when: injured, to: 'submit' }, { when: notInjured, to: 'submit' }, { to: 'HasLawyer' }]),
      at('HasLawyer', 2),
    );
    expect(found).toContain('shadowed exit: WasUserInjured -> HasLawyer always finds an earlier one open');
  });
  it('a list value that no option has, though the guard fires for another', () => {
    const when = { field: 'physical_injury', is: ['No', 'Maybe'] } as const;
    expect(problemsOf(at('WasUserInjured', 1, [{ when, to: 'submit' }, { to: 'submit' }]))).toEqual([
      'no answer of the flow has physical_injury Maybe: WasUserInjured -> submit (physical_injury is No or Maybe)',
    ]);
  });
  it('a part of a guard that never holds, though another part fires', () => {
    const when = { any: [notInjured, { field: 'physical_injury', is: 'no' }] } as const;
    expect(problemsOf(at('WasUserInjured', 1, [{ when, to: 'submit' }, { to: 'submit' }]))).toEqual([
      'never so: physical_injury is no, in WasUserInjured -> submit (physical_injury is No or physical_injury is no)',
    ]);
  });
  it('a guard on an answer given only later, though it fires on its absence', () => {
    const when = { all: [notInjured, { not: { field: 'with_Lawyer', is: 'yes' } }] } as const;
    expect(problemsOf(at('WasUserInjured', 1, [{ when, to: 'HasLawyer' }, { to: 'HasLawyer' }]), at('HasLawyer', 2))).toEqual([
      'never so: with_Lawyer is yes, in WasUserInjured -> HasLawyer (physical_injury is No and not (with_Lawyer is yes))',
    ]);
  });
  it('a part of a guard that always holds', () => {
    const when = { all: [injured, { field: 'start_path', is: 'start' }] } as const;
    const found = problemsOf(at('StartPath', 1), at('WasUserInjured', 2, [{ when, to: 'submit' }, { to: 'submit' }]));
    expect(found).toEqual([
      'always so: start_path is start, in WasUserInjured -> submit (physical_injury is Yes and start_path is start)',
    ]);
  });
  it('progress of a skipped step above the progress that follows', () => {
    const found = problemsOf(
      at('WasUserInjured', 10, [
        { when: notInjured, to: 'HasLawyer', completes: ['TypeOfMedicalTreatment'] },
        { to: 'TypeOfMedicalTreatment' },
      ]),
      { ...at('TypeOfMedicalTreatment', 60), exits: [{ to: 'submit' }] },
      at('HasLawyer', 50),
    );
    expect(found).toEqual(['progress falls from 60 to 50 at HasLawyer']);
  });
  it('a missing default, even when the guards are exhaustive', () => {
    const found = problemsOf(
      at('WasUserInjured', 1, [
        { when: injured, to: 'submit' },
        { when: notInjured, to: 'submit' },
      ]),
    );
    expect(found).toEqual(['WasUserInjured has no default: its last exit has a guard']);
  });
  it('a step without an exit for some answers', () => {
    expect(problemsOf(at('WasUserInjured', 1, [{ when: injured, to: 'submit' }]))).toContain(
      'WasUserInjured has no way out for some answers',
    );
  });
  it('a loop', () => {
    const found = problemsOf(
      at('WasUserInjured', 1),
      at('HasLawyer', 2, [{ when: injured, to: 'WasUserInjured' }, { to: 'submit' }]),
    );
    expect(found).toEqual(['loop: WasUserInjured -> HasLawyer -> WasUserInjured']);
  });
  it('exits to steps that the flow does not have', () => {
    const found = problemsOf(
      at('WasUserInjured', 1, [{ when: injured, to: 'AtFault', completes: ['HasLawyer'] }, { to: 'submit' }]),
    );
    expect(found).toEqual([
      'WasUserInjured leads to AtFault, which the flow does not have',
      'WasUserInjured completes HasLawyer, which the flow does not have',
    ]);
  });
  it('a step listed twice', () => {
    expect(problemsOf(at('AtFault', 1), at('HasLawyer', 2), at('AtFault', 3))).toContain('AtFault is listed twice');
  });
  it('falling progress, unless the flow allows it', () => {
    const falls = at('HasLawyer', 50);
    expect(problemsOf(at('AtFault', 85), falls, at('PoliceReportFiled', 95))).toEqual([
      'progress falls from 85 to 50 at HasLawyer',
    ]);
    expect(problemsOf(at('AtFault', 85), { ...falls, allowsProgressDecrease: true }, at('PoliceReportFiled', 95))).toEqual([]);
  });
  it('progress still below the most shown, after a fall', () => {
    expect(
      problemsOf(at('AtFault', 85), { ...at('HasLawyer', 50), allowsProgressDecrease: true }, at('PoliceReportFiled', 60)),
    ).toEqual(['progress falls from 85 to 60 at PoliceReportFiled']);
  });
  it('progress that falls on one branch only', () => {
    const found = problemsOf(
      at('WasUserInjured', 10, [{ when: notInjured, to: 'HasLawyer' }, { to: 'PoliceReportFiled' }]),
      at('PoliceReportFiled', 60),
      at('HasLawyer', 50),
    );
    expect(found).toEqual(['progress falls from 60 to 50 at HasLawyer']);
  });
  it('progress of 100 before the last question', () => {
    expect(problemsOf(at('AtFault', 100), at('HasLawyer', 100))).toEqual(['progress is 100 at AtFault, and more is asked']);
    expect(problemsOf(at('AtFault', 99), at('HasLawyer', 100))).toEqual([]);
  });
  it.each([Number.NaN, -1, 101, undefined as unknown as number])('progress that is %s', (progress) => {
    expect(problemsOf(at('AtFault', progress))).toContain('AtFault has no progress between 0 and 100');
  });
  it('two flows with one id', () => {
    expect(checkFlows([main, main]).problems).toEqual(['main: two flows have this id']);
  });
});

describe('contact', () => {
  const contact = [at('NameAndEmail', 50), at('PhoneAndZip', 60)];
  const problemsWith = (...list: readonly FlowStep[]) => checkFlow(made(...list)).problems;

  it('is no problem when asked on every path, phone last', () => {
    expect(problemsWith(at('HasLawyer', 1), ...contact)).toEqual([]);
    expect(problemsWith(at('HasLawyer', 1), at('AllPii', 60))).toEqual([]);
  });
  it('is a problem per field when no step asks it', () => {
    expect(problemsWith(at('AtFault', 1), at('HasLawyer', 2))).toEqual([
      ...['first_name', 'last_name', 'email', 'phone', 'zip_code'].map(
        (field) => `contact: no ${field} is asked on AtFault > HasLawyer`,
      ),
      'contact: HasLawyer ends the survey and asks no phone: the consent to calls stands beside it',
    ]);
  });
  it('is a problem of the path that skips it', () => {
    const exits = [{ when: notInjured, to: 'PhoneAndZip' }, { to: 'NameAndEmail' }] as const;
    expect(problemsWith(at('WasUserInjured', 1, exits), ...contact)).toEqual(
      ['first_name', 'last_name', 'email'].map((field) => `contact: no ${field} is asked on WasUserInjured > PhoneAndZip`),
    );
  });
  it('is no problem when only visitors without an accident skip it', () => {
    const noAccident = { field: 'in_motor_vehicle_accident', is: 'no' } as const;
    const exits = [{ when: noAccident, to: 'submit' }, { to: 'NameAndEmail' }] as const;
    expect(problemsWith(at('WereYouInAMotorVehicleAccident', 1, exits), ...contact)).toEqual([]);
  });
  it('is a problem when the phone is asked before the last step', () => {
    expect(problemsWith(at('PhoneAndZip', 1), at('NameAndEmail', 2))).toEqual([
      'contact: NameAndEmail ends the survey and asks no phone: the consent to calls stands beside it',
    ]);
  });
});

describe('texts', () => {
  const flow = made(at('StartPath', 1), at('AllPii', 2));
  const sound = {
    StartPath: { heading: 'a', subhead: 'b', options: { start: 'c' } },
    AllPii: { heading: 'd' },
  };
  it('without gaps give no problems', () => expect(checkFlow(flow, { en: sound, es: sound }).problems).toEqual([]));
  it('missing for a step in one language are reported', () => {
    const { AllPii: _, ...partial } = sound;
    expect(checkFlow(flow, { en: sound, es: partial }).problems).toEqual(['AllPii has no es text for heading']);
  });
  it('missing for an option, empty, or in one language only are reported', () => {
    const partial = { ...sound, StartPath: { heading: ' ', options: {} } };
    expect(checkFlow(flow, { en: partial, es: sound }).problems).toEqual([
      'StartPath has no en text for heading',
      'StartPath has no en text for options.start',
      'StartPath has no en text for subhead',
    ]);
  });
});

describe('report', () => {
  const report = checkFlow(main);
  it('counts paths and ends', () => {
    expect(report).toMatchObject({ steps: 12, paths: 2, disqualifyingPaths: 2, shortest: 11, longest: 12 });
    expect(report.ends).toEqual({
      '': 2,
      'at_Fault|yes': 2,
      'date|accident_limit_exceeded': 2,
      'doctor_treatment|no': 1,
      'enough_words|no': 2,
      'have_attorney|yes': 2,
      'have_attorney|yes_but_I_want_a_new_lawyer': 2,
      'is_gibberish|yes': 2,
      'physical_injury|No': 1,
    });
  });
  it('counts a path once, in however many contexts it exists', () => {
    for (const { flow, paths, disqualifyingPaths } of [...everyFlow.flows, checkFlow(tangled)]) {
      expect([flow, disqualifyingPaths <= paths]).toEqual([flow, true]);
    }
  });
  it('draws the graph', () => {
    expect(report.mermaid).toMatch(/^flowchart TD\n/);
    expect(report.mermaid).toContain(
      'WasUserInjured -->|"physical_injury is Yes and not (who_was_hurt is died)"| TypeOfMedicalTreatment',
    );
    expect(checkFlow(tangled).mermaid).toContain('-->|"months_from_incident_date at most 12"| AtFault');
  });
  it('prints a flow with its figures, its ends and its graph', () => {
    const exits = [{ when: notInjured, to: 'AllPii' }, { to: 'HasLawyer' }] as const;
    const list = [at('WasUserInjured', 1, exits), at('HasLawyer', 2), at('AllPii', 3)];
    expect(printReport(checkFlows([made(...list)]))).toMatchInlineSnapshot(`
      "Flow made
        steps                3
        distinct paths       2 (shortest 2, longest 3 steps)
        disqualifying paths  2
        ends, by how many paths can reach them
             1  not disqualified
             1  have_attorney|yes
             1  have_attorney|yes_but_I_want_a_new_lawyer
             1  physical_injury|No

        flowchart TD
          WasUserInjured["WasUserInjured 1%"]
          HasLawyer["HasLawyer 2%"]
          AllPii["AllPii 3%"]
          submit(["submit"])
          WasUserInjured -->|"physical_injury is No"| AllPii
          WasUserInjured --> HasLawyer
          HasLawyer --> AllPii
          AllPii --> submit

      No problems found."
    `);
  });
  it('prints every flow, and ends with the problems', () => {
    expect(printReport(everyFlow)).toMatch(
      /Flow main[\s\S]*distinct paths {7}2[\s\S]*Flow social-drop[\s\S]*No problems found\.$/,
    );
    expect(printReport(checkFlows([made(at('AllPii', 101))]))).toMatch(
      /Problems:\n {2}made: AllPii has no progress between 0 and 100$/,
    );
  });
});
