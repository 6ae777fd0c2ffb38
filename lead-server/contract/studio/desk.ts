import { z } from 'zod';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
const moment = z.int().min(0);
const because = z.string().trim().min(1).max(200);
const name = z.string().max(100);
/** A lead's whole id. */
export const leadId = z.string().regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);
const id = leadId;

/**
 * What became of a lead. `held` waits for a person; `incomplete` finished no way through its survey; `not sold` may be sold to nobody;
 * `sent` was taken by a buyer who has said nothing yet.
 */
export const leadOutcomes = [
  ...(['held', 'given up', 'accepted', 'sending', 'sent', 'returned', 'refused', 'not sold', 'no partner'] as const),
  ...(['not qualified', 'incomplete', 'erased', 'test'] as const),
] as const;
export type LeadOutcome = (typeof leadOutcomes)[number];

/** The most leads that one act takes: more need a second person. */
export const mostLeadsAtOnce = 100;

/** What a list of leads is narrowed to. Nothing typed by a visitor is in it: it is part of the page's address. */
export const leadQuestion = z.object({
  outcome: z.enum(leadOutcomes).optional(),
  /** Two letters. */
  state: z.string().max(2).optional(),
  campaign: name.optional(),
  flow: name.optional(),
  destination: name.optional(),
  /** Why it is held, in the store's words. */
  reason: z.string().max(200).optional(),
  from: moment.optional(),
  to: moment.optional(),
  oldestFirst: z.boolean().optional(),
});

/** A lead in a list: no field of class contact, health or free text. */
const leadRow = z.object({
  id,
  /** When it came in. */
  at: moment,
  state: z.string(),
  flow: z.string(),
  campaign: z.string(),
  outcome: z.enum(leadOutcomes),
  /** Why; '' without a reason. */
  reason: z.string(),
  /** What buyers pay for it, in US cents. */
  cents: z.int().optional(),
  /** Who has it, or would get it, as consents name them; a destination's name where its partner sells on. */
  buyer: z.string(),
  /** It cannot be opened: it is damaged, or a key is missing. */
  unreadable: z.boolean().optional(),
});

/** Acts on a lead's deliveries, in the order of their buttons. */
export const leadActs = ['release', 'hold', 'replay', 'return', 'drop'] as const;
const leadDelivery = z.object({
  destination: z.string(),
  buyer: z.string(),
  isSale: z.boolean(),
  state: z.enum(['pending', 'delivered', 'dead', 'held', 'no_partner']),
  reason: z.string(),
  attempts: z.int(),
  updatedAt: moment,
  /** Of one that waits: when it is tried next. */
  nextAt: moment.optional(),
  reply: z
    .object({ verdict: z.enum(['accepted', 'rejected', 'returned']), reason: z.string(), cents: z.int().optional(), at: moment })
    .optional(),
  /** What can be done with it now. */
  may: list(z.enum(leadActs)),
});

const answer = z.object({ asked: z.string(), answer: z.string() });

export const deliveryFilter = z.object({
  destination: name.optional(),
  reason: z.string().max(300).optional(),
  /** When their leads came in. */
  from: moment.optional(),
  to: moment.optional(),
  /** Only those that their partner never answered. */
  unanswered: z.boolean().optional(),
});

