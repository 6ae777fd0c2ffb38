import type { Answers } from '../fields/fields.ts';
import type { WalkContext } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import type { StepName } from '../flow/steps.ts';
import { assessLead } from '../lead/assessment.ts';
import type { AnswerClass } from './answer-classes.ts';
import { type Coverage, type Edge, edgeKey, explore } from './explore.ts';
import { sampleState } from './samples.ts';

/** A path through a flow, by the exits taken, with every verdict that it can end in. */
export interface FlowPath {
  readonly edges: readonly Edge[];
  /** Reason of disqualification ('' for none) -> answers that end so. */
  readonly ends: ReadonlyMap<string, Answers>;
}

/** The steps of a path, in order. */
export const stepsOn = ({ edges }: FlowPath): readonly StepName[] => edges.map(({ step }) => step);

/** Every combination of one variant of each class, as one set of answers. */
function* answerCombinations(classes: readonly AnswerClass[], from = 0, given: Answers = {}): Generator<Answers> {
  const next = classes[from];
  if (!next) yield given;
  else for (const answers of next.variants) yield* answerCombinations(classes, from + 1, { ...given, ...answers });
}

type ExitAnswers = ReadonlyMap<string, Answers>;

/** Every verdict that classes of answers can end in, each with the first combination that does. */
function exitAnswersOf(flow: Flow, now: Date, classes: readonly AnswerClass[]): ExitAnswers {
  const ends = new Map<string, Answers>();
  for (const answers of answerCombinations(classes)) {
    const { disqualification } = assessLead(answers, flow, { now, known: { state: sampleState } });
    const reason = disqualification?.reason ?? '';
    if (!ends.has(reason)) ends.set(reason, answers);
  }
  return ends;
}

/** Every path through a flow in one context, with its ends. `seen` is filled as by `explore`. */
export function pathsOf(flow: Flow, context: WalkContext, seen: Coverage): readonly FlowPath[] {
  const paths = new Map<string, { readonly edges: readonly Edge[]; readonly ends: Map<string, Answers> }>();
  // Thousands of paths share a few dozen combinations of classes that the verdict reads at all.
  const known = new Map<string, ExitAnswers>();
  const ids = new Map<AnswerClass, number>();
  const idOf = (each: AnswerClass) => {
    if (!ids.has(each)) ids.set(each, ids.size);
    return ids.get(each);
  };
  for (const { edges, chosen } of explore(flow, context, seen)) {
    const key = edges.map(edgeKey).join('>');
    const path = paths.get(key) ?? { edges, ends: new Map<string, Answers>() };
    paths.set(key, path);
    const assessed = chosen.filter((each) => each.assessed !== '');
    // by the classes themselves: two that the verdict reads alike may differ in what a guard reads
    const same = assessed.map((each) => idOf(each)).join('/');
    const ends = known.get(same) ?? exitAnswersOf(flow, context.now, assessed);
    known.set(same, ends);
    const rest: Answers = Object.assign({}, ...chosen.map(({ variants }) => variants[0]));
    for (const [reason, answers] of ends) if (!path.ends.has(reason)) path.ends.set(reason, { ...rest, ...answers });
  }
  return [...paths.values()];
}
