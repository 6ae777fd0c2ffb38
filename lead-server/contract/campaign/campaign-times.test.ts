import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CampaignContent } from './campaign.ts';
import { campaignAt, campaignTable } from './campaign-table.ts';
import { campaignMoment, campaignTime, passedTime, tableAt, timeState } from './campaign-times.ts';

const minute = 60_000;
const moment = fc.integer({ min: 0, max: 66_000_000 }).map((minutes) => minutes * minute);
const content = (path: string, more: Partial<CampaignContent> = {}): CampaignContent => ({
  ...{ path, flow: 'main', oid: '1', affid: '1' },
  ...more,
});
const [start, end] = [Date.UTC(2026, 11, 1, 8), Date.UTC(2026, 11, 24, 18)];
const own = { startsAt: campaignTime(start), endsAt: campaignTime(end) };

describe('the times of a campaign', () => {
  it('a moment is read as it was written', () => {
    fc.assert(fc.property(moment, (at) => campaignMoment(campaignTime(at)) === at));
    for (const text of ['2026-02-30T08:00Z', '2026-12-01T08:00', '2026-12-01T24:00Z', '2026-12-01', 5, undefined])
      expect(campaignMoment(text)).toBeUndefined();
  });

  it('it is open from its start until before its end', () => {
    const states = [start - 1, start, end - 1, end].map((now) => timeState(own, now));
    expect(states).toEqual(['before', 'open', 'open', 'after']);
    expect(timeState({}, 0)).toBe('open');
    expect([start - 1, start, end].map((now) => passedTime(own, now))).toEqual([
      undefined,
      { act: 'start', at: start },
      { act: 'end', at: end },
    ]);
  });

  it('outside of its time another campaign answers, or its end page; a paused one stays paused', () => {
    const live = [
      { version: 1, content: content('/a', { ...own, instead: '/b' }) },
      { version: 1, content: content('/b') },
      { version: 1, content: content('/c', own) },
      { version: 1, content: content('/d', own), pausedFor: '/b' },
    ];
    const table = campaignTable(1, live);
    const shownAt = (now: number) =>
      ['/a', '/b', '/c', '/d'].map((path) => {
        const found = campaignAt(tableAt(table, now).table, path);
        return found?.ended ? 'end page' : found?.live.content.path;
      });
    expect(shownAt(start - 1)).toEqual(['/b', '/b', 'end page', '/b']);
    expect(shownAt(start)).toEqual(['/a', '/b', '/c', '/b']);
    expect(shownAt(end)).toEqual(['/b', '/b', 'end page', '/b']);
    expect([start - 1, start, end].map((now) => tableAt(table, now).until)).toEqual([start, end, Number.POSITIVE_INFINITY]);
  });

  it('a table holds until the next of its times, and without times it is the same', () => {
    const times = fc.record({ startsAt: moment, endsAt: moment });
    fc.assert(
      fc.property(fc.array(times, { maxLength: 4 }), moment, (all, now) => {
        const contents = all.map(({ startsAt, endsAt }, at) =>
          content(`/${at}`, { startsAt: campaignTime(startsAt), endsAt: campaignTime(endsAt) }),
        );
        const table = campaignTable(
          1,
          contents.map((each) => ({ version: 1, content: each })),
        );
        const { until } = tableAt(table, now);
        const states = (at: number) => contents.map((each) => timeState(each, at));
        expect(states(Math.min(until, Number.MAX_SAFE_INTEGER) - 1)).toEqual(states(now));
      }),
    );
    const plain = campaignTable(1, [{ version: 1, content: content('/a') }]);
    expect(tableAt(plain, start).table).toBe(plain);
  });
});
