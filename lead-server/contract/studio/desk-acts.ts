import { z } from 'zod';
import { deliveryFilter, leadActs, leadId, leadQuestion } from './desk.ts';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
const moment = z.int().min(0);
const because = z.string().trim().min(1).max(200);
const name = z.string().min(1).max(100);
const nothing = z.object({});

/** The most leads that a second person may be asked for at once. */
export const mostLeadsForTwo = 5000;

/** What a second person is asked for: an act on the leads of a list, on what was given up, or a file of leads with their data. */
const secondScope = z.discriminatedUnion('of', [
  z.object({ of: z.literal('leads'), act: z.enum(leadActs), question: leadQuestion }),
  z.object({ of: z.literal('given up'), act: z.enum(['replay', 'drop']), filter: deliveryFilter }),
  z.object({ of: z.literal('export'), question: leadQuestion }),
]);

/** A request for a second person. */
const second = z.object({
  id: z.string(),
  act: z.enum([...leadActs, 'export', 'erase']),
  /** Of leads or deliveries. */
  count: z.int(),
  /** What was chosen, in words. */
  label: z.string(),
  /** An approval names it: it is of exactly these. */
  scopeHash: z.string(),
  askedBy: z.string(),
  because: z.string(),
  at: moment,
  expiresAt: moment,
  /** `expired` waits for nobody any more; `approved` is a file that waits to be taken, or an act that was cut off. */
  state: z.enum(['waiting', 'approved', 'refused', 'done', 'expired']),
  /** '' while nobody has decided. */
  decidedBy: z.string(),
  decidedAt: moment,
  done: z.int(),
  /** Whether the reader may decide it. */
  mayDecide: z.boolean(),
});

/** The calls of Leads and Deliveries that change much at once, or show more than a list. See docs/spec/studio.md#desk. */
export const deskActCalls = {
  revealDelivery: {
    summary: 'What the last attempt sent and got, kept in the audit with a reason.',
    body: z.object({ id: leadId, destination: name, because }),
    response: z.object({
      at: moment,
      host: z.string(),
      ms: z.int(),
      headers: list(z.object({ name: z.string(), value: z.string() })),
      body: z.string(),
      /** Undefined where no response came. */
      response: z.object({ status: z.int(), body: z.string() }).optional(),
    }),
  },
  verifyLead: {
    summary: "Whether the record of a lead's file is the one that is stored.",
    body: z.object({ id: leadId, hash: z.string().regex(/^[\da-f]{64}$/) }),
    response: z.object({ isSame: z.boolean() }),
  },
  exportLeads: {
    summary: 'The leads of a list with their data as CSV, for the role that may have it alone.',
    body: z.object({ question: leadQuestion, because }),
    response: z.object({ csv: z.string(), count: z.int() }),
  },
  takeFile: {
    summary: 'The same file, once a second person has approved it.',
    body: z.object({ id: name }),
    response: z.object({ csv: z.string(), count: z.int() }),
  },
  askSecond: {
    summary: 'Asks a second person for an act on many, if as many still fit as were counted.',
    body: z.object({ scope: secondScope, count: z.int(), because }),
    response: z.object({ id: z.string() }),
  },
  seconds: {
    summary: 'What second persons are asked for, and were: the newest first.',
    body: nothing,
    response: z.object({ at: moment, rows: list(second) }),
  },
  second: {
    summary: 'One request for a second person, and how much of it still fits.',
    body: z.object({ id: name }),
    response: z.object({ at: moment, row: second, fits: z.int(), changed: z.int() }),
  },
  approveSecond: {
    summary: 'Approves exactly what was looked at, as the second person, and does it.',
    body: z.object({ id: name, scopeHash: z.string(), fits: z.int() }),
    response: z.object({ done: z.int() }),
  },
  refuseSecond: {
    summary: 'Refuses a request as the second person.',
    body: z.object({ id: name, because }),
    response: nothing,
  },
  actOnDestination: {
    summary: 'Pauses a destination at every server, resumes it, or has it tried at once.',
    body: z.object({ act: z.enum(['pause', 'resume', 'try']), destination: name, because }),
    response: nothing,
  },
  testDestination: {
    summary: "Sends an invented lead to a destination's test address.",
    body: z.object({ destination: name, because }),
    response: z.object({ id: leadId }),
  },
} as const;

export type SecondScope = z.infer<typeof secondScope>;
export type Second = z.infer<typeof second>;
