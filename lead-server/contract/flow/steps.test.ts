import { describe, expect, it } from 'vitest';
import { answersFor, type ChoiceStep, chosenOption, fieldsOf, type Step, steps } from './steps.ts';

const choices = Object.entries<Step>(steps).flatMap(([name, step]) => (step.kind === 'choice' ? [[name, step] as const] : []));

describe.each<readonly [string, ChoiceStep]>(choices)('%s', (name, step) => {
  it('identifies each option by its stored values, and no two alike', () => {
    for (const option of step.options) {
      expect(answersFor(option)[option.name]).toBe(option.value);
      expect(chosenOption(step, answersFor(option))?.id).toBe(option.id);
    }
    expect(new Set(step.options.map(({ id }) => id)).size).toBe(step.options.length);
  });
  // its "yes" leaves the treatment to the next question
  it.skipIf(name === 'DidYouRequireMedicalTreatment')(
    'stores the same fields with each option: a changed answer leaves none of the earlier one',
    () => {
      const stored = step.options.map((option) => Object.keys(answersFor(option)).sort());
      expect(stored).toEqual(stored.map(() => stored[0]));
    },
  );
  it('matches no option without answers, or by one of several values', () => {
    expect(chosenOption(step, {})).toBeUndefined();
    const several = step.options.find((option) => Object.values(answersFor(option)).filter(Boolean).length > 1);
    if (several) expect(chosenOption(step, { [several.name]: several.value })).toBeUndefined();
  });
});

it('an empty value may be left out', () => expect(chosenOption(steps.HasLawyer, { with_Lawyer: 'no' })?.id).toBe('no'));

it('HasLawyer stores the reason with the answer', () => {
  expect(steps.HasLawyer.options.map((option) => answersFor(option).lawyer_redirect_reason)).toEqual([
    '',
    'have_attorney|yes',
    'have_attorney|yes_but_I_want_a_new_lawyer',
  ]);
  expect(fieldsOf(steps.HasLawyer)).toEqual(expect.arrayContaining(['with_Lawyer', 'lawyer_redirect_reason']));
});
