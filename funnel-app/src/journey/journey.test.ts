import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { formValues } from '#contract/fields/form-values.ts';
import { answersFor, type StepName, steps } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import {
  advance,
  type Journey,
  resumeJourney,
  type Survey,
  showStep,
  startJourney,
  walkSurvey,
  withAnswers,
  withoutStart,
} from './journey.ts';

const typed: Readonly<Partial<Record<AnswerField, readonly string[]>>> = {
  ...formValues,
  injury_day: ['1', '40', ''],
  date_of_birth: ['07/04/1980', '13/01/1980', ''],
  address: ['1 Main St', ''],
  law_firm_name: ['Example & Partners', ''],
  injury_month: ['1', '13', ''],
  injury_year: ['2024', '2025', 'earlier_than_2015', ''],
  case_description: ['Hit from behind at a red light, my neck hurts.', 'too short', ''],
  first_name: ['Maria', ''],
  last_name: ['Example', ''],
  email: ['maria@example.com', 'maria@'],
  phone: ['(212) 664-7665', '(212) 66'],
  zip_code: ['10001', '1'],
};

/** An answer to a step, valid or not. */
function given(step: StepName): fc.Arbitrary<Answers> {
  const definition = steps[step];
  if (definition.kind === 'choice') return fc.constantFrom(...definition.options.map(answersFor));
  return fc.record(Object.fromEntries(definition.fields.map((field) => [field, fc.constantFrom(...(typed[field] ?? []))])));
}

const allSteps = Object.keys(steps) as StepName[];
const act = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('answer' as const), fc.constant(undefined)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('back' as const), fc.constant(undefined)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('type' as const), fc.constant(undefined)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('reload' as const), fc.constant(undefined)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('jump' as const), fc.constantFrom(...allSteps)) },
);

const asksAtOnce = flows.map((flow) => withoutStart({ flow, campaign: {} })).filter(({ opened }) => opened);
const surveys: readonly Survey[] = [...flows.map((flow) => ({ flow, campaign: {} })), ...asksAtOnce];

describe.each(surveys.map((survey) => [survey.flow.id, survey] as const))('a visit of %s', (_, survey) => {
  const pathOf = (journey: Journey) => walkSurvey(survey, journey.answers).path;

  it('shows a step of the walked path whatever the visitor does, and its bar never moves back', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), fc.infiniteStream(fc.nat(100_000)), (acts, seeds) => {
        let journey = startJourney(survey);
        for (const [kind, detail] of acts) {
          const before = journey;
          const sample = fc.sample(given(journey.viewing), { numRuns: 1, seed: seeds.next().value })[0] as Answers;
          if (kind === 'answer') journey = advance(survey, journey, sample).journey;
          else if (kind === 'type') journey = withAnswers(journey, sample);
          else if (kind === 'reload')
            journey = { ...resumeJourney(survey, journey.answers, journey.viewing), progress: journey.progress };
          else if (kind === 'jump') journey = showStep(survey, journey, detail as StepName);
          else
            journey = showStep(survey, journey, pathOf(journey)[pathOf(journey).indexOf(journey.viewing) - 1] ?? journey.viewing);

          expect(pathOf(journey)).toContain(journey.viewing);
          expect(journey.progress).toBeGreaterThanOrEqual(before.progress);
          if (kind === 'back' || kind === 'jump' || kind === 'reload') expect(journey.answers).toEqual(before.answers);
          if (kind === 'reload') expect(journey.viewing).toBe(before.viewing);
        }
      }),
      { numRuns: 200 },
    );
  });
});

it('an unfinished visit resumes at the first unanswered question', () => {
  const [flow] = flows;
  if (!flow) throw new Error('no flows');
  expect(resumeJourney({ flow, campaign: {} }, { start_path: 'start' }, 'NoSuchStep').viewing).toBe('AutoAccidentCaseWorth');
});

describe('a survey without its start screen', () => {
  it('asks the next question, with the start answered, where a tap answers that question', () => {
    const opened = Object.fromEntries(asksAtOnce.map((survey) => [survey.flow.id, startJourney(survey)]));
    expect(opened.main).toMatchObject({ viewing: 'AutoAccidentCaseWorth', answers: { start_path: 'start' } });
    expect(opened.ticket?.viewing).toBe('StartTicketFlow');
    expect(opened['hurt-first']?.viewing).toBe('HowWasUserHurt');
    // a form, a second button, and one that has no start screen
    for (const flow of ['classic', 'v7', 'social', 'one-page']) expect(opened).not.toHaveProperty(flow);
  });
});
