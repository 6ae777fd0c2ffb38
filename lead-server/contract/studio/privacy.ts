import { z } from 'zod';
import { requestTypes } from '../consent/privacy-request.ts';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
const moment = z.int().min(0);
const because = z.string().trim().min(1).max(200);
/** A day at the desk, as `2026-11-28`. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const id = z.string().regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);
/** What a page has read of a request: an act on another one is refused. */
const etag = z.string().max(40);
const asks = z.enum(requestTypes);
const whose = z.enum(['email', 'phone', 'both']);
const identityHow = z.enum(['called back', 'email answered', 'document', 'details agree']);
const permissionHow = z.enum(['signed permission', 'power of attorney', 'person confirmed']);
const closedAs = z.enum(['answered', 'nobody', 'not verified', 'withdrawn']);
const letterName = z.enum(['received', 'identity', 'permission', 'longer', 'done', 'nobody', 'not verified']);
const letterKind = z.enum(['received', 'question', 'longer', 'answer']);
const enteredHow = z.enum(['phone', 'letter', 'email']);

const clock = z.object({
  law: z.string(),
  source: z.string(),
  due: day,
  /** In the law's own days; negative once its term is over. */
  left: z.int(),
  unit: z.enum(['days', 'business days']),
  isLonger: z.boolean(),
  /** Until when it could be made longer; undefined where it cannot. */
  longer: day.optional(),
});

/** A request in a list: nothing of contact, health or free text. */
const row = z.object({
  id,
  /** The day on which it reached the company. */
  received: day,
  how: z.enum(['form', 'operator', ...enteredHow.options]),
  asks: list(asks),
  /** The region of the person, by its name; '' where they did not say. */
  region: z.string(),
  isAgent: z.boolean(),
  identity: z.enum(['owner', 'person', 'two points', 'one point', 'unverified', 'nobody']),
  clock: clock.optional(),
  /** What a person does next. */
  next: z.enum([
    ...(['look', 'work', 'permission', 'identity', 'owner', 'second', 'approve', 'decide'] as const),
    ...(['copy', 'tell', 'notice', 'letter', 'close', 'closed'] as const),
  ]),
  /** Whom to tell next. */
  destination: z.string().optional(),
  /** Of a closed one: when, and why where a person closed it. */
  closed: z.object({ at: moment, as: closedAs.optional(), told: z.int() }).optional(),
  /** It cannot be opened: it is damaged, or a key is missing. */
  unreadable: z.boolean().optional(),
});

const done = z.object({ at: moment, by: z.string() });
const words = z.object({ subject: z.string(), text: z.string() });

/** Leads found by an email and a phone: which of both each has. */
const found = z.object({ id, at: moment, by: z.enum(['both', 'email', 'phone']) });

const mark = z.discriminatedUnion('is', [
  z.object({ is: z.literal('identity'), how: identityHow }),
  z.object({ is: z.literal('permission'), how: permissionHow }),
  z.object({ is: z.literal('told'), destination: z.string().max(100), on: day }),
  z.object({ is: z.literal('copy given') }),
  z.object({ is: z.literal('letter'), kind: letterKind }),
]);

/** What a person types of somebody who called or wrote. */
const entry = z.object({
  how: enteredHow,
  on: day,
  asks: z.array(asks).min(1).max(5).readonly(),
  region: z.string().max(2),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(200),
  phone: z.string().max(40),
  address: z.string().max(200),
  /** Of the agent, where one asks. */
  agent: z
    .object({
      firstName: z.string().max(200),
      lastName: z.string().max(200),
      email: z.string().max(200),
      phone: z.string().max(40),
    })
    .optional(),
  /** Whose request it is, where the email and the phone are of two people. */
  whose: whose.optional(),
});

