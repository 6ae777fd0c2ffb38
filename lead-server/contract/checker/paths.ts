import type { WalkContext } from '../engine.ts';
import type { Answers } from '../fields.ts';
import type { Flow } from '../flow.ts';
import type { StepName } from '../steps.ts';
import { smallestCover } from './cover.ts';
import { edgeKey, noSightings } from './explore.ts';
import { stepsOf, waysOf } from './ways.ts';

/** A path to walk, with answers that a visitor could give. */
export interface CoveringPath {
  readonly steps: readonly StepName[];
  readonly answers: Answers;
  /** Why these answers disqualify; undefined when they don't, which is so wherever the path allows it. */
  readonly reason?: string;
}

/**
 * The smallest set of paths that takes every exit of the flow that can be taken in this context (engine.md): what the browser
 * tests walk. Dates are real months before `context.now`; the ZIP's state is taken to be California.
 */
export function edgeCoveringPaths(flow: Flow, context: WalkContext): readonly CoveringPath[] {
  // Ways that disqualify nobody come first, so that of equals they are the ones chosen.
  const ways = [...waysOf(flow, context, noSightings())].sort((a, b) => Number(b.ends.has('')) - Number(a.ends.has('')));
  const chosen = smallestCover(ways.map(({ edges }) => new Set(edges.map(edgeKey))));
  return chosen.flatMap((index) => {
    const way = ways[index];
    const [reason, answers] = way?.ends.has('') ? ['', way.ends.get('')] : ([...(way?.ends ?? [])][0] ?? []);
    return way && answers ? [{ steps: stepsOf(way), answers, ...(reason ? { reason } : {}) }] : [];
  });
}
