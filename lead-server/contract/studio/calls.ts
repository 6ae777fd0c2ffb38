import { z } from 'zod';
import type { CampaignContent } from '../campaign/campaign.ts';
import { deskCalls } from './desk.ts';
import { experimentCalls } from './experiments.ts';
import { figuresCall } from './figures.ts';
import { privacyCalls } from './privacy.ts';

/** A call of the studio: a POST of JSON to `studioCallPath` of its name. Server and page derive their types from it. */
export interface StudioCall {
  readonly summary: string;
  readonly body: z.ZodType;
  readonly response: z.ZodType;
}

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
const path = z.string().min(1).max(100);
/** Milliseconds since 1970. */
const moment = z.int().min(0);
const because = z.string().trim().min(1).max(300);
const content = z.custom<CampaignContent>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const nothing = z.object({});

const deed = z.object({ at: moment, by: z.string(), because: z.string() });
const problem = z.object({ path: z.string(), field: z.string(), problem: z.string(), remedy: z.string() });
const difference = z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() });
const state = z.enum(['draft', 'live', 'paused']);

const schedule = z.object({
  act: z.enum(['publish', 'pause']),
  version: z.int(),
  dueAt: moment,
  by: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  /** Why it cannot run, or did not; '' where it can. */
  reason: z.string(),
});

/** What of a campaign a list shows. */
const row = z.object({
  key: z.string(),
  path: z.string(),
  state,
  /** 0 while it was never published. */
  version: z.int(),
  flow: z.string(),
  language: z.string(),
  theme: z.string(),
  brand: z.string(),
  oid: z.string(),
  affid: z.string(),
  experiments: list(z.string()),
  /** How many fields its open draft changes; undefined without one. */
  draft: deed.extend({ changes: z.int() }).optional(),
  planned: schedule.optional(),
  /** Its last publication. */
  changed: z.object({ at: moment, by: z.string() }).optional(),
  /** Of seven days; undefined where nothing was counted. */
  visits: z.int().optional(),
  /** Of its visits, from 0 to 1. */
  qualified: z.number().optional(),
  /** Qualified visits in each of fourteen days, the oldest first. */
  trend: list(z.number()).optional(),
});

const counted = z.object({ visits: z.int(), qualified: z.int() });
/** A campaign whose qualified share of the last 24 hours is far under that of the seven days before. */
const fall = z.object({ key: z.string(), path: z.string(), before: counted, after: counted });

const version = deed.extend({
  version: z.int(),
  base: z.int(),
  origin: z.enum(['studio', 'cli', 'import', 'code']),
  differences: list(difference),
});

/** How far the last publication has come. */
const status = z.object({
  servers: z.int(),
  reached: z.int(),
  purge: z.enum(['none', 'waiting', 'done', 'failed']),
  purgeAt: moment,
  /** Why caches were not told; '' where nothing failed. */
  purgeFault: z.string(),
  act: z.enum(['publish', 'pause', 'resume', 'back', 'code']),
  version: z.int(),
  /** The version that was live before; 0 for none. */
  before: z.int(),
  revision: z.int(),
  at: moment,
  by: z.string(),
  because: z.string(),
  isDone: z.boolean(),
  text: z.string(),
});

const draft = deed.extend({
  content,
  base: z.int(),
  /** A save names the draft that it read. */
  etag: z.int(),
  approvedBy: z.string(),
  problems: list(problem),
  differences: list(difference),
});

/** A campaign of a file, with what its author had read. */
const entry = z.object({ content, base: z.int().optional(), draft: z.int().optional() });
/** As many as a person can look through. */
const entries = z.array(entry).min(1).max(500).readonly();

const acted = z.object({ version: z.int(), revision: z.int() });

