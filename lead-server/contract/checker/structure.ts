import type { AnswerField } from '../fields/fields.ts';
import { formValues } from '../fields/form-values.ts';
import { type Exit, exitsOf, type Flow, type FlowStep, indexOfStep } from '../flow/flow.ts';
import { describe } from '../flow/guards.ts';
import { type Step, type StepName, steps } from '../flow/steps.ts';
import { atomsIn } from './answer-classes.ts';
import { atomKey, type Coverage, edgeKey } from './explore.ts';
import type { FlowPath } from './paths.ts';

const exitLabel = (step: StepName, { when, to }: Exit) => `${step} -> ${to}${when ? ` (${describe(when)})` : ''}`;

function duplicates(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** Problems of a step's exits that need no walk. */
function exitProblems(flow: Flow, { step, exits }: FlowStep): readonly string[] {
  if (!exits) return [];
  const has = (name: StepName) => flow.steps.some((each) => each.step === name);
  const found: string[] = [];
  if (exits.length === 0) found.push(`${step} has no way out`);
  if (exits.at(-1)?.when) found.push(`${step} has no default: its last exit has a guard`);
  const first = exits.findIndex(({ when }) => !when);
  for (const [index, exit] of exits.entries()) {
    if (first >= 0 && index > first) found.push(`shadowed exit: ${exitLabel(step, exit)} comes after one without a guard`);
    if (exit.to !== 'submit' && !has(exit.to)) found.push(`${step} leads to ${exit.to}, which the flow does not have`);
    for (const done of exit.completes ?? []) {
      if (!has(done)) found.push(`${step} completes ${done}, which the flow does not have`);
    }
  }
  return found;
}

/** Problems of a flow as written, without walking it. See docs/spec/flows.md#checker. */
export function structureProblems(flow: Flow): readonly string[] {
  const twice = duplicates(flow.steps.map(({ step }) => step)).map((step) => `${step} is listed twice`);
  const progress = flow.steps
    .filter((each) => !(each.progress >= 0 && each.progress <= 100))
    .map(({ step }) => `${step} has no progress between 0 and 100`);
  return [...twice, ...progress, ...flow.steps.flatMap((each) => exitProblems(flow, each))];
}

/** The values that a field can have in a flow; undefined for any text. */
function valuesOf(flow: Flow, field: AnswerField): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (const { step } of flow.steps) {
    const definition: Step = steps[step];
    if (definition.kind === 'choice') for (const { stores } of definition.options) found.add(stores[field] ?? '');
    else if (definition.fields.includes(field)) {
      const offered = formValues[field];
      if (!offered) return undefined;
      for (const value of offered) found.add(value);
    }
  }
  return found;
}

/** Values in a guard's list that no answer of the flow has. */
function valueProblems(flow: Flow, step: StepName, exit: Exit): readonly string[] {
  return (exit.when ? atomsIn(exit.when) : []).flatMap((atom) => {
    if (!('field' in atom) || typeof atom.is === 'string') return [];
    const known = valuesOf(flow, atom.field);
    const strange = atom.is.filter((value) => known && !known.has(value));
    return strange.map((value) => `no answer of the flow has ${atom.field} ${value}: ${exitLabel(step, exit)}`);
  });
}

/** Comparisons of a guard that hold, or fail, for all answers: the guard says less than it seems to. */
function atomProblems(step: StepName, index: number, exit: Exit, seen: Coverage): readonly string[] {
  return (exit.when ? atomsIn(exit.when) : []).flatMap((atom, at) => {
    const key = atomKey({ step, index }, at);
    if (!seen.atomsHeld.has(key)) return [`never so: ${describe(atom)}, in ${exitLabel(step, exit)}`];
    return seen.atomsFailed.has(key) ? [] : [`always so: ${describe(atom)}, in ${exitLabel(step, exit)}`];
  });
}

/** Problems found on the paths: steps never reached, guards that never fire, exits never taken. */
export function reachProblems(flow: Flow, seen: Coverage): readonly string[] {
  return flow.steps.flatMap(({ step, exits }, at) => {
    if (!seen.reached.has(step)) return [`${step} is unreachable`];
    const unguarded = (exits ?? []).findIndex(({ when }) => !when);
    return exitsOf(flow, at).flatMap((exit, index) => {
      // one after a default is found by structureProblems
      if (unguarded >= 0 && index > unguarded) return [];
      const key = edgeKey({ step, index });
      if (!seen.held.has(key)) return [`guard never fires: ${exitLabel(step, exit)}`];
      if (!seen.exitsTaken.has(key)) return [`shadowed exit: ${exitLabel(step, exit)} always finds an earlier one open`];
      return [...valueProblems(flow, step, exit), ...atomProblems(step, index, exit, seen)];
    });
  });
}

/** Progress that falls along a path where the flow does not allow it, or that reaches 100 too early. */
export function progressProblems(flow: Flow, paths: readonly FlowPath[]): readonly string[] {
  const found = new Set<string>();
  for (const path of paths) {
    let most = 0;
    for (const { step, index } of path.edges) {
      const at = indexOfStep(flow, step);
      const entry = flow.steps[at];
      if (!entry) continue;
      if (entry.progress < most && !entry.allowsProgressDecrease)
        found.add(`progress falls from ${most} to ${entry.progress} at ${step}`);
      if (entry.progress === 100 && exitsOf(flow, at)[index]?.to !== 'submit')
        found.add(`progress is 100 at ${step}, and more is asked`);
      // a skipped step counts as done
      const done = exitsOf(flow, at)[index]?.completes ?? [];
      most = Math.max(most, entry.progress, ...done.map((each) => flow.steps[indexOfStep(flow, each)]?.progress ?? 0));
    }
  }
  return [...found];
}
