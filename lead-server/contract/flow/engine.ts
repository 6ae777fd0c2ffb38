import { elapsedOf } from '../fields/dates.ts';
import type { AnswerField, Answers } from '../fields/fields.ts';
import { filledOptional } from '../fields/optional-fields.ts';
import { validateField } from '../fields/validation.ts';
import { isHitAndRun } from '../text/hit-and-run.ts';
import { type Exit, exitsOf, type Flow, indexOfStep } from './flow.ts';
import { type CampaignFacts, type Facts, holds } from './guards.ts';
import { chosenOption, type Step, type StepName, steps } from './steps.ts';

export interface WalkContext {
  /** The moment that dates are counted against. Injected: the engine never reads a clock. */
  readonly now: Date;
  readonly campaign?: CampaignFacts | undefined;
}

export interface Walk {
  /** Steps from the start to the current one, or to the last when finished. */
  readonly path: readonly StepName[];
  /** The first step on the path without a valid answer; undefined when the flow is finished. */
  readonly current: StepName | undefined;
  /** Answers of completed steps on the path: only these are read by guards and sent. */
  readonly counted: Answers;
  /** Answers off the path or past the current step: kept for a change of mind, never sent. */
  readonly parked: Answers;
  /** Percent, of the flow's own values; never falls along a path. */
  readonly progress: number;
}

/** The fields that the step's answer fills, or undefined when it has no valid answer. */
function answeredFields(step: Step, answers: Answers, now: Date): readonly AnswerField[] | undefined {
  if (step.kind === 'form') {
    const context = { answers, now };
    const isValid = (field: AnswerField) => validateField(field, answers[field] ?? '', context) === undefined;
    if (!step.fields.every(isValid)) return undefined;
    return [...step.fields, ...filledOptional(step.optional, answers, now).filter(isValid)];
  }
  // Only the chosen option's fields: an earlier choice may have left another field.
  return chosenOption(step, answers)?.fields;
}

/** The values that guards may read: counted answers, and numbers and flags derived from them. */
export function factsOf(counted: Answers, context: WalkContext): Facts {
  const elapsed = elapsedOf(counted, context.now);
  return {
    answers: counted,
    numbers: elapsed ? { days_from_incident_date: elapsed.days, months_from_incident_date: elapsed.months } : {},
    flags: counted.case_description === undefined ? {} : { hit_and_run: isHitAndRun(counted.case_description) },
    campaign: context.campaign ?? {},
  };
}

/** The exit taken: the first without a guard, or whose guard holds. */
function firstOpenExit(exits: readonly Exit[], counted: Answers, context: WalkContext): Exit | undefined {
  let facts: Facts | undefined;
  return exits.find(({ when }) => {
    if (!when) return true;
    facts ??= factsOf(counted, context);
    return holds(when, facts);
  });
}

/**
 * Walks the flow over the answers. Pure: browser and server get the same walk.
 * @throws Error when the flow is broken, which the checker finds first. See docs/spec/flows.md#engine.
 */
export function walk(flow: Flow, answers: Answers, context: WalkContext): Walk {
  const path: StepName[] = [];
  const counted: Partial<Record<AnswerField, string>> = {};
  let progress = 0;
  let next: StepName | 'submit' = flow.steps[0].step;
  while (next !== 'submit') {
    const name: StepName = next;
    if (path.includes(name)) throw new Error(`Flow ${flow.id} loops at ${name}`);
    path.push(name);
    const index = indexOfStep(flow, name);
    if (index < 0) throw new Error(`Flow ${flow.id} leads to ${name}, which it does not have`);
    const filled = answeredFields(steps[name], answers, context.now);
    if (!filled) break;
    for (const field of filled) {
      const value = answers[field];
      if (value !== undefined) counted[field] = value;
    }
    const exit = firstOpenExit(exitsOf(flow, index), counted, context);
    if (!exit) throw new Error(`Flow ${flow.id} has no way out of ${name}`);
    progress = Math.max(progress, flow.steps[index]?.progress ?? 0);
    for (const done of exit.completes ?? []) {
      progress = Math.max(progress, flow.steps[indexOfStep(flow, done)]?.progress ?? 0);
    }
    next = exit.to;
  }
  const parked: Partial<Record<AnswerField, string>> = {};
  for (const field of Object.keys(answers) as AnswerField[]) {
    const value = answers[field];
    if (value !== undefined && counted[field] === undefined) parked[field] = value;
  }
  return { path, current: next === 'submit' ? undefined : next, counted, parked, progress };
}

const neighbour = ({ path }: Walk, step: StepName, offset: 1 | -1) => {
  const index = path.indexOf(step);
  return index < 0 ? undefined : path[index + offset];
};

/** The step before `step` on the path; undefined at the start. See docs/spec/flows.md#back. */
export const stepBefore = (walked: Walk, step: StepName): StepName | undefined => neighbour(walked, step, -1);

/** The step after `step` on the walked path; undefined at its end. */
export const stepAfter = (walked: Walk, step: StepName): StepName | undefined => neighbour(walked, step, 1);
