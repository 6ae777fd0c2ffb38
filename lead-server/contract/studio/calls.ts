import type { z } from 'zod';
import type { CampaignContent } from '../campaign/campaign.ts';
import { campaignCalls } from './calls/campaigns.ts';
import { draftCalls } from './calls/drafts.ts';
import { publishingCalls } from './calls/publishing.ts';
import { sessionCalls } from './calls/session.ts';
import { settingsCalls } from './calls/settings.ts';
import type { problem } from './calls/shapes.ts';
import { todayCalls } from './calls/today.ts';
import { deskCalls } from './desk.ts';
import { deskActCalls } from './desk-acts.ts';
import { experimentCalls } from './experiments.ts';
import { figureCalls } from './figures.ts';
import { privacyCalls } from './privacy.ts';

/** A call of the studio: a POST of JSON to `studioCallPath` of its name. Server and page derive their types from it. */
export interface StudioCall {
  readonly summary: string;
  readonly body: z.ZodType;
  readonly response: z.ZodType;
}

/** Every call of the studio. See docs/spec/studio.md#calls. */
export const studioCalls = {
  ...sessionCalls,
  ...todayCalls,
  ...campaignCalls,
  ...draftCalls,
  ...publishingCalls,
  ...figureCalls,
  ...experimentCalls,
  ...deskCalls,
  ...deskActCalls,
  ...privacyCalls,
  ...settingsCalls,
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
export interface StudioConflict<Content extends object = CampaignContent> {
  /** What both were made from. */
  readonly base: Content | undefined;
  readonly theirs: Content;
  readonly by: string;
  readonly at: number;
  /** What a save over theirs has to name. */
  readonly next: { readonly base: number; readonly etag: number };
}
