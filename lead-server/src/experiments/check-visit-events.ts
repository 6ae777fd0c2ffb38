import { errorTarget } from '#contract/experiments/step-facts.ts';
import type { Events } from '#contract/experiments/visit-events.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { HttpError } from '../lib/http-error.ts';
import type { StepFact } from '../store/visit-steps.ts';
import type { VisitUpdate } from '../store/visit-store.ts';

/** @throws HttpError 422 for a step or an edge that the flow does not have */
export function checkEvents({ flow: id, events }: Events): void {
  const flow = flowById(id) as Flow;
  const known = new Set<string>(flow.steps.map((each) => each.step));
  for (const event of events) {
    if (!known.has(event[1]) || (event[0] === 'walked' && !canExitTo(flow, event[1], event[2]))) {
      throw new HttpError(422, 'not_a_path', 'events should name steps of the flow, and ways that it has.', { field: 'events' });
    }
  }
}

/**
 * The visit's update by its events, in order. An edge walked also shows both of its steps: one of the events may be lost. `errors`
 * are for the figures by campaign alone.
 */
export function visitUpdateOf({ events }: Events): Pick<VisitUpdate, 'step' | 'blocked' | 'steps'> & {
  readonly errors: readonly StepFact[];
} {
  const walked = new Map<string, StepFact>();
  const errors = new Map<string, StepFact>();
  const add = (from: string, to: string, band?: number) => {
    const key = `${from} ${to}`;
    if (!walked.has(key)) walked.set(key, band === undefined ? [from, to] : [from, to, band]);
  };
  let [last, blocked] = ['', false];
  for (const event of events) {
    const [what, from] = event;
    add(from, '');
    last = from;
    blocked = what === 'blocked';
    if (what === 'blocked') for (const each of event[2] ?? []) errors.set(`${from} ${each}`, [from, errorTarget(each)]);
    if (what !== 'walked') continue;
    const [, , to, band] = event;
    add(from, to, band);
    add(to, '');
    last = to;
  }
  return { step: last, blocked, steps: [...walked.values()], errors: [...errors.values()] };
}