/** The calls of Leads, Deliveries and Audit. See docs/spec/studio.md#desk. */
export const deskCalls = {
  leads: {
    summary: 'Leads as a list shows them, without personal data, a page at a time.',
    body: z.object({ question: leadQuestion, after: id.optional() }),
    response: z.object({
      at: moment,
      rows: list(leadRow),
      /** Where the next page goes on; undefined at the end. */
      next: id.optional(),
      /** How many leads were looked through for this page, and when the last of them came in. */
      looked: z.int(),
      lookedTo: moment.optional(),
      /** Leads that wait for a person, and deliveries that were given up. */
      held: z.int(),
      givenUp: z.int(),
      destinations: list(z.object({ name: z.string(), buyer: z.string() })),
    }),
  },
  findLeads: {
    summary: 'Leads by number, email or phone. What was typed is in no address and no log.',
    body: z.object({ text: z.string().trim().min(3).max(200) }),
    response: z.object({ by: z.enum(['number', 'email', 'phone']), rows: list(leadRow) }),
  },
  lead: {
    summary: 'One lead without personal data: why it waits, what was said and agreed, where it goes.',
    body: z.object({ id }),
    response: z.object({
      row: leadRow,
      /** Answers of fields without a class, in the words of the visit. */
      said: list(answer),
      /** How many answers are shown with a reason alone. */
      hidden: z.int(),
      agreed: z
        .object({
          version: z.string(),
          language: z.string(),
          at: moment,
          /** Undefined where it is no text of this site, and may name somebody. */
          text: z.string().optional(),
          sellers: z.string(),
        })
        .optional(),
      /** Rules that changed answers for partners, and those changes that hold nothing personal. */
      rules: list(z.string()),
      changed: list(z.object({ field: z.string(), said: z.string(), sent: z.string() })),
      deliveries: list(leadDelivery),
    }),
  },
  revealLead: {
    summary: 'The personal data of one lead, kept in the audit with a reason.',
    body: z.object({ id, because }),
    response: z.object({
      contact: list(z.object({ name: z.string(), value: z.string() })),
      said: list(answer),
      consent: z.string(),
    }),
  },
  actOnLead: {
    summary: 'Releases deliveries of one lead, holds them, sends them again, returns them, or writes them off.',
    body: z.object({ act: z.enum(leadActs), id, destinations: z.array(name).min(1).max(20).readonly(), because }),
    response: z.object({ done: z.int() }),
  },
  countLeads: {
    summary: 'How many leads of a list an act, or a file with their data, would be for.',
    body: z.object({ act: z.enum([...leadActs, 'export']), question: leadQuestion }),
    response: z.object({ count: z.int(), most: z.int(), isMore: z.boolean() }),
  },
  actOnLeads: {
    summary: 'The same act on all leads of a list, if as many still fit as were counted.',
    body: z.object({ act: z.enum(leadActs), question: leadQuestion, count: z.int(), because }),
    response: z.object({ done: z.int() }),
  },
  deliveries: {
    summary: 'What is wrong with deliveries, how each destination stands, and the last tries.',
    body: z.object({}),
    response: z.object({
      at: moment,
      /** Of leads received in 24 hours; undefined where it was not counted yet. */
      delivered: z.int().optional(),
      waiting: z.int(),
      /** When the oldest waiting one fell due; 0 without one. */
      oldestDue: moment,
      givenUp: z.int(),
      /** Of buyers' replies in 30 days. */
      replies: z.object({ accepted: z.int(), all: z.int() }),
      destinations: list(
        z.object({
          name: z.string(),
          /** '' where the partner sells on, undefined where it is no sale. */
          buyer: z.string().optional(),
          now: z.enum(['takes', 'refuses us', 'closed', 'paused', 'rests', 'late', 'no partner']),
          /** Why, in the partner's or the server's words. */
          fault: z.string(),
          /** Since when it refuses us, or is paused. */
          since: moment.optional(),
          waiting: z.int(),
          oldestDue: moment,
          givenUp: z.int(),
          /** Who paused it, and why. */
          paused: z.object({ by: z.string(), because: z.string() }).optional(),
          /** Attempts of the last 24 hours, and those that it took. */
          attempts: z.object({ taken: z.int(), all: z.int() }),
          /** How long nineteen of twenty of these took at most, in milliseconds; undefined without one. */
          p95: z.int().optional(),
          hasTestAddress: z.boolean(),
          /** Work of our own on privacy requests is never paused: the law has its term. */
          mayPause: z.boolean(),
          /** Of its replies in 30 days. */
          replies: z.object({ accepted: z.int(), all: z.int() }),
          /** Delivered of the leads of each of 24 hours, the oldest first. */
          hours: list(z.int()),
        }),
      ),
      groups: list(
        z.object({ destination: z.string(), reason: z.string(), count: z.int(), oldest: moment, unanswered: z.boolean() }),
      ),
      /** Whether `groups` are of all that was given up. */
      isAll: z.boolean(),
      tries: list(
        z.object({
          at: moment,
          /** Undefined where it is of a message or a privacy request. */
          lead: id.optional(),
          destination: z.string(),
          state: z.enum(['pending', 'delivered', 'dead']),
          attempts: z.int(),
          reason: z.string(),
          verdict: z.enum(['accepted', 'rejected', 'returned']).optional(),
          cents: z.int().optional(),
          nextAt: moment.optional(),
        }),
      ),
    }),
  },
  countGivenUp: {
    summary: 'How many deliveries that were given up fit, before they are sent again or written off.',
    body: z.object({ filter: deliveryFilter }),
    response: z.object({ count: z.int(), most: z.int(), isMore: z.boolean() }),
  },
  actOnGivenUp: {
    summary: 'Sends what was given up again, or writes it off, if as many still fit as were counted.',
    body: z.object({ act: z.enum(['replay', 'drop']), filter: deliveryFilter, count: z.int(), because }),
    response: z.object({ done: z.int() }),
  },
  audit: {
    summary: 'Who did what to which data and why, the newest first, a page at a time.',
    body: z.object({
      who: name.optional(),
      did: name.optional(),
      /** Words of what it was done to. */
      what: name.optional(),
      from: moment.optional(),
      to: moment.optional(),
      after: z.string().max(100).optional(),
    }),
    response: z.object({
      rows: list(
        z.object({
          at: moment,
          who: z.string(),
          did: z.string(),
          what: z.string(),
          because: z.string(),
          /** Its place in the chain; undefined for lines of before the chain. */
          n: z.int().optional(),
        }),
      ),
      next: z.string().optional(),
      looked: z.int(),
    }),
  },
  auditChain: {
    summary: 'Whether the audit is as it was written.',
    body: z.object({}),
    response: z.object({ at: moment, fault: z.string(), entries: z.int() }),
  },
} as const;

export type LeadQuestion = z.infer<typeof leadQuestion>;
export type LeadRow = z.infer<typeof leadRow>;
export type LeadDelivery = z.infer<typeof leadDelivery>;
export type LeadAct = (typeof leadActs)[number];
export type DeliveryFilter = z.infer<typeof deliveryFilter>;
