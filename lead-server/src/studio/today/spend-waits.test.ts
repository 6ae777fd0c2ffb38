import { expect, it, vi } from 'vitest';
import { dayNumber } from '#contract/experiments/zone-days.ts';
import { alertsSchema } from '../../site/alerts.ts';
import type { Spend } from '../../store/spend-store.ts';
import { spendAbove, spendWaits } from './spend-waits.ts';

const today = dayNumber('2026-11-27');
/** 20:00 of the 26th in New York. */
const now = Date.UTC(2026, 10, 27, 1);
const row = (campaign: string, day: number, dollars: number, more: Partial<Spend> = {}): Spend => ({
  ...{ campaign, day, source: 'meta', affid: '', cents: dollars * 100 },
  ...more,
});
const limits = (content: object) => alertsSchema.parse(content);

it('a day is above its limit by what all sources and affiliates cost together; the limit itself is not above', () => {
  const rows = [
    row('survey', today, 60),
    row('survey', today, 40, { source: 'google' }),
    row('survey', today, 0, { affid: '20' }),
  ];
  expect(spendAbove(rows, limits({ spendLimit: 100 }))).toEqual([]);
  expect(spendAbove([...rows, row('survey', today, 1, { affid: '21' })], limits({ spendLimit: 100 }))).toEqual([
    { key: 'survey', day: today, cents: 10_100, limit: 10_000, days: 1 },
  ]);
});

it('the newest day above is named, once a campaign, with how many there are', () => {
  const rows = [row('survey', today - 3, 300), row('survey', today - 1, 200), row('survey', today, 50)];
  expect(spendAbove(rows, limits({ spendLimit: 100 }))).toEqual([
    { key: 'survey', day: today - 1, cents: 20_000, limit: 10_000, days: 2 },
  ]);
});

it('a limit of a campaign’s own counts in place of the one of all, and without any nothing is above', () => {
  const rows = [row('surveyig', today, 700), row('survey', today, 700)];
  const own = { spendLimits: [{ name: '/survey/ig', dollars: 1000 }] };
  expect(spendAbove(rows, limits({ spendLimit: 500, ...own })).map(({ key }) => key)).toEqual(['survey']);
  expect(spendAbove(rows, limits({ spendLimits: [{ name: '/survey/ig', dollars: 600 }] })).map(({ key }) => key)).toEqual([
    'surveyig',
  ]);
  expect(spendAbove(rows, limits({}))).toEqual([]);
});

it('the last seven days of the business are looked at, for who may pause, where there is a limit', async () => {
  const spend = vi.fn(async () => [row('gone', today - 1, 700)]);
  const store = { spend, campaigns: async () => [], campaignVersion: async () => undefined } as never;
  const ask = (content: object, role: 'operator' | 'media') =>
    spendWaits(store, { alerts: limits(content), zone: 'America/New_York' }, now, { name: 'ana', role });
  expect(await ask({}, 'operator')).toEqual([]);
  expect(await ask({ spendLimit: 500 }, 'media')).toEqual([]);
  expect(spend).not.toHaveBeenCalled();
  // spend of a campaign that nobody has is money all the same
  expect(await ask({ spendLimit: 500 }, 'operator')).toEqual([
    { about: 'spend', key: 'gone', path: '/gone', day: '2026-11-26', cents: 70_000, limit: 50_000, days: 1 },
  ]);
  expect(spend).toHaveBeenCalledWith(today - 7, today);
});
