import type { LegalWords } from '../../legalWords.ts';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const legalWords: LegalWords = {
  contents: 'On this page',
  updated: (date) => `Last updated on ${date}`,
  missing: (what) => `[${what}: to be filled in]`,
  facts: {
    brand: 'brand',
    company: 'company name',
    address: 'postal address',
    email: 'email address for privacy',
    lawState: 'state whose law applies',
    keepsLeads: 'time that leads are kept',
    keepsDisqualified: 'time that disqualified leads are kept',
    keepsUnfinished: 'time that unfinished visits are kept',
    keepsRequests: 'time that requests are kept',
  },
  draft: 'This text is not finished: the marked places are for the company to fill in, and for its lawyer to check.',
  optedOut:
    'You are opted out. Your browser sends the Global Privacy Control signal, so we do not sell or share your information on this site.',
  noSponsors: 'The list of sponsors',
  days: (count) => plural(count, 'day'),
  years: (count) => plural(count, 'year'),
  withoutEnd: 'until you ask us to delete them',
};
