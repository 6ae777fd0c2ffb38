import { z } from 'zod';
import { type StepName, steps } from '../flow/steps.ts';
import { flows } from '../flows/index.ts';

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
        z.tuple([z.literal('shown'), step]).readonly(),
        z.tuple([z.literal('walked'), step, step]).readonly(),
        z.tuple([z.literal('blocked'), step]).readonly(),
      ]),
    )
    .min(1)
    .max(60)
    .readonly(),
});
export type Events = z.infer<typeof eventsSchema>;
