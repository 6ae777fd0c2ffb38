import { assessedFields, assessLead } from '../assessment.ts';
import { earlierThan2015 } from '../dates.ts';
import { factsOf, type WalkContext } from '../engine.ts';
import type { AnswerField, Answers } from '../fields.ts';
import type { Flow } from '../flow.ts';
import { type Guard, holds } from '../guards.ts';
import { type Step, type StepName, steps, storedBy } from '../steps.ts';
import { sampleDates, sampleState, samples } from './samples.ts';

/**
 * Answers to one step that no guard of the flow can tell apart. `variants` are those that lead to different verdicts, an honest
 * one first: paths need one of each class, verdicts need every variant.
 */
export interface AnswerClass {
  readonly variants: readonly [Answers, ...Answers[]];
  /** What the verdict can see of the variants; '' when it reads none of these fields. */
  readonly assessed: string;
}

/** The comparisons that a guard is made of. */
export function atoms(guard: Guard): readonly Guard[] {
  if ('all' in guard) return guard.all.flatMap(atoms);
  if ('any' in guard) return guard.any.flatMap(atoms);
  return 'not' in guard ? atoms(guard.not) : [guard];
}

/** Every comparison in the flow's guards. */
export const atomsOf = (flow: Flow): readonly Guard[] =>
  flow.steps.flatMap(({ exits }) => (exits ?? []).flatMap(({ when }) => (when ? atoms(when) : [])));

/** Answers to the step worth trying, honest ones first: every option; of a form every sample, and every month of a date. */
function candidates(step: Step, now: Date): readonly Answers[] {
  if (step.kind === 'choice') return step.options.map(storedBy);
  const dated = step.fields.includes('injury_month') && step.fields.includes('injury_year');
  let found: readonly Answers[] = dated ? sampleDates(now, { year: 2014, value: earlierThan2015 }) : [{}];
  for (const field of step.fields) {
    if (dated && (field === 'injury_month' || field === 'injury_year')) continue;
    found = found.flatMap((answers) => (samples[field] ?? ['1']).map((value) => ({ ...answers, [field]: value })));
  }
  return found;
}

/** The values that the verdict reads, as one text. */
const assessedPart = (answers: Answers): string => assessedFields.map((field: AnswerField) => answers[field] ?? '').join('|');

/** What the verdict makes of an answer: values as they are, but of a date only what the rules see in it. */
function verdictKey(answers: Answers, flow: Flow, now: Date): string {
  if (answers.injury_year === undefined) return assessedPart(answers);
  const { sent } = assessLead({ ...answers, physical_injury: 'No' }, flow, { now, known: { state: sampleState } });
  return `${sent.accident_limit_exceeded}|${sent.physical_injury}`;
}

/** The classes of answers to a step, as the flow's guards and the verdict tell them apart. */
export function classesOf(flow: Flow, name: StepName, context: WalkContext): readonly AnswerClass[] {
  const compared = atomsOf(flow);
  const classes = new Map<string, Map<string, Answers>>();
  for (const answers of candidates(steps[name], context.now)) {
    const facts = factsOf(answers, context);
    const guardKey = compared.map((atom) => (holds(atom, facts) ? 1 : 0)).join('');
    const verdict = verdictKey(answers, flow, context.now);
    const variants = classes.get(guardKey) ?? new Map<string, Answers>();
    if (!variants.has(verdict)) variants.set(verdict, answers);
    classes.set(guardKey, variants);
  }
  return [...classes.values()].map((found) => {
    const variants = [...found.values()] as [Answers, ...Answers[]];
    return { variants, assessed: variants.map(assessedPart).join(';').replace(/^\|+$/, '') };
  });
}
