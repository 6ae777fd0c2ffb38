import { z } from 'zod';
import { type AnswerField, answerFields } from '../fields/fields.ts';
import { type StepName, steps } from '../flow/steps.ts';
import { flows } from '../flows/index.ts';
import { fieldFaults, timeBands } from './step-facts.ts';

const step = z.enum(Object.keys(steps) as [StepName, ...StepName[]]);
const band = z
  .int()
  .min(0)
  .max(timeBands - 1);
const field = z.enum(Object.keys(answerFields) as [AnswerField, ...AnswerField[]]);
const errors = z
  .array(z.tuple([field, z.enum(fieldFaults)]).readonly())
  .max(20)
  .readonly();

/**
 * The body of POST /events: names of our own lists only, so nothing typed can be in it.
 * `shown`: a step appeared, the first is the exposure. `walked`: an answer led to another step, with the band of the
 * time before it. `blocked`: validation stopped the visitor, at these fields. Pages of the version before send neither.
 */
export const eventsSchema = z.strictObject({
  flow: z.enum(flows.map(({ id }) => id)),
  events: z
    .array(
      z.union([
        z.tuple([z.literal('shown'), step]).readonly(),
        z.tuple([z.literal('walked'), step, step, band.optional()]).readonly(),
        z.tuple([z.literal('blocked'), step, errors.optional()]).readonly(),
      ]),
    )
    .min(1)
    .max(60)
    .readonly(),
});
export type Events = z.infer<typeof eventsSchema>;