/** The calls of the privacy desk. See docs/spec/studio.md#privacy-desk. */
export const privacyCalls = {
  requests: {
    summary: 'Privacy requests as a list shows them, those with the fewest days left first.',
    body: z.object({ show: z.enum(['waiting', 'unverified', 'closed']), after: id.optional() }),
    response: z.object({
      at: moment,
      rows: list(row),
      /** Where the next page goes on; undefined at the end. */
      next: id.optional(),
      waiting: z.int(),
      /** The day on which the oldest waiting one came; undefined without one. */
      oldest: day.optional(),
      /** Requests that may be a bot's; `isMore` where there are more than were counted. */
      unverified: z.int(),
      isMore: z.boolean(),
      /** Of twelve months. */
      closed: z.int(),
      late: z.int(),
      /** Of the days that they took; undefined without one. */
      median: z.int().optional(),
      /** Destinations that a person has to tell. */
      untold: list(z.string()),
    }),
  },
  findRequests: {
    summary: 'Requests by number, email or phone. What was typed is in no address and no log.',
    body: z.object({ text: z.string().trim().min(3).max(200) }),
    response: z.object({ by: z.enum(['number', 'email', 'phone']), rows: list(row) }),
  },
  request: {
    summary: 'One request without personal data: its clock, its steps, whom to tell, its letters.',
    body: z.object({ id }),
    response: z.object({
      at: moment,
      /** Today, at the desk. */
      today: day,
      row,
      etag,
      /** Who entered it, where a person did. */
      enteredBy: z.string().optional(),
      /** Why parts of it wait for a person, in the server's words. */
      reasons: list(z.string()),
      owner: z.object({ until: moment.optional(), confirmed: moment.optional(), recalled: moment.optional() }),
      identity: done.extend({ how: identityHow }).optional(),
      permission: done.extend({ how: permissionHow }).optional(),
      whose: whose.optional(),
      leads: list(found),
      /** The email is of some leads and the phone of others: these may be two people. */
      isTwo: z.boolean(),
      canApprove: z.boolean(),
      /** What was carried out. */
      done: z
        .object({
          at: moment,
          optedOut: z.boolean(),
          held: z.int(),
          erased: list(z.object({ lead: z.string(), at: moment, hash: z.string() })),
        })
        .optional(),
      copy: z.object({ made: moment, leads: z.int(), given: done.optional() }).optional(),
      tell: list(
        z.object({
          destination: z.string(),
          buyer: z.string(),
          state: z.enum(['told', 'on its way', 'failed', 'by hand']),
          on: day.optional(),
          by: z.string().optional(),
        }),
      ),
      /** Letters that fit, the likeliest first. */
      letters: list(z.object({ name: letterName, kind: letterKind, en: words, es: words })),
      sent: list(done.extend({ kind: letterKind, how: z.enum(['sent', 'by hand']), state: z.enum(['sent', 'waits', 'failed']) })),
      /** Whether a service sends letters here. */
      canSend: z.boolean(),
      longer: done.extend({ because: z.string() }).optional(),
      closed: done.extend({ as: closedAs, because: z.string() }).optional(),
    }),
  },
  openRequest: {
    summary: 'Says that a person has a request open, or takes it over from somebody else.',
    body: z.object({ id, takes: z.boolean() }),
    response: z.object({ by: z.string(), since: moment, isOwn: z.boolean() }),
  },
  revealRequest: {
    summary: 'Who asks, and how to reach them, kept in the audit with a reason.',
    body: z.object({ id, because }),
    response: z.object({
      person: list(z.object({ name: z.string(), value: z.string() })),
      agent: list(z.object({ name: z.string(), value: z.string() })),
      /** The page on which the owner of the contacts decides; undefined where there is nothing to decide. */
      link: z.string().optional(),
    }),
  },
  checkPerson: {
    summary: 'Whether an email and a phone find leads of one person, or of two.',
    body: z.object({ email: z.string().max(200), phone: z.string().max(40) }),
    response: z.object({ isTwo: z.boolean(), leads: list(found) }),
  },
  enterRequest: {
    summary: 'Enters a request that came by phone, letter or email.',
    body: entry,
    response: z.object({ id }),
  },
  markRequest: {
    summary: 'Writes down what a person made sure of, or did by other means.',
    body: z.object({ id, etag, mark }),
    response: z.object({}),
  },
  sendLetter: {
    summary: 'Sends a letter by the service of confirmation links.',
    body: z.object({ id, etag, letter: letterName }),
    response: z.object({}),
  },
  extendRequest: {
    summary: 'Makes the term longer, where the law allows it.',
    body: z.object({ id, etag, why: z.enum(['many', 'complex', 'waits']), because }),
    response: z.object({}),
  },
  approveRequest: {
    summary: 'Carries out what was asked. It cannot be undone.',
    body: z.object({ id, etag, because, how: identityHow.optional(), whose: whose.optional() }),
    response: z.object({}),
  },
  closeRequest: {
    summary: 'Closes a request with a reason.',
    body: z.object({ id, etag, as: closedAs, because }),
    response: z.object({}),
  },
  copyOfRequest: {
    summary: 'The copy of a person’s data, as a page and as data, kept in the audit with a reason.',
    body: z.object({ id, because }),
    response: z.object({ page: z.string(), data: z.string() }),
  },
  closeUnverified: {
    summary: 'Closes unverified requests of a time, if as many still fit as were counted.',
    body: z.object({ from: moment, to: moment, count: z.int(), because }),
    response: z.object({ done: z.int() }),
  },
} as const;

export type RequestRow = z.infer<typeof row>;
export type RequestMark = z.infer<typeof mark>;
export type RequestEntry = z.infer<typeof entry>;
