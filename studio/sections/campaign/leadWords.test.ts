import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { flows } from '#contract/flows/index.ts';
import { leadWords } from './leadWords.ts';

const content = (part: object) => ({ path: '/a', flow: 'main', oid: '81', affid: '10', ...part }) as CampaignContent;
const all = (part: object) => leadWords(content(part)).join(' ');

it('every flow has words, and content without a flow says so', () => {
  for (const { id } of flows) expect(leadWords(content({ flow: id })).length).toBeGreaterThan(3);
  expect(leadWords(content({ flow: '' }))).toEqual(['Choose a flow: it says who gets a lead.']);
});

it('fixed buyers are named only where the consent names them', () => {
  expect(all({ flow: 'buyer-consent', buyers: 'd1', facts: ['buyers_consent'] })).toContain('names the firms of group d1');
  expect(all({ flow: 'buyer-consent', buyers: 'd1' })).toContain('does not name its firms');
  expect(all({ flow: 'buyer-consent' })).toContain('Buyers are looked for');
  expect(all({})).toContain('The consent names the brand’s sellers.');
});

it('a code to the phone and the offer are said', () => {
  expect(all({ verifiesPhone: true })).toContain('proven by a code');
  expect(all({})).not.toContain('proven by a code');
  expect(all({ oid: '' })).toContain('offer — and affiliate 10');
});