/** Something that waits for a person, as facts: the page says it in words, in the reader's own zone. */
const wait = z.discriminatedUnion('about', [
  z.object({ about: z.literal('purge'), path: z.string(), at: moment, fault: z.string(), tag: z.string() }),
  /** A publication or a pause of a later time. `fault`: why it did not run, or cannot; '' where it can. */
  schedule.omit({ reason: true, version: true }).extend({ about: z.literal('schedule'), path: z.string(), fault: z.string() }),
  /** A live campaign that the check refuses. */
  problem.extend({ about: z.literal('illegal') }),
  fall.extend({ about: z.literal('fall') }),
  z.object({ about: z.literal('servers'), late: z.int(), servers: z.int() }),
  /** The reader's own draft, old or overtaken: `base` is what it was made from, `live` what is live now. */
  z.object({ about: z.literal('draft'), path: z.string(), at: moment, changes: z.int(), base: z.int(), live: z.int() }),
  /** The reader's own draft, which somebody else has approved. */
  z.object({ about: z.literal('approved'), path: z.string(), by: z.string(), changes: z.int() }),
  z.object({ about: z.literal('approval'), path: z.string(), by: z.string(), at: moment, changes: z.int() }),
  z.object({ about: z.literal('given up'), destination: z.string(), count: z.int() }),
  z.object({ about: z.literal('late'), destination: z.string(), since: moment }),
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
const todayPart = z.enum(['campaigns', 'falls', 'drafts', 'deliveries', 'requests', 'audit', 'figures', 'lately']);

/** Every call of the studio. See docs/spec/studio.md#calls. */
export const studioCalls = {
  session: {
    summary: 'Who is signed in, and what they may do.',
    body: nothing,
    response: z.object({
      name: z.string(),
      role: z.string(),
      may: list(z.string()),
      /** For each permission that is lacking: the roles that have it. */
      lacks: z.record(z.string(), list(z.string())),
      approvals: z.boolean(),
      /** The roles that may approve another person's draft. */
      approvers: list(z.string()),
      /** The company's name. */
      company: z.string(),
      /** The visitors' address. */
      site: z.string(),
      /** Of this session's calls and forms: another than the page's after a new sign-in. */
      token: z.string(),
    }),
  },
  today: {
    summary: 'What waits for the reader, what came in since their midnight, and what was done lately.',
    body: z.object({ since: moment }),
    response: z.object({
      at: moment,
      waits: list(wait),
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
          did: z.enum(['draft', 'approve draft', 'publish', 'pause', 'resume', 'back', 'schedule', 'cancel']),
          path: z.string(),
          /** Of a publication. */
          version: z.int().optional(),
        }),
      ),
      /** Parts that could not be read. */
      unread: list(todayPart),
    }),
  },
  campaigns: {
    summary: 'Every campaign, as a list shows it.',
    body: nothing,
    response: z.object({ at: moment, rows: list(row), falls: list(fall) }),
  },
  campaign: {
    summary: 'One campaign with its live content, draft, versions and schedules.',
    body: z.object({ path }),
    response: z.object({
      row,
      live: z.object({ version: z.int(), content }).optional(),
      draft: draft.optional(),
      versions: list(version),
      schedules: list(schedule),
      status: status.optional(),
    }),
  },
  version: {
    summary: 'The content of one version.',
    body: z.object({ path, version: z.int() }),
    response: z.object({ content }),
  },
  saveDraft: {
    summary: 'Saves a draft over the one that its author had read.',
    body: z.object({ content, base: z.int(), etag: z.int() }),
    response: draft,
  },
  check: {
    summary: 'What would keep content from going live, and what it would change.',
    body: z.object({ content }),
    response: z.object({
      problems: list(problem),
      differences: list(difference),
      /** Whether the path is a campaign's already. */
      exists: z.boolean(),
    }),
  },
  checkImport: {
    summary: 'What would keep each campaign of a file from being saved, and what it would change.',
    body: z.object({ entries }),
    response: z.object({
      rows: list(
        z.object({
          path: z.string(),
          /** `new` makes a campaign, `same` changes nothing. */
          does: z.enum(['new', 'change', 'same']),
          problems: list(problem),
          differences: list(difference),
          /** Why it is stale, in words; '' where it is not. */
          stale: z.string(),
        }),
      ),
    }),
  },
  importDrafts: {
    summary: 'Saves the campaigns of a file as drafts: all, or none.',
    body: z.object({ entries, because: z.string().max(300), merges: z.boolean().optional() }),
    response: z.object({ paths: list(z.string()) }),
  },
  status: {
    summary: 'How far the last publication of a campaign has come.',
    body: z.object({ path }),
    response: z.object({ status: status.optional() }),
  },
  preview: {
    summary: 'A signed address that shows the draft on the real page for a day.',
    body: z.object({ path }),
    response: z.object({ address: z.string() }),
  },
  approve: { summary: 'Approves the draft as it is.', body: z.object({ path }), response: nothing },
  publish: {
    summary: 'Makes the draft a version, live now or at a time.',
    body: z.object({
      path,
      because,
      at: moment.optional(),
      /** What was compared: the live version and the draft. Another one is refused. */
      seen: z.object({ version: z.int(), etag: z.int() }).optional(),
    }),
    response: acted,
  },
  pause: {
    summary: 'Closes a campaign to new visitors, now or at a time.',
    body: z.object({ path, because, at: moment.optional(), instead: z.string().max(100).optional() }),
    response: acted,
  },
  resume: { summary: 'Opens a paused campaign again.', body: z.object({ path, because }), response: acted },
  bringBack: {
    summary: 'Makes an earlier version live.',
    body: z.object({ path, version: z.int(), because }),
    response: acted,
  },
  cancel: {
    summary: 'Cancels what is planned for a campaign.',
    body: z.object({ path }),
    response: z.object({ cancelled: z.int() }),
  },
  figures: figuresCall,
  ...experimentCalls,
  ...deskCalls,
  ...privacyCalls,
} as const satisfies Readonly<Record<string, StudioCall>>;

export type StudioCallName = keyof typeof studioCalls;
export type StudioBody<Name extends StudioCallName> = z.infer<(typeof studioCalls)[Name]['body']>;
export type StudioAnswer<Name extends StudioCallName> = z.infer<(typeof studioCalls)[Name]['response']>;

/** A refusal, as the page reads it. `conflict`: somebody else's content in place of the one that was read. */
export interface StudioRefusal {
  readonly code: string;
  readonly message: string;
  readonly problems?: readonly z.infer<typeof problem>[];
  readonly conflict?: StudioConflict;
}

/** The sides of a stale save. */
export interface StudioConflict {
  /** What both were made from. */
  readonly base: CampaignContent | undefined;
  readonly theirs: CampaignContent;
  readonly by: string;
  readonly at: number;
  /** What a save over theirs has to name. */
  readonly next: { readonly base: number; readonly etag: number };
}
