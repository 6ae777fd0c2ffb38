import { expect, it } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { flows } from '#contract/flows/index.ts';
import { destinationHint, leadWords } from './leadWords.ts';

const content = (part: object) => ({ path: '/a', flow: 'main', oid: '81', affid: '10', ...part }) as CampaignContent;
const destinations = [
  { name: 'exchange', buyer: '' },
  { name: 'lender', buyer: 'Example Loans', flows: ['funding'] },
];
const all = (part: object) => leadWords(content(part), destinations).join(' ');

it('every flow has words, and content without a flow says so', () => {
  for (const { id } of flows) expect(leadWords(content({ flow: id }), destinations).length).toBeGreaterThan(3);
  expect(leadWords(content({ flow: '' }), destinations)).toEqual(['Choose a flow: it says who gets a lead.']);
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

it('destinations are those that take the flow, or fewer where the campaign names them', () => {
  expect(all({})).toContain('can go to exchange, each');
  expect(all({ flow: 'funding' })).toContain('can go to exchange and lender, each');
  expect(all({ flow: 'funding', destinations: ['lender'] })).toContain('go to nobody but lender, each');
  expect(all({ destinations: ['lender'] })).toContain('nobody gets them');
  expect(destinations.map((each) => destinationHint(each, 'main'))).toEqual([
    'Sells on, to those that the consent names.',
    'Takes no leads of this flow.',
  ]);
});

it('what partners are not told is said in words, for every flow', () => {
  expect(all({ flow: 'ticket' })).toContain(
    'Partners are not told why somebody who has a lawyer was led to another page, whether',
  );
  for (const { id } of flows) expect(all({ flow: id })).not.toContain('redirect reason');
});
