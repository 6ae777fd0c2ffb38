import { z } from 'zod';
import type { CampaignContent } from '../../campaign/campaign.ts';

/** A list that nobody changes. */
export const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
/** A campaign's path. */
export const path = z.string().min(1).max(100);
/** Milliseconds since 1970. */
export const moment = z.int().min(0);
export const because = z.string().trim().min(1).max(300);
export const content = z.custom<CampaignContent>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
export const nothing = z.object({});

export const deed = z.object({ at: moment, by: z.string(), because: z.string() });
export const problem = z.object({ path: z.string(), field: z.string(), problem: z.string(), remedy: z.string() });
export const difference = z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() });

export const schedule = z.object({
  act: z.enum(['publish', 'pause']),
  version: z.int(),
  dueAt: moment,
  by: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  /** Why it cannot run, or did not; '' where it can. */
  reason: z.string(),
});

export const counted = z.object({ visits: z.int(), qualified: z.int() });
/** A campaign whose qualified share fell to half or less of that at the same hours of the seven days before. */
export const fall = z.object({
  key: z.string(),
  path: z.string(),
  /** How many whole hours it is about. */
  hours: z.int(),
  before: counted,
  after: counted,
  /** The part of the share that is left: an interval at 99.9 %. */
  left: z.object({ low: z.number(), high: z.number() }),
});
