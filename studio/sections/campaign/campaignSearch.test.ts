import { expect, it } from 'vitest';
import { readCampaignSearch, readHistorySearch } from './campaignSearch.ts';

it('an address opens the dialog and names two versions, and nothing else', () => {
  expect(readCampaignSearch({ publish: true, later: 'true', other: 1 })).toEqual({ publish: true, later: true });
  expect(readCampaignSearch({ publish: 'no' })).toEqual({});
  expect(readHistorySearch({ one: '3', other: 'draft', all: true })).toEqual({ one: 3, other: 'draft', all: true });
  expect(readHistorySearch({ one: 0, other: 1.5, json: 'x' })).toEqual({});
});
