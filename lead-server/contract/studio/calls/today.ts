import { z } from 'zod';
import { counted, fall, list, moment, nothing, problem, schedule } from './shapes.ts';

/** Something that waits for a person, as facts: the page says it in words, in the reader's own zone. */
const wait = z.discriminatedUnion('about', [
  z.object({ about: z.literal('purge'), path: z.string(), at: moment, fault: z.string(), tag: z.string() }),
  /** A publication or a pause of a later time. `fault`: why it did not run, or cannot; '' where it can. */
  schedule.omit({ reason: true, version: true }).extend({
    about: z.literal('schedule'),
    key: z.string(),
    path: z.string(),
    fault: z.string(),
  }),
  /** A campaign that begins or ends by itself within a week, or has ended and was left so. */
  z.object({ about: z.literal('times'), path: z.string(), act: z.enum(['start', 'end']), at: moment, version: z.int() }),
  /** A live campaign that the check refuses. */
  problem.extend({ about: z.literal('illegal') }),
  fall.extend({ about: z.literal('fall') }),
  /** An experiment that a person should end. `over`: it has ended by itself, undecided. */
  z.object({
    about: z.literal('decide'),
    key: z.string(),
    path: z.string(),
    name: z.string(),
    is: z.enum(['winner', 'loser', 'harmful', 'uneven', 'over']),
    /** Whom it is about, and the first variant. */
    variant: z.string(),
    control: z.string(),
    /** Its difference from the first, as shares: an interval at 95 % at all looks. */
    low: z.number(),
    high: z.number(),
    /** Days since it went live, from 1. */
    day: z.int(),
    /** When it ends, or ended, by itself. */
    expires: moment,
  }),
  /** Something that ends soon. `key` is the campaign's of an experiment, else ''. */
  z.object({
    about: z.literal('expiring'),
    thing: z.enum(['certificate', 'experiment', 'switch']),
    name: z.string(),
    key: z.string(),
    at: moment,
  }),
  /** A campaign whose advertisements cost more than its limit on a day, the newest one; how many of the last seven did. */
  z.object({
    about: z.literal('spend'),
    key: z.string(),
    path: z.string(),
    day: z.iso.date(),
    cents: z.int(),
    limit: z.int(),
    days: z.int(),
  }),
  z.object({ about: z.literal('servers'), late: z.int(), servers: z.int() }),
  /** A server that cannot use the published settings, and goes on with those of before. */
  z.object({ about: z.literal('settings'), server: z.string(), fault: z.string() }),
  /** The reader's own draft, old or overtaken: `base` is what it was made from, `live` what is live now. */
  z.object({ about: z.literal('draft'), path: z.string(), at: moment, changes: z.int(), base: z.int(), live: z.int() }),
  /** The reader's own draft, which somebody else has approved. */
  z.object({ about: z.literal('approved'), path: z.string(), by: z.string(), changes: z.int() }),
  z.object({ about: z.literal('approval'), path: z.string(), by: z.string(), at: moment, changes: z.int() }),
  z.object({ about: z.literal('given up'), destination: z.string(), count: z.int() }),
  z.object({ about: z.literal('late'), destination: z.string(), since: moment }),
  z.object({ about: z.literal('paused'), destination: z.string(), by: z.string(), since: moment, because: z.string() }),
  /** Somebody asks the reader to decide an act on many as the second person. */
  z.object({
    about: z.literal('second'),
    id: z.string(),
    act: z.string(),
    count: z.int(),
    by: z.string(),
    because: z.string(),
    expiresAt: moment,
  }),
  z.object({ about: z.literal('refused'), destination: z.string(), fault: z.string() }),
  z.object({ about: z.literal('held'), reason: z.string(), leads: z.int(), oldest: moment }),
  /** Privacy requests beside those that are named, and those that may be a bot's. */
  z.object({ about: z.literal('requests'), count: z.int(), unverified: z.int() }),
  /** One of those whose term ends first: its number, what it asks for, and its days left by the law that applies. */
  z.object({
    about: z.literal('request'),
    id: z.string(),
    asks: list(z.string()),
    due: z.string(),
    left: z.int(),
    unit: z.enum(['days', 'business days']),
    law: z.string(),
  }),
  z.object({ about: z.literal('audit'), fault: z.string() }),
  z.object({ about: z.literal('placeholders'), names: list(z.string()) }),
]);

/** Parts of Today that are read one by one. */
const todayPart = z.enum([
  ...(['campaigns', 'falls', 'experiments', 'ends', 'drafts', 'deliveries'] as const),
  ...(['requests', 'audit', 'silent', 'figures', 'lately', 'spend'] as const),
]);

/** The calls of the first page. */
export const todayCalls = {
  today: {
    summary: 'What waits for the reader, what came in since their midnight, and what was done lately.',
    body: z.object({ since: moment }),
    response: z.object({
      at: moment,
      waits: list(wait),
      /** Causes (`causeOf`) that somebody has silenced, for everybody. */
      silent: list(z.object({ cause: z.string(), until: moment, by: z.string() })),
      /** Since `since`; undefined where it was not counted yet. */
      figures: z
        .object({
          leads: z.int().optional(),
          /** Visits and their ends; undefined where nothing was counted yet. */
          arrivals: z
            .object({
              visits: z.int(),
              qualified: z.int(),
              /** Leads that buyers have taken and not given back. */
              accepted: z.int(),
              /** The hours that are over, and the same hours of the day before; undefined where that is not known. */
              compared: z.object({ until: moment, now: counted, before: counted }).optional(),
            })
            .optional(),
          waiting: z.int(),
          /** When the oldest waiting one fell due; 0 without one. */
          oldestDue: moment,
          givenUp: z.int(),
        })
        .optional(),
      /** What people did with campaigns, the newest first. */
      lately: list(
        z.object({
          at: moment,
          by: z.string(),
          did: z.enum([
            ...(['draft', 'approve draft', 'discard draft', 'publish', 'pause', 'resume', 'back', 'schedule', 'cancel'] as const),
            ...(['start', 'end'] as const),
          ]),
          path: z.string(),
          /** Of a publication. */
          version: z.int().optional(),
        }),
      ),
      /** Parts that could not be read. */
      unread: list(todayPart),
    }),
  },
  silence: {
    summary: 'Silences a cause for a week, in Today and in messages, or lets it speak again.',
    body: z.object({ cause: z.string().min(1).max(300), isOn: z.boolean() }),
    response: nothing,
  },
} as const;
