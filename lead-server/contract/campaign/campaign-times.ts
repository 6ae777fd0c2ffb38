import type { CampaignSettings } from './campaign.ts';
import type { CampaignTable } from './campaign-table.ts';

type Times = Pick<CampaignSettings, 'startsAt' | 'endsAt'>;

/** Milliseconds since 1970 of a time such as `2026-12-01T08:00Z`; undefined for all else, also a day that no month has. */
export function campaignMoment(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) || campaignTime(at) !== text ? undefined : at;
}

/** A moment as contents have it, to the minute. */
export const campaignTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

/** Whether a campaign has begun and not ended. */
export type TimeState = 'before' | 'open' | 'after';

/** How a campaign stands to its own time. Pure. */
export function timeState({ startsAt, endsAt }: Times, now: number): TimeState {
  const [start, end] = [campaignMoment(startsAt), campaignMoment(endsAt)];
  if (end !== undefined && now >= end) return 'after';
  return start !== undefined && now < start ? 'before' : 'open';
}

/** The last time of a campaign's own that has passed; undefined where none has. Pure. */
export function passedTime(
  { startsAt, endsAt }: Times,
  now: number,
): { readonly act: 'start' | 'end'; readonly at: number } | undefined {
  const [start, end] = [campaignMoment(startsAt), campaignMoment(endsAt)];
  if (end !== undefined && end <= now) return { act: 'end', at: end };
  return start !== undefined && start <= now ? { act: 'start', at: start } : undefined;
}

/**
 * The campaigns as they are at a moment: one outside of its time answers as a paused one does. Pure.
 * @returns the table, and until when it holds
 */
export function tableAt(table: CampaignTable, now: number): { readonly table: CampaignTable; readonly until: number } {
  let until = Number.POSITIVE_INFINITY;
  let isChanged = false;
  const entries = [...table.byKey].map(([key, live]) => {
    const { content } = live;
    for (const at of [campaignMoment(content.startsAt), campaignMoment(content.endsAt)])
      if (at !== undefined && at > now) until = Math.min(until, at);
    if (live.pausedFor !== undefined || timeState(content, now) === 'open') return [key, live] as const;
    isChanged = true;
    return [key, { ...live, pausedFor: content.instead ?? '' }] as const;
  });
  return { table: isChanged ? { ...table, byKey: new Map(entries) } : table, until };
}
