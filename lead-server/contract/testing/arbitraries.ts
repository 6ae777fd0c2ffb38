import { type Arbitrary, constantFrom, date, record, string, tuple } from 'fast-check';
import { earlierThan2015 } from '../dates.ts';
import type { WalkContext } from '../engine.ts';
import type { AnswerField, Answers } from '../fields.ts';
import { type Step, type StepName, steps, storedBy } from '../steps.ts';

/** Moments at which the survey may be taken; `yearsOffered` of each holds 2024. */
export const moments = date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2027-12-31T23:59:59Z'),
  noInvalidDate: true,
});

export const contexts: Arbitrary<WalkContext> = record({
  now: moments,
  campaign: record({ spanish: constantFrom(true, false), combined_last_step: constantFrom(true, false) }),
});

/** Text of the kind that breaks things: NUL, halves of pairs, accents, space, marks, and what ordinary values are made of. */
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
  injury_month: ['1', '2', '6', '11', '12'],
  injury_year: ['2015', '2022', '2023', '2024', earlierThan2015],
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
const values = (field: AnswerField, sound: boolean) => constantFrom(...(valid[field] ?? []), ...(sound ? [] : invalid));

/** Answers to a step, some of them not valid unless `sound`. */
export function answersTo(step: StepName, sound = false): Arbitrary<Answers> {
  const asked: Step = steps[step];
  if (asked.kind === 'choice') return constantFrom(...asked.options.map(storedBy));
  return tuple(...asked.fields.map((field) => values(field, sound))).map((given) =>
    Object.fromEntries(asked.fields.map((field, at) => [field, given[at]])),
  );
}

/** Sound answers to every step that there is. */
export const answersToAll: Arbitrary<Answers> = tuple(
  ...(Object.keys(steps) as StepName[]).map((step) => answersTo(step, true)),
).map((each) => Object.assign({}, ...each) as Answers);
