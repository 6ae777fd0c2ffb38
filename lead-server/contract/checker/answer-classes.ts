import type { AnswerField, Answers } from '../fields/fields.ts';
import { factsOf, type WalkContext } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import { type Guard, holds } from '../flow/guards.ts';
import { answersFor, type Step, type StepName, steps } from '../flow/steps.ts';
import { assessedFields, assessLead } from '../lead/assessment.ts';
import { sampleDates, sampleState, sampleValues } from './samples.ts';

/** Answers to one step that no guard tells apart. `variants` lead to different verdicts, an honest one first. */
export interface AnswerClass {
  readonly variants: readonly [Answers, ...Answers[]];
  /** The variants' values that the verdict reads; '' when it reads none of these fields. */
  readonly assessed: string;
}

/** The comparisons that a guard is made of. */
export function atomsIn(guard: Guard): readonly Guard[] {
  if ('all' in guard) return guard.all.flatMap(atomsIn);
  if ('any' in guard) return guard.any.flatMap(atomsIn);
  return 'not' in guard ? atomsIn(guard.not) : [guard];
}

/** Every comparison in the flow's guards. */
export const atomsOf = (flow: Flow): readonly Guard[] =>
  flow.steps.flatMap(({ exits }) => (exits ?? []).flatMap(({ when }) => (when ? atomsIn(when) : [])));

/** Fields that together say when the accident was. */
const dateFields: readonly AnswerField[] = ['injury_month', 'injury_day', 'injury_year', 'accident_date_button'];
const isDate = (field: AnswerField) => dateFields.includes(field);

/** Dates for the date fields of a form: every month on offer, or every year where a form asks the year alone. */
function datesFor(fields: readonly AnswerField[], now: Date): readonly Answers[] {
  const dateFields = fields.filter(isDate);
  if (dateFields.length === 0) return [{}];
  return sampleDates(now).map((date) => Object.fromEntries(dateFields.map((field) => [field, date[field] ?? '1'])));
}

/** One set of answers for each key, the first that has it. */
function distinctBy(all: readonly Answers[], keyOf: (answers: Answers) => string): readonly Answers[] {
  const found = new Map<string, Answers>();
  for (const answers of all) {
    const key = keyOf(answers);
    if (!found.has(key)) found.set(key, answers);
  }
  return [...found.values()];
}

/** Answers to the step worth trying, honest ones first. A form's dates are reduced to those that `keyOf` tells apart. */
function candidates(step: Step, now: Date, compared: readonly Guard[], keyOf: (answers: Answers) => string): readonly Answers[] {
  if (step.kind === 'choice') return step.options.map(answersFor);
  const read = new Set<string>([...assessedFields, ...compared.flatMap((atom) => ('field' in atom ? [atom.field] : []))]);
  let found = distinctBy(datesFor(step.fields, now), keyOf);
  for (const field of step.fields) {
    if (isDate(field)) continue;
    const values = sampleValues[field] ?? ['1'];
    const tried = read.has(field) ? values : values.slice(0, 1);
    found = found.flatMap((answers) => tried.map((value) => ({ ...answers, [field]: value })));
  }
  return found;
}

/** The values that the verdict reads, as one text. */
const assessedKey = (answers: Answers): string => assessedFields.map((field: AnswerField) => answers[field] ?? '').join('|');

/** The key of the verdict: values as they are, and dates as far as the rules read them. */
function assessmentKey(answers: Answers, flow: Flow, now: Date): string {
  const dated = dateFields.some((field) => answers[field] !== undefined);
  if (!dated) return assessedKey(answers);
  const { sent } = assessLead({ physical_injury: 'No', ...answers }, flow, { now, known: { state: sampleState } });
  const rest = Object.fromEntries(Object.entries(answers).filter(([field]) => !isDate(field as AnswerField)));
  return `${assessedKey(rest)}|${sent.accident_limit_exceeded}|${sent.physical_injury}`;
}

/** The classes of answers to a step, as the flow's guards and the verdict tell them apart. */
export function answerClassesOf(flow: Flow, name: StepName, context: WalkContext): readonly AnswerClass[] {
  const compared = atomsOf(flow);
  const guardKey = (answers: Answers) => {
    const facts = factsOf(answers, context);
    return compared.map((atom) => (holds(atom, facts) ? 1 : 0)).join('');
  };
  const keyOf = (answers: Answers) => `${guardKey(answers)} ${assessmentKey(answers, flow, context.now)}`;
  const classes = new Map<string, Answers[]>();
  for (const answers of distinctBy(candidates(steps[name], context.now, compared, keyOf), keyOf)) {
    const key = guardKey(answers);
    classes.set(key, [...(classes.get(key) ?? []), answers]);
  }
  return [...classes.values()].map((found) => {
    const variants = found as [Answers, ...Answers[]];
    return { variants, assessed: variants.map(assessedKey).join(';').replace(/^\|+$/, '') };
  });
}
