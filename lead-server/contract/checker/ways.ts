import { assessedFields, assessLead } from '../assessment.ts';
import type { WalkContext } from '../engine.ts';
import type { Answers } from '../fields.ts';
import type { Flow } from '../flow.ts';
import type { StepName } from '../steps.ts';
import type { AnswerClass } from './alternatives.ts';
import { type Edge, edgeKey, explore, type Sightings } from './explore.ts';
import { sampleState } from './samples.ts';

/** A way through a flow, by the exits taken, with every verdict that it can end in. */
export interface Way {
  readonly edges: readonly Edge[];
  /** Reason of disqualification ('' for none) -> answers that end so. */
  readonly ends: ReadonlyMap<string, Answers>;
}

/** The steps of a way, in order. */
export const stepsOf = ({ edges }: Way): readonly StepName[] => edges.map(({ step }) => step);

const assessedPart = (answers: Answers) => assessedFields.map((field) => answers[field] ?? '').join('|');

/** Every combination of one variant of each class, as one set of answers. */
function* combinations(classes: readonly AnswerClass[], from = 0, given: Answers = {}): Generator<Answers> {
  const next = classes[from];
  if (!next) yield given;
  else for (const answers of next.variants) yield* combinations(classes, from + 1, { ...given, ...answers });
}

/** Assesses answers, each set that the verdict could tell apart once. */
function verdicts(flow: Flow, now: Date): (answers: Answers) => string {
  const known = new Map<string, string>();
  return (answers) => {
    const key = assessedPart(answers);
    let reason = known.get(key);
    if (reason === undefined) {
      reason = assessLead(answers, flow, { now, known: { state: sampleState } }).disqualification?.reason ?? '';
      known.set(key, reason);
    }
    return reason;
  };
}

/** Every way through a flow in one context, with its ends. `seen` is filled as by `explore`. */
export function waysOf(flow: Flow, context: WalkContext, seen: Sightings): readonly Way[] {
  const reasonOf = verdicts(flow, context.now);
  const ways = new Map<string, { readonly edges: readonly Edge[]; readonly ends: Map<string, Answers> }>();
  const done = new Set<string>();
  for (const { edges, chosen } of explore(flow, context, seen)) {
    const key = edges.map(edgeKey).join('>');
    const way = ways.get(key) ?? { edges, ends: new Map<string, Answers>() };
    ways.set(key, way);
    // The same way by classes that the verdict can't tell apart only repeats its ends.
    const once = `${key} ${chosen.map(({ variants }) => variants.map(assessedPart).join(';')).join('/')}`;
    if (done.has(once)) continue;
    done.add(once);
    for (const answers of combinations(chosen)) {
      const reason = reasonOf(answers);
      if (!way.ends.has(reason)) way.ends.set(reason, answers);
    }
  }
  return [...ways.values()];
}
