import { type Exit, exitsOf, type Flow, type FlowStep } from '../flow.ts';
import { describe } from '../guards.ts';
import type { StepName } from '../steps.ts';
import { edgeKey, type Sightings } from './explore.ts';
import { stepsOf, type Way } from './ways.ts';

const named = (step: StepName, { when, to }: Exit) => `${step} -> ${to}${when ? ` (${describe(when)})` : ''}`;

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** What can be seen wrong in a step's exits without walking. */
function exitProblems(flow: Flow, { step, exits }: FlowStep): readonly string[] {
  if (!exits) return [];
  const has = (name: StepName) => flow.steps.some((each) => each.step === name);
  const found: string[] = [];
  if (exits.length === 0) found.push(`${step} has no way out`);
  if (exits.at(-1)?.when) found.push(`${step} has no default: its last exit has a guard`);
  const first = exits.findIndex(({ when }) => !when);
  for (const [index, exit] of exits.entries()) {
    if (first >= 0 && index > first) found.push(`shadowed exit: ${named(step, exit)} comes after one without a guard`);
    if (exit.to !== 'submit' && !has(exit.to)) found.push(`${step} leads to ${exit.to}, which the flow does not have`);
    for (const done of exit.completes ?? []) {
      if (!has(done)) found.push(`${step} completes ${done}, which the flow does not have`);
    }
  }
  return found;
}

/** What is wrong with a flow as written (engine.md): no answers needed. */
export function structureProblems(flow: Flow): readonly string[] {
  const steps = repeated(flow.steps.map(({ step }) => step)).map((step) => `${step} is listed twice`);
  const progress = flow.steps
    .filter((each) => !(each.progress >= 0 && each.progress <= 100))
    .map(({ step }) => `${step} has no progress between 0 and 100`);
  return [...steps, ...progress, ...flow.steps.flatMap((each) => exitProblems(flow, each))];
}

/** What is wrong with a flow by what was met on its paths: steps not reached, guards that never fire, exits never taken. */
export function reachProblems(flow: Flow, seen: Sightings): readonly string[] {
  return flow.steps.flatMap(({ step, exits }, at) => {
    if (!seen.reached.has(step)) return [`${step} is unreachable`];
    const unguarded = (exits ?? []).findIndex(({ when }) => !when);
    return exitsOf(flow, at).flatMap((exit, index) => {
      // A default that guards leave nothing to is sound; one after another default is found by structureProblems.
      if (!exit.when || (unguarded >= 0 && index > unguarded)) return [];
      const key = edgeKey({ step, index });
      if (!seen.held.has(key)) return [`guard never fires: ${named(step, exit)}`];
      return seen.taken.has(key) ? [] : [`shadowed exit: ${named(step, exit)} always finds an earlier one open`];
    });
  });
}

/** Progress that falls along a way, but for falls that the flow says are given so. */
export function progressProblems(flow: Flow, ways: readonly Way[]): readonly string[] {
  const found = new Set<string>();
  for (const way of ways) {
    let most = 0;
    for (const step of stepsOf(way)) {
      const entry = flow.steps.find((each) => each.step === step);
      if (!entry) continue;
      if (entry.progress < most && !entry.fallsAsGiven) found.add(`progress falls from ${most} to ${entry.progress} at ${step}`);
      most = Math.max(most, entry.progress);
    }
  }
  return [...found];
}
