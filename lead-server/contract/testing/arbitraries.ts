import { type Arbitrary, constantFrom, date, record, string, tuple } from 'fast-check';
import { earlierThan2015 } from '../fields/dates.ts';
import type { AnswerField, Answers } from '../fields/fields.ts';
import { formValues } from '../fields/form-values.ts';
import { type WalkContext, walk } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import { answersFor, type Step, type StepName, steps } from '../flow/steps.ts';

/** Moments at which the survey may be taken; `yearsOffered` of each holds 2024. */
export const moments = date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2027-12-31T23:59:59Z'),
  noInvalidDate: true,
});

export const contexts: Arbitrary<WalkContext> = record({
  now: moments,
  campaign: record({ without_funding: constantFrom(true, false), combined_last_step: constantFrom(true, false) }),
});

/** Text that breaks things: NUL, lone surrogates, accents, space, marks, and ordinary characters. */
export const nastyText = string({
  unit: constantFrom(
    '\0',
    '\ud800',
    '\udc00',
    '😀',
    'é',
    'e\u0301',
    '\u202e',
    ' ',
    '\n',
    '{',
    '}',
    '<',
    '@',
    '.',
    '-',
    '(',
    ')',
    'a',
    'B',
    '0',
    '1',
    '2',
  ),
  maxLength: 130,
});

const valid: Readonly<Partial<Record<AnswerField, readonly string[]>>> = {
  injury_day: ['1', '28'],
  injury_month: ['1', '2', '6', '11', '12'],
  injury_year: ['2015', '2022', '2023', '2024', earlierThan2015],
  ...formValues,
  law_firm_name: ['Example & Partners'],
  date_of_birth: ['02/29/1996', '07/04/1980'],
  address: ['1 Main St'],
  first_name: ['Ana', 'Jo'],
  last_name: ['Rivera', 'Ng'],
  email: ['ana@example.com', 'jo@example.org'],
  phone: ['(212) 664-7665', '2126647665'],
  zip_code: ['90012', '10001', '35004'],
  case_description: [
    'A truck hit my car at a red light and left.',
    'Rearended yesterday downtown',
    'sdkfj hskdjfh qwkejh zxmcnb vbxz',
  ],
};

const invalid = ['', ' ', 'x', '0', '99999999', '\ud800'];

/** Values for a field: most are valid, unless only valid ones are asked for. */
function values(field: AnswerField, sound: boolean): Arbitrary<string> {
  const known = valid[field];
  if (!known) throw new Error(`Tests have no value to give for ${field}: \`valid\` in testing/arbitraries.ts should list some`);
  return constantFrom(...known, ...(sound ? [] : invalid));
}

/** Answers to a step, some of them not valid unless `sound`. */
export function answersTo(step: StepName, sound = false): Arbitrary<Answers> {
  const definition: Step = steps[step];
  if (definition.kind === 'choice') return constantFrom(...definition.options.map(answersFor));
  return tuple(...definition.fields.map((field) => values(field, sound))).map((given) =>
    Object.fromEntries(definition.fields.map((field, at) => [field, given[at]])),
  );
}

/** Sound answers to every step of the flow, one beside the other. */
export const answersToAll = (flow: Flow): Arbitrary<Answers> =>
  tuple(...flow.steps.map(({ step }) => answersTo(step, true))).map((each) => Object.assign({}, ...each) as Answers);

/** Valid answers to every step that a visitor of the flow reaches. */
export const visitsOf = (flow: Flow, context: WalkContext): Arbitrary<Answers> =>
  tuple(...flow.steps.map(({ step }) => answersTo(step, true))).map((each) => {
    const given = new Map(flow.steps.map(({ step }, at) => [step, each[at]]));
    let answers: Answers = {};
    for (let { current } = walk(flow, answers, context); current; { current } = walk(flow, answers, context)) {
      answers = { ...answers, ...given.get(current) };
    }
    return answers;
  });
