import { describe, expect, it } from 'vitest';
import type { CampaignBin } from '../store/arrival-store.ts';
import { campaignFiguresOf } from './campaign-figures.ts';

const bin = (day: number, visits: number, qualified: number, campaign = 'survey'): CampaignBin => ({
  ...{ campaign, bin: day, visits, qualified },
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

  it('name what fell, without the hour that has begun', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => bin(day, 800, 64));
    const { falls } = campaignFiguresOf([...week, bin(0, 800, 20), bin(-1, 400, 0)]);
    expect(falls).toEqual([
      { campaign: 'survey', before: { visits: 5600, qualified: 448 }, after: { visits: 800, qualified: 20 } },
    ]);
    expect(campaignFiguresOf([...week, bin(0, 800, 60), bin(-1, 400, 0)]).falls).toEqual([]);
  });
});
