import type { Answers } from '../fields/fields.ts';
import type { WalkContext } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import type { CampaignFacts } from '../flow/guards.ts';
import type { StepName } from '../flow/steps.ts';
import { edgeKey, emptyCoverage } from './explore.ts';
import { type FlowPath, pathsOf, stepsOn } from './paths.ts';
import { smallestCover } from './set-cover.ts';

/** A path to walk, with answers that a visitor could give. */
export interface CoveringPath {
  readonly steps: readonly StepName[];
  readonly answers: Answers;
  /** What the campaign must decide for the path to be one. */
  readonly campaign: CampaignFacts;
  /** Why these answers disqualify; undefined when they don't, which is so wherever the path allows it. */
  readonly reason?: string;
}

/** The paths of a flow in several contexts, those without a disqualification first: they win ties. */
function ordinaryContextsFirst(flow: Flow, contexts: readonly WalkContext[]) {
  const all = contexts.flatMap((context) =>
    pathsOf(flow, context, emptyCoverage()).map((way) => ({ way, campaign: context.campaign ?? {} })),
  );
  return all.sort((a, b) => Number(b.way.ends.has('')) - Number(a.way.ends.has('')));
}

function toCoveringPath({ way, campaign }: { readonly way: FlowPath; readonly campaign: CampaignFacts }): CoveringPath {
  const [reason, answers] = way.ends.has('') ? ['', way.ends.get('')] : ([...way.ends][0] ?? []);
  return { steps: stepsOn(way), answers: answers ?? {}, campaign, ...(reason ? { reason } : {}) };
}

/**
 * The smallest set of paths that takes every exit which these contexts allow. Browser tests walk them. See
 * docs/spec/flows.md#checker.
 */
export function edgeCoveringPaths(flow: Flow, contexts: readonly WalkContext[]): readonly CoveringPath[] {
  const ways = ordinaryContextsFirst(flow, contexts);
  const chosen = smallestCover(ways.map(({ way }) => new Set(way.edges.map(edgeKey))));
  return chosen.flatMap((index) => ways.slice(index, index + 1).map(toCoveringPath));
}

/** A shortest and a longest path of the flow in one context. */
export function extremePaths(flow: Flow, context: WalkContext): readonly [shortest: CoveringPath, longest: CoveringPath] {
  const ways = ordinaryContextsFirst(flow, [context]).sort((a, b) => a.way.edges.length - b.way.edges.length);
  const longest = ways.findIndex(({ way }) => way.edges.length === ways.at(-1)?.way.edges.length);
  const [first, last] = [ways[0], ways[longest]];
  if (!first || !last) throw new Error(`Flow ${flow.id} has no path`);
  return [toCoveringPath(first), toCoveringPath(last)];
}

/** A shortest path to the step in any of these contexts; undefined when there is none. */
export function pathTo(flow: Flow, step: StepName, contexts: readonly WalkContext[]): CoveringPath | undefined {
  const found = ordinaryContextsFirst(flow, contexts).filter(({ way }) => way.edges.some((edge) => edge.step === step));
  const shortest = Math.min(...found.map(({ way }) => way.edges.length));
  return found.filter(({ way }) => way.edges.length === shortest).map(toCoveringPath)[0];
}
