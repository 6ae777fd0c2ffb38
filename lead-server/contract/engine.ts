import { elapsedSince, incidentDate } from './dates.ts';
import type { AnswerField, Answers } from './fields.ts';
import { exitsOf, type Flow } from './flow.ts';
import { type CampaignFacts, type Facts, holds } from './guards.ts';
import { chosenOption, type Step, type StepName, steps, storedBy } from './steps.ts';
import { validateField } from './validation.ts';

export interface WalkContext {
  /** The moment that dates are counted against. Injected: the engine never reads a clock. */
  readonly now: Date;
  readonly campaign?: CampaignFacts | undefined;
}

export interface Walk {
  /** Steps from the start to the current one, or to the last when finished. */
  readonly path: readonly StepName[];
  /** The first step on the way that has no valid answer; undefined when the flow is finished. */
  readonly current: StepName | undefined;
  /** Answers of completed steps on the path: the only ones that guards read and that are sent. */
  readonly counted: Answers;
  /** Answers given on steps that are no longer on the path, or past the current one: kept for a change of mind, never sent. */
  readonly parked: Answers;
  /** Percent, of the flow's own values; never falls along a path. */
  readonly progress: number;
}

/** Whether the step's question is answered with valid values. */
export function isAnswered(step: Step, answers: Answers, now: Date): boolean {
  if (step.kind === 'choice') return chosenOption(step, answers) !== undefined;
  return step.fields.every((field) => validateField(field, answers[field] ?? '', { answers, now }) === undefined);
}

/** What guards may read: counted answers, and the numbers that follow from them. */
export function factsOf(counted: Answers, context: WalkContext): Facts {
  const date = incidentDate(counted);
  const elapsed = date && elapsedSince(date, context.now);
  return {
    answers: counted,
    numbers: elapsed ? { days_from_incident_date: elapsed.days, months_from_incident_date: elapsed.months } : {},
    campaign: context.campaign ?? {},
  };
}

/** The fields that the step's answer fills: of a choice only those of the option chosen, since another may have left more behind. */
function answeredFields(step: Step, answers: Answers): readonly AnswerField[] {
  if (step.kind === 'form') return step.fields;
  const chosen = chosenOption(step, answers);
  return chosen ? (Object.keys(storedBy(chosen)) as AnswerField[]) : [];
}

function pick(answers: Answers, fields: readonly AnswerField[]): Answers {
  return Object.fromEntries(fields.flatMap((field) => (answers[field] === undefined ? [] : [[field, answers[field]]])));
}

/**
 * Walks the flow from its start over the answers (engine.md: "walk, don't store a cursor"). Pure: the same flow, answers and
 * context give the same walk, in the browser and on the server.
 * @throws Error when the flow itself is broken (a loop, or an exit to a step that it does not have): the checker finds these first.
 */
export function walk(flow: Flow, answers: Answers, context: WalkContext): Walk {
  const path: StepName[] = [];
  let counted: Answers = {};
  let progress = 0;
  let current: StepName | undefined;
  let next: StepName | 'submit' = flow.steps[0].step;
  while (next !== 'submit') {
    const name: StepName = next;
    if (path.includes(name)) throw new Error(`Flow ${flow.id} loops at ${name}`);
    path.push(name);
    const index = flow.steps.findIndex((each) => each.step === name);
    const entry = flow.steps[index];
    if (!entry) throw new Error(`Flow ${flow.id} leads to ${name}, which it does not have`);
    if (!isAnswered(steps[name], answers, context.now)) {
      current = name;
      break;
    }
    counted = { ...counted, ...pick(answers, answeredFields(steps[name], answers)) };
    let facts: Facts | undefined;
    const exit = exitsOf(flow, index).find(({ when }) => {
      if (!when) return true;
      facts ??= factsOf(counted, context);
      return holds(when, facts);
    });
    if (!exit) throw new Error(`Flow ${flow.id} has no way out of ${name}`);
    const done = [name, ...(exit.completes ?? [])];
    progress = Math.max(progress, ...flow.steps.filter((each) => done.includes(each.step)).map((each) => each.progress));
    next = exit.to;
  }
  const parked = Object.fromEntries(Object.entries(answers).filter(([field]) => counted[field as AnswerField] === undefined));
  return { path, current, counted, parked, progress };
}

/** The step before `step` on the walked path; undefined at the start. Back goes there with its answer kept (decisions 1). */
export function stepBefore({ path }: Walk, step: StepName): StepName | undefined {
  return path[path.indexOf(step) - 1];
}

/** The step after `step` on the walked path; undefined at its end. */
export function stepAfter({ path }: Walk, step: StepName): StepName | undefined {
  return path[path.indexOf(step) + 1];
}
