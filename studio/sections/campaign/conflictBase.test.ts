import { describe, expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { mergeContents } from '#contract/campaign/merge.ts';
import { baseOfConflict } from './conflictBase.ts';

const live: CampaignContent = { path: '/fall', flow: 'main', oid: '1', affid: '1' };
const draft: CampaignContent = { ...live, oid: '2' };
const mine: CampaignContent = { ...draft, affid: '7' };
const sent = { read: draft, base: 3, etag: 2 };

/** What a merge of mine with theirs gives. */
function merged(theirs: CampaignContent, next: { readonly base: number; readonly etag: number }) {
  const conflict = { base: live, theirs, by: 'ben', at: 0, next };
  return mergeContents(baseOfConflict(conflict, sent), mine, theirs);
}

describe('the base of a conflict', () => {
  it('another draft: what its author took back stays so', () => {
    expect(merged({ ...draft, oid: '1' }, { base: 3, etag: 3 })).toEqual({ content: { ...live, affid: '7' }, conflicts: [] });
  });

  it('the draft was published, with or without more', () => {
    expect(merged(draft, { base: 4, etag: 0 }).content).toEqual(mine);
    expect(merged({ ...draft, flow: 'classic' }, { base: 4, etag: 0 }).content).toEqual({ ...mine, flow: 'classic' });
  });

  it('an earlier version was brought back under an own draft: the whole draft stays', () => {
    expect(merged({ ...live, flow: 'classic' }, { base: 2, etag: 2 }).content).toEqual({ ...mine, flow: 'classic' });
  });

  it('the draft was planned for later, and the same is live: the whole draft stays', () => {
    expect(merged(live, { base: 3, etag: 0 })).toEqual({ content: mine, conflicts: [] });
  });
});
