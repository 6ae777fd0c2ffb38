import type { Events } from '#contract/experiments/visit-events.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { HttpError } from '../lib/http-error.ts';

import type { VisitUpdate } from '../store/visit-store.ts';

/** @throws HttpError 422 for a step or an edge that the flow does not have */
export function checkEvents({ flow: id, events }: Events): void {
  const flow = flowById(id) as Flow;
  const known = new Set<string>(flow.steps.map((each) => each.step));
  for (const [what, from, to] of events) {
    if (!known.has(from) || (what === 'walked' && !canExitTo(flow, from, to))) {
      throw new HttpError(422, 'not_a_path', 'events should name steps of the flow, and ways that it has.', { field: 'events' });
    }
  }
}

/** The visit's update by its events, in order. An edge walked also shows both of its steps: one of the events may be lost. */
export function visitUpdateOf({ events }: Events): Pick<VisitUpdate, 'step' | 'blocked' | 'steps'> {
  const walked = new Map<string, readonly [string, string]>();
  const add = (from: string, to: string) => walked.set(`${from} ${to}`, [from, to]);
  let [last, blocked] = ['', false];
  for (const [what, from, to] of events) {
    add(from, '');
    last = from;
    blocked = what === 'blocked';
    if (what !== 'walked') continue;
    add(from, to);
    add(to, '');
    last = to;
  }
  return { step: last, blocked, steps: [...walked.values()] };
}
