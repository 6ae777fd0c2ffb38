import type { WalkContext } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import type { CampaignFact, CampaignFacts } from '../flow/guards.ts';
import { atomsOf } from './answer-classes.ts';
import { contactProblems } from './contact.ts';
import { emptyCoverage } from './explore.ts';
import { mermaid } from './mermaid.ts';
import { type FlowPath, pathsOf, stepsOn } from './paths.ts';
import { progressProblems, reachProblems, structureProblems } from './structure.ts';
import { type Catalogue, textProblems } from './texts.ts';

export interface FlowReport {
  readonly flow: string;
  readonly steps: number;
  /** Distinct sequences of steps from the first to `submit`. */
  readonly paths: number;
  /** Of these, how many can end in a disqualification. */
  readonly disqualifyingPaths: number;
  /** Reason -> how many paths can end with it; '' is a visitor who is not disqualified. */
  readonly ends: Readonly<Record<string, number>>;
  /** Steps of the shortest and of the longest path. */
  readonly shortest: number;
  readonly longest: number;
  readonly mermaid: string;
  readonly problems: readonly string[];
}

/** Days on both sides of each limit counted in days, since an incident is dated to the first of its month. */
const clocks = ['2026-03-10T12:00:00Z', '2026-03-28T12:00:00Z'].map((moment) => new Date(moment));

/** The contexts that can change the path: each clock when a guard reads a number, each set of campaign facts. */
export function contextsOf(flow: Flow): readonly WalkContext[] {
  const read = atomsOf(flow);
  const nows = read.some((atom) => 'number' in atom) ? clocks : clocks.slice(0, 1);
  const facts = [...new Set(read.flatMap((atom): CampaignFact[] => ('campaign' in atom ? [atom.campaign] : [])))];
  const campaigns = facts.reduce<CampaignFacts[]>((all, fact) => all.flatMap((each) => [each, { ...each, [fact]: true }]), [{}]);
  return nows.flatMap((now) => campaigns.map((campaign) => ({ now, campaign })));
}

function countEnds(paths: readonly FlowPath[]): Readonly<Record<string, number>> {
  const sequences = new Map<string, Set<string>>();
  for (const path of paths) {
    const sequence = stepsOn(path).join('>');
    for (const reason of path.ends.keys()) sequences.set(reason, (sequences.get(reason) ?? new Set<string>()).add(sequence));
  }
  return Object.fromEntries([...sequences].sort(([a], [b]) => a.localeCompare(b)).map(([reason, all]) => [reason, all.size]));
}

/** Checks one flow. Never throws. See docs/spec/flows.md#checker. */
export function checkFlow(flow: Flow, catalogue?: Catalogue): FlowReport {
  const seen = emptyCoverage();
  const paths = contextsOf(flow).flatMap((context) => pathsOf(flow, context, seen));
  const sequences = new Map(paths.map((path) => [stepsOn(path).join('>'), path.edges.length]));
  const disqualifying = paths.filter(({ ends }) => [...ends.keys()].some((reason) => reason !== ''));
  return {
    flow: flow.id,
    steps: flow.steps.length,
    paths: sequences.size,
    disqualifyingPaths: new Set(disqualifying.map((path) => stepsOn(path).join('>'))).size,
    ends: countEnds(paths),
    shortest: Math.min(...sequences.values()),
    longest: Math.max(...sequences.values()),
    mermaid: mermaid(flow),
    problems: [
      ...structureProblems(flow),
      ...reachProblems(flow, seen),
      ...seen.problems,
      ...progressProblems(flow, paths),
      ...contactProblems(paths),
      ...(sequences.size === 0 ? ['no path reaches submit'] : []),
      ...(catalogue ? textProblems(flow, catalogue) : []),
    ],
  };
}

export interface Report {
  readonly flows: readonly FlowReport[];
  /** Every problem of every flow, named by its flow; none means that all is well. */
  readonly problems: readonly string[];
}

/** Checks every flow. @param catalogue the funnel's words; without it texts are not checked */
export function checkFlows(flows: readonly Flow[], catalogue?: Catalogue): Report {
  const reports = flows.map((flow) => checkFlow(flow, catalogue));
  const ids = flows.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `${id}: two flows have this id`);
  return {
    flows: reports,
    problems: [...twice, ...reports.flatMap(({ flow, problems }) => problems.map((each) => `${flow}: ${each}`))],
  };
}

/** The report as text, as the checker prints it. */
export function printReport({ flows, problems }: Report): string {
  const blocks = flows.map((each) =>
    [
      `Flow ${each.flow}`,
      `  steps                ${each.steps}`,
      `  distinct paths       ${each.paths} (shortest ${each.shortest}, longest ${each.longest} steps)`,
      `  disqualifying paths  ${each.disqualifyingPaths}`,
      '  ends, by how many paths can reach them',
      ...Object.entries(each.ends).map(([reason, count]) => `    ${String(count).padStart(4)}  ${reason || 'not disqualified'}`),
      '',
      ...each.mermaid.split('\n').map((line) => `  ${line}`),
    ].join('\n'),
  );
  const closing = problems.length === 0 ? 'No problems found.' : ['Problems:', ...problems.map((each) => `  ${each}`)].join('\n');
  return [...blocks, closing].join('\n\n');
}
