import { z } from 'zod';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import { type StepName, steps } from '#contract/flow/steps.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { HttpError } from '../lib/http-error.ts';

import type { VisitUpdate } from '../store/visit-store.ts';

const step = z.enum(Object.keys(steps) as [StepName, ...StepName[]]);

/**
 * The body of POST /events: names of our own lists only, so nothing typed can be in it.
 * `shown`: a step appeared, the first is the exposure. `walked`: an answer led to another step. `blocked`: validation stopped
 * the visitor.
 */
export const eventsSchema = z.strictObject({
  flow: z.enum(flows.map(({ id }) => id)),
  events: z
    .array(
      z.union([
        z.tuple([z.literal('shown'), step]),
        z.tuple([z.literal('walked'), step, step]),
        z.tuple([z.literal('blocked'), step]),
      ]),
    )
    .min(1)
    .max(60),
});
export type Events = z.infer<typeof eventsSchema>;

/**
 * Checks the body: every step is one of the flow, every edge one that it has.
 * @throws HttpError 422 that names the field and repeats nothing of it
 */
export function parseEvents(body: unknown): Events {
  const parsed = eventsSchema.safeParse(body);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0] === 'events' ? 'events' : 'flow';
    const should = field === 'events' ? 'a list of 1 to 60 events such as ["shown", "AtFault"]' : 'the id of a flow';
    throw new HttpError(422, 'invalid', `${field} should be ${should}, and nothing else should be sent.`, { field });
  }
  const flow = flowById(parsed.data.flow) as Flow;
  const known = new Set<string>(flow.steps.map((each) => each.step));
  for (const [what, from, to] of parsed.data.events) {
    if (!known.has(from) || (what === 'walked' && !canExitTo(flow, from, to))) {
      throw new HttpError(422, 'not_a_path', 'events should name steps of the flow, and ways that it has.', { field: 'events' });
    }
  }
  return parsed.data;
}

/** What the events say of a visit, in their order. An edge walked also shows both of its steps: one of the events may be lost. */
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
