import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../engine.ts';
import { exitsOf, type Flow } from '../flow.ts';
import { flows } from '../flows/index.ts';
import { main } from '../flows/main.ts';
import { contexts } from '../testing/arbitraries.ts';
import { tangled } from '../testing/tangled-flow.ts';
import { edgeKey, noSightings } from './explore.ts';
import { edgeCoveringPaths } from './paths.ts';
import { contextsOf } from './report.ts';
import { stepsOf, waysOf } from './ways.ts';

const now = new Date('2026-03-20T12:00:00Z');
const step = (path: readonly string[]) => path.slice(1).map((to, at) => `${path[at]}>${to}`);

describe('edgeCoveringPaths', () => {
  it('takes both ways through the main survey, in two paths that disqualify nobody where they can', () => {
    const paths = edgeCoveringPaths(main, { now });
    expect(paths.map(({ steps, reason }) => [steps.length, reason])).toEqual([
      [12, undefined],
      [11, 'physical_injury|No'],
    ]);
    expect(paths[0]?.answers).toMatchObject({
      injury_month: '12',
      injury_year: '2025',
      physical_injury: 'Yes',
      with_Lawyer: 'no',
    });
  });

  it.each([...flows, tangled].map((flow) => [flow.id, flow] as const))(
    '%s: the engine walks each path to its end, and no exit is left out',
    (_, flow) => {
      assert(
        property(contexts, (context) => {
          const paths = edgeCoveringPaths(flow, context);
          for (const { steps, answers } of paths) {
            expect(walk(flow, answers, context)).toMatchObject({ path: steps, current: undefined, parked: {} });
          }
          const seen = noSightings();
          const possible = waysOf(flow, context, seen).flatMap((way) => step(stepsOf(way)));
          expect(new Set(paths.flatMap(({ steps }) => step(steps)))).toEqual(new Set(possible));
          expect(paths.length).toBeLessThanOrEqual(seen.taken.size);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('leaves no exit of a real flow untaken', () => {
    for (const flow of flows as readonly Flow[]) {
      const seen = noSightings();
      for (const context of contextsOf(flow)) waysOf(flow, context, seen);
      const all = flow.steps.flatMap((entry, at) =>
        exitsOf(flow, at).map((_exit, index) => edgeKey({ step: entry.step, index })),
      );
      expect([...seen.taken].sort()).toEqual(all.sort());
    }
  });
});
