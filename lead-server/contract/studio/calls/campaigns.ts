import { z } from 'zod';
import { draft } from './drafts.ts';
import { content, deed, difference, fall, list, moment, nothing, path, schedule } from './shapes.ts';

const state = z.enum(['draft', 'live', 'paused']);

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
  /** Its own start and end, and how it stands to them now; undefined without any. */
  times: z.object({ startsAt: moment.optional(), endsAt: moment.optional(), is: z.enum(['before', 'open', 'after']) }).optional(),
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
  act: z.enum(['publish', 'pause', 'resume', 'back', 'start', 'end', 'code']),
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

/** The calls that look at campaigns. */
export const campaignCalls = {
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
  status: {
    summary: 'How far the last publication of a campaign has come.',
    body: z.object({ path }),
    response: z.object({ status: status.optional() }),
  },
} as const;
