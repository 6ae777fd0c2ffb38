import { expect, it } from 'vitest';
import type { CampaignBin } from '../../store/arrival-store.ts';
import { fallWaits } from './campaign-waits.ts';

const bin = (campaign: string, day: number, qualified: number): CampaignBin => ({
  ...{ campaign, bin: day, part: 0, visits: 800, qualified },
});
/** Two campaigns of which both fell today; one of them is live no more. */
const store = {
  campaignBins: async () =>
    ['survey', 'gone'].flatMap((name) => [...[1, 2, 3, 4, 5, 6, 7].map((day) => bin(name, day, 64)), bin(name, 0, 8)]),
  liveCampaigns: async () => ({ campaigns: [{ key: 'survey', body: JSON.stringify({ path: '/Survey' }) }] }),
} as never;

it('a live campaign that fell is named by its path to who tests campaigns, and to nobody else', async () => {
  const ask = (role: 'marketer' | 'privacy') => fallWaits(store, 0, { name: 'ana', role });
  expect(await ask('marketer')).toMatchObject([
    { about: 'fall', key: 'survey', path: '/Survey', after: { visits: 800, qualified: 8 } },
  ]);
  expect(await ask('privacy')).toEqual([]);
});
