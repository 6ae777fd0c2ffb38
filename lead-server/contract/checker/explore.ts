import type { Answers } from '../fields/fields.ts';
import { factsOf, type WalkContext } from '../flow/engine.ts';
import { type Exit, exitsOf, type Flow, indexOfStep } from '../flow/flow.ts';
import { type Facts, holds } from '../flow/guards.ts';
import type { StepName } from '../flow/steps.ts';
import { type AnswerClass, answerClassesOf, atomsIn } from './answer-classes.ts';

/** One exit of one step: `index` counts the step's exits as `exitsOf` lists them. */
export interface Edge {
  readonly step: StepName;
  readonly index: number;
}

/** An exit, as `Coverage` names it. */
export const edgeKey = ({ step, index }: Edge): string => `${step}#${index}`;

/** A path from the first step to `submit`: the exits, and the class of answers at each step. */
export interface ExploredPath {
  readonly edges: readonly Edge[];
  readonly chosen: readonly AnswerClass[];
}

/** What a walk through all paths has covered. */
export interface Coverage {
  readonly reached: Set<StepName>;
  /** Exits whose guard held for some answers, taken or not. */
  readonly held: Set<string>;
  readonly exitsTaken: Set<string>;
  /** Guard comparisons that held for some answers, and those that failed for some (`atomKey`). */
  readonly atomsHeld: Set<string>;
  readonly atomsFailed: Set<string>;
  readonly problems: Set<string>;
}

/** The coverage before the first walk: none. */
export const emptyCoverage = (): Coverage => ({
  reached: new Set(),
  held: new Set(),
  exitsTaken: new Set(),
  atomsHeld: new Set(),
  atomsFailed: new Set(),
  problems: new Set(),
});

/** One comparison of an exit's guard, as `Coverage` names it. */
export const atomKey = (edge: Edge, atom: number): string => `${edgeKey(edge)}.${atom}`;

const noFacts: Facts = { answers: {}, numbers: {}, flags: {}, campaign: {} };

/** The index of the exit taken, -1 for none; notes every exit that was open. */
function followExit(step: StepName, exits: readonly Exit[], counted: Answers, context: WalkContext, seen: Coverage): number {
  // Most steps have no guard, and working out dates for nothing takes half of the time.
  const facts = exits.some(({ when }) => when) ? factsOf(counted, context) : noFacts;
  const open = exits.flatMap(({ when }, index) => (!when || holds(when, facts) ? [index] : []));
  for (const index of open) seen.held.add(edgeKey({ step, index }));
  for (const [index, { when }] of exits.entries()) {
    for (const [at, atom] of (when ? atomsIn(when) : []).entries()) {
      (holds(atom, facts) ? seen.atomsHeld : seen.atomsFailed).add(atomKey({ step, index }, at));
    }
  }
  const [first = -1] = open;
  if (first < 0) seen.problems.add(`${step} has no way out for some answers`);
  else seen.exitsTaken.add(edgeKey({ step, index: first }));
  return first;
}

/**
 * Walks every path of a flow over its classes of answers. Fills `seen` also where the flow is broken. See
 * docs/spec/flows.md#checker.
 */
export function* explore(flow: Flow, context: WalkContext, seen: Coverage): Generator<ExploredPath> {
  const classes = new Map(flow.steps.map(({ step }) => [step, answerClassesOf(flow, step, context)]));

  function* visit(step: StepName, { edges, chosen }: ExploredPath, counted: Answers): Generator<ExploredPath> {
    const at = indexOfStep(flow, step);
    if (at < 0) return;
    if (edges.some((edge) => edge.step === step)) {
      seen.problems.add(`loop: ${[...edges.map((edge) => edge.step), step].join(' -> ')}`);
      return;
    }
    seen.reached.add(step);
    const exits = exitsOf(flow, at);
    for (const answerClass of classes.get(step) ?? []) {
      const given = { ...counted, ...answerClass.variants[0] };
      const index = followExit(step, exits, given, context, seen);
      const exit = exits[index];
      if (!exit) continue;
      const leaf = { edges: [...edges, { step, index }], chosen: [...chosen, answerClass] };
      if (exit.to === 'submit') yield leaf;
      else yield* visit(exit.to, leaf, given);
    }
  }

  yield* visit(flow.steps[0].step, { edges: [], chosen: [] }, {});
}
