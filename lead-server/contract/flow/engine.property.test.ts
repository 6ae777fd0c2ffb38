import { type Arbitrary, array, assert, constant, constantFrom, nat, oneof, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCoverage } from '../checker/explore.ts';
import { pathsOf, stepsOn } from '../checker/paths.ts';
import type { AnswerField, Answers } from '../fields/fields.ts';
import { main } from '../flows/main.ts';
import { socialDrop } from '../flows/social-drop.ts';
import { answersTo, answersToAll, contexts, moments } from '../testing/arbitraries.ts';
import { tangled } from '../testing/tangled-flow.ts';
import { stepAfter, stepBefore, type WalkContext, walk } from './engine.ts';
import type { Flow } from './flow.ts';
import { fieldsOf, type StepName, steps } from './steps.ts';

const flows: readonly Flow[] = [main, socialDrop, tangled];
const stepNames = Object.keys(steps) as StepName[];

/** Answers given in advance for whatever step is on the screen when the action's turn comes. */
const given = tuple(...stepNames.map((step) => answersTo(step))).map(
  (each) => Object.fromEntries(stepNames.map((step, at) => [step, each[at]])) as Record<StepName, Answers>,
);
const actions = oneof(
  { weight: 6, arbitrary: record({ does: constant('answer' as const), given }) },
  { weight: 2, arbitrary: record({ does: constant('edit' as const), at: nat(20), given }) },
  { weight: 1, arbitrary: record({ does: constantFrom('back', 'refresh', 'language', 'offline') }) },
);
type Action = typeof actions extends Arbitrary<infer Each> ? Each : never;

/** A visit as the page keeps it. `saved` is what the server got; it lags behind while the visitor is offline. */
interface Visit {
  answers: Answers;
  viewing: StepName;
  saved: Answers;
  online: boolean;
  campaign: NonNullable<WalkContext['campaign']>;
}

const answered = (visit: Visit, step: StepName, answers: Answers): Visit => ({
  ...visit,
  viewing: step,
  answers: { ...visit.answers, ...answers },
});

/** The visit after an action, and the answered step, if any. */
function act(flow: Flow, visit: Visit, action: Action, now: Date): { visit: Visit; edited?: StepName } {
  const walked = walk(flow, visit.answers, { now, campaign: visit.campaign });
  switch (action.does) {
    case 'answer':
    case 'edit': {
      const step = action.does === 'edit' ? (walked.path[action.at % walked.path.length] as StepName) : visit.viewing;
      const after = answered(visit, step, action.given[step]);
      const next = stepAfter(walk(flow, after.answers, { now, campaign: visit.campaign }), step);
      return { visit: { ...after, viewing: next ?? step }, edited: step };
    }
    case 'back':
      return { visit: { ...visit, viewing: stepBefore(walked, visit.viewing) ?? visit.viewing } };
    case 'refresh': {
      const answers = JSON.parse(JSON.stringify(visit.answers)) as Answers;
      const again = walk(flow, answers, { now, campaign: visit.campaign });
      return {
        visit: {
          ...visit,
          answers,
          viewing: again.path.find((step) => step === visit.viewing) ?? again.path[0] ?? visit.viewing,
        },
      };
    }
    case 'language':
      return { visit: { ...visit, campaign: { ...visit.campaign, without_funding: !visit.campaign.without_funding } } };
    default:
      return { visit: { ...visit, online: !visit.online } };
  }
}

const allPaths = new Map<string, readonly string[]>();
/** Every finished path of a flow, by the checker, which walks without the engine. */
function stepTrails(flow: Flow, context: WalkContext): readonly string[] {
  const key = `${flow.id} ${context.now.toISOString().slice(0, 10)} ${JSON.stringify(context.campaign)}`;
  const known = allPaths.get(key) ?? pathsOf(flow, context, emptyCoverage()).map((path) => `${stepsOn(path).join('>')}>`);
  allPaths.set(key, known);
  return known;
}

const keys = (answers: Answers) => Object.keys(answers) as AnswerField[];

/** The invariants of every walk. */
function expectSound(flow: Flow, answers: Answers, context: WalkContext) {
  const walked = walk(flow, answers, context);

  expect(stepTrails(flow, context).some((path) => path.startsWith(`${walked.path.join('>')}>`))).toBe(true);
  expect({ ...walked.counted, ...walked.parked }).toEqual(answers);
  expect(keys(walked.counted).filter((field) => field in walked.parked)).toEqual([]);

  const asked = new Set(walked.path.filter((step) => step !== walked.current).flatMap((step) => fieldsOf(steps[step])));
  expect(keys(walked.counted).filter((field) => !asked.has(field))).toEqual([]);

  // Parked answers are read by nobody: without them the walk is the same.
  expect(walk(flow, walked.counted, context)).toEqual({ ...walked, parked: {} });
  return walked;
}

describe.each(flows.map((flow) => [flow.id, flow] as const))('flow %s', (_, flow) => {
  it('stays consistent through answers, back, edits, reloads, language changes and a lost network', () => {
    assert(
      property(moments, array(actions, { minLength: 1, maxLength: 25 }), (now, sequence) => {
        let visit: Visit = { answers: {}, viewing: 'StartPath', saved: {}, online: true, campaign: {} };
        for (const action of sequence) {
          const before = visit;
          const was = walk(flow, before.answers, { now, campaign: before.campaign });
          const done = act(flow, before, action, now);
          visit = { ...done.visit, saved: done.visit.online ? done.visit.answers : done.visit.saved };
          const context = { now, campaign: visit.campaign };
          const walked = expectSound(flow, visit.answers, context);

          if (action.does === 'language' || action.does === 'offline' || action.does === 'refresh' || action.does === 'back') {
            expect(visit.answers).toEqual(before.answers);
          }
          if (done.edited) {
            // answers that do not depend on the edited step are kept, and count where their step is still reached
            const own = fieldsOf(steps[done.edited]);
            for (const field of keys(before.answers))
              if (!own.includes(field)) expect(visit.answers[field]).toBe(before.answers[field]);
            const reached = walked.path.filter(
              (step) => step !== walked.current && step !== done.edited && was.path.includes(step),
            );
            for (const field of reached.flatMap((step) => fieldsOf(steps[step]))) {
              if (was.counted[field] !== undefined && !own.includes(field))
                expect(walked.counted[field]).toBe(was.counted[field]);
            }
          }
          // The server's walk of the sent answers ends where the browser is.
          if (visit.online) expect(walk(flow, JSON.parse(JSON.stringify(visit.saved)), context)).toEqual(walked);
        }
      }),
    );
  });

  it('shows progress that never falls as a path is answered', () => {
    assert(
      property(contexts, answersToAll(flow), (context, answers) => {
        const walked = walk(flow, answers, context);
        expect(walked.current).toBeUndefined();
        const shown = walked.path.map((_step, at) => {
          const fields = walked.path.slice(0, at + 1).flatMap((step) => fieldsOf(steps[step]));
          return walk(flow, Object.fromEntries(fields.map((field) => [field, answers[field]])), context).progress;
        });
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
        expect(shown.at(-1)).toBe(walked.progress);
      }),
    );
  });

  it('gives the same walk in any order of answers', () => {
    assert(
      property(contexts, answersToAll(flow), nat(1000), (context, answers, turn) => {
        const entries = Object.entries(answers);
        const at = turn % entries.length;
        const turned = Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)].reverse());
        expect(walk(flow, turned, context)).toEqual(walk(flow, answers, context));
      }),
    );
  });
});
