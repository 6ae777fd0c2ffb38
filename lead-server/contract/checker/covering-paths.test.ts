import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateShare, inLongForm } from '../../../tests/support/long-form.ts';
import { walk } from '../flow/engine.ts';
import { exitsOf, type Flow } from '../flow/flow.ts';
import { flows } from '../flows/index.ts';
import { main } from '../flows/main.ts';
import { contexts } from '../testing/arbitraries.ts';
import { tangled } from '../testing/tangled-flow.ts';
import { edgeCoveringPaths, extremePaths, pathTo } from './covering-paths.ts';
import { edgeKey, emptyCoverage } from './explore.ts';
import { pathsOf, stepsOn } from './paths.ts';
import { checkFlow, contextsOf } from './report.ts';

const now = new Date('2026-03-20T12:00:00Z');
const step = (path: readonly string[]) => path.slice(1).map((to, at) => `${path[at]}>${to}`);

describe('edgeCoveringPaths', () => {
  it('covers both branches of the main survey in two paths, without disqualification where possible', () => {
    const paths = edgeCoveringPaths(main, [{ now }]);
    expect(paths.map(({ steps, reason }) => [steps.length, reason])).toEqual([
      [12, undefined],
      [11, undefined],
    ]);
    expect(paths[0]?.answers).toMatchObject({
      injury_month: '12',
      injury_year: '2025',
      physical_injury: 'Yes',
      with_Lawyer: 'no',
    });
  });

  it.each([...flows, tangled].map((flow) => [flow.id, flow] as const))(
    '%s: the engine walks each path to its end, and every exit is covered',
    (_, flow) => {
      assert(
        property(contexts, (context) => {
          const paths = edgeCoveringPaths(flow, [context]);
          for (const { steps, answers } of paths) {
            expect(walk(flow, answers, context)).toMatchObject({ path: steps, current: undefined, parked: {} });
          }
          const seen = emptyCoverage();
          const possible = pathsOf(flow, context, seen).flatMap((path) => step(stepsOn(path)));
          expect(new Set(paths.flatMap(({ steps }) => step(steps)))).toEqual(new Set(possible));
          expect(paths.length).toBeLessThanOrEqual(seen.exitsTaken.size);
        }),
        { numRuns: inLongForm ? 20 : 2 },
      );
    },
  );

  it.each(flows.map((flow) => [flow.id, flow] as const))(
    '%s: over all contexts, each path is valid in its own, and together they cover every exit',
    (_, flow) => {
      const contexts = contextsOf(flow);
      const first = contexts.slice(0, contexts.length / (contexts.length > 1 ? 2 : 1));
      const paths = edgeCoveringPaths(flow, first);
      for (const { steps, answers, campaign } of paths) {
        expect(walk(flow, answers, { now: first[0]?.now ?? now, campaign })).toMatchObject({ path: steps, current: undefined });
      }
      const exits = flow.steps.flatMap((entry, at) =>
        exitsOf(flow, at).flatMap(({ to }) => (to === 'submit' ? [] : [`${entry.step}>${to}`])),
      );
      expect(new Set(paths.flatMap(({ steps }) => step(steps)))).toEqual(new Set(exits));
    },
  );

  it('returns a shortest and a longest path', () => {
    for (const flow of flows.filter(({ id }) => ['main', 'estimate', 'funding', 'one-page'].includes(id))) {
      const { shortest, longest } = checkFlow(flow);
      const lengths = contextsOf(flow).flatMap((context) => extremePaths(flow, context).map(({ steps }) => steps.length));
      expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([shortest, longest]);
    }
  });

  it('finds a path to every step', () => {
    for (const flow of flows.filter(({ id }) => ['funding', ...(inLongForm ? ['v7'] : [])].includes(id))) {
      // a campaign that decides nothing, and one that decides all
      const few = contextsOf(flow).filter((_, at) => at === 0 || at === 3);
      const all = few.flatMap((context) => pathsOf(flow, context, emptyCoverage())).map(stepsOn);
      for (const { step: wanted } of flow.steps) {
        const found = pathTo(flow, wanted, few);
        expect(found?.steps).toContain(wanted);
        const lengths = all.filter((each) => each.includes(wanted)).map((each) => each.length);
        expect([wanted, found?.steps.length]).toEqual([wanted, Math.min(...lengths)]);
      }
    }
    expect(pathTo(main, 'DateOfBirth', [{ now }])).toBeUndefined();
  });

  it('covers every exit of a real flow', () => {
    for (const flow of gateShare<Flow>(flows, (_, at) => at % 3 === 0)) {
      const seen = emptyCoverage();
      for (const context of contextsOf(flow)) pathsOf(flow, context, seen);
      const all = flow.steps.flatMap((entry, at) =>
        exitsOf(flow, at).map((_exit, index) => edgeKey({ step: entry.step, index })),
      );
      expect([...seen.exitsTaken].sort()).toEqual(all.sort());
    }
  });
});
