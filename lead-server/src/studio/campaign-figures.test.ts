import { describe, expect, it } from 'vitest';
import type { CampaignBin } from '../store/arrival-store.ts';
import { campaignFiguresOf } from './campaign-figures.ts';

const bin = (day: number, visits: number, qualified: number, campaign = 'survey', part = 3): CampaignBin => ({
  ...{ campaign, bin: day, part, visits, qualified },
});

describe("a list's figures", () => {
  it('are of seven days and the hour that has begun, with fourteen days as a line', () => {
    const bins = Array.from({ length: 15 }, (_, at) => bin(at - 1, 100, at));
    const { figures } = campaignFiguresOf(bins);
    expect(figures.get('survey')).toEqual({
      visits: 800,
      qualified: (0 + 1 + 2 + 3 + 4 + 5 + 6 + 7) / 800,
      trend: [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    });
  });

  it('say nothing of days before the first that was counted', () => {
    const { figures } = campaignFiguresOf([bin(2, 10, 1), bin(0, 10, 3, 'new')]);
    expect(figures.get('survey')?.trend).toEqual([1, 0, 0]);
    expect(figures.get('new')).toEqual({ visits: 10, qualified: 0.3, trend: [0, 0, 3] });
    expect(campaignFiguresOf([bin(0, 10, 1)]).figures.get('survey')?.trend).toBeUndefined();
    expect(campaignFiguresOf([]).figures.size).toBe(0);
  });

  it('have no share where nobody came in seven days', () => {
    expect(campaignFiguresOf([bin(9, 10, 1)]).figures.get('survey')).toMatchObject({ visits: 0, qualified: undefined });
  });

  it('name what fell at the same hours of the week, in the fewest hours that say so, without the hour that has begun', () => {
    // three of four visits come in the last three hours of each day
    const day = (at: number, [few, many]: readonly [number, number]) => [bin(at, 200, few), bin(at, 600, many, 'survey', 0)];
    const week = [1, 2, 3, 4, 5, 6, 7].flatMap((at) => day(at, [16, 48]));
    const fallsOf = (today: readonly [number, number]) => campaignFiguresOf([...week, ...day(0, today), bin(-1, 400, 0)]).falls;
    expect(fallsOf([16, 12])).toEqual([
      {
        ...{ campaign: 'survey', hours: 3, before: { visits: 4200, qualified: 336 }, after: { visits: 600, qualified: 12 } },
        left: { low: expect.closeTo(0.099, 3), high: expect.closeTo(0.626, 3) },
      },
    ]);
    expect(fallsOf([1, 28])).toMatchObject([{ hours: 24, after: { visits: 800, qualified: 29 } }]);
    expect(fallsOf([16, 44])).toEqual([]);
  });
});
