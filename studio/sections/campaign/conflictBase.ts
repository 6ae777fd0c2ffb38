import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { StudioConflict } from '#contract/studio/calls.ts';

/** A save as its page sent it: what it had read, and the version and draft that it named. */
export interface SentSave {
  readonly read: CampaignContent;
  readonly base: number;
  readonly etag: number;
}

/**
 * What both sides of a stale save were made from. Where somebody else's draft, or its publication, came first, that is what the page
 * had read: the server knows only the live version of then. Where the draft is still the page's own, or was planned, it is that
 * version: else all of the draft would count as theirs. Pure.
 */
export function baseOfConflict({ base, next }: StudioConflict, sent: SentSave): CampaignContent | undefined {
  const isOwnDraft = next.etag === sent.etag;
  const isPlanned = next.etag === 0 && next.base === sent.base;
  return isOwnDraft || isPlanned ? base : sent.read;
}
