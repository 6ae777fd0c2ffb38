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
  /** The campaign facts under which the path is valid. */
  readonly campaign: CampaignFacts;
  /** Why these answers disqualify; undefined when they don't, which is so wherever the path allows it. */
  readonly reason?: string;
}

/** The paths of a flow in several contexts, those without a disqualification first: they win ties. */
function ordinaryContextsFirst(flow: Flow, contexts: readonly WalkContext[]) {
  const all = contexts.flatMap((context) =>
    pathsOf(flow, context, emptyCoverage()).map((path) => ({ path, campaign: context.campaign ?? {} })),
  );
  return all.sort((a, b) => Number(b.path.ends.has('')) - Number(a.path.ends.has('')));
}

function toCoveringPath({ path, campaign }: { readonly path: FlowPath; readonly campaign: CampaignFacts }): CoveringPath {
  const [reason, answers] = path.ends.has('') ? ['', path.ends.get('')] : ([...path.ends][0] ?? []);
  return { steps: stepsOn(path), answers: answers ?? {}, campaign, ...(reason ? { reason } : {}) };
}

/**
 * The smallest set of paths that takes every exit which these contexts allow. Browser tests walk them. See
 * docs/spec/flows.md#checker.
 */
export function edgeCoveringPaths(flow: Flow, contexts: readonly WalkContext[]): readonly CoveringPath[] {
  const paths = ordinaryContextsFirst(flow, contexts);
  const chosen = smallestCover(paths.map(({ path }) => new Set(path.edges.map(edgeKey))));
  return chosen.flatMap((index) => paths.slice(index, index + 1).map(toCoveringPath));
}

/** A shortest and a longest path of the flow in one context. */
export function extremePaths(flow: Flow, context: WalkContext): readonly [shortest: CoveringPath, longest: CoveringPath] {
  const paths = ordinaryContextsFirst(flow, [context]).sort((a, b) => a.path.edges.length - b.path.edges.length);
  const longest = paths.findIndex(({ path }) => path.edges.length === paths.at(-1)?.path.edges.length);
  const [first, last] = [paths[0], paths[longest]];
  if (!first || !last) throw new Error(`Flow ${flow.id} has no path`);
  return [toCoveringPath(first), toCoveringPath(last)];
}

/** A shortest path to the step in any of these contexts; undefined when there is none. */
export function pathTo(flow: Flow, step: StepName, contexts: readonly WalkContext[]): CoveringPath | undefined {
  const found = ordinaryContextsFirst(flow, contexts).filter(({ path }) => path.edges.some((edge) => edge.step === step));
  const shortest = Math.min(...found.map(({ path }) => path.edges.length));
  return found.filter(({ path }) => path.edges.length === shortest).map(toCoveringPath)[0];
}
