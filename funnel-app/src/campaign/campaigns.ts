import { type CampaignContent, type CampaignSettings, keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignTable } from '#contract/campaign/campaign-table.ts';
import type { BuyerGroup } from '#contract/site/site.ts';
import type { Switches } from '#themes/switches.ts';
import { answersInTwo } from './experiments.ts';

export { keyOfPath } from '#contract/campaign/campaign.ts';

/** The settings of a campaign, its switches by name. */
export type Campaign = CampaignSettings<Switches>;

const main: Campaign = { flow: 'main', oid: '81', affid: '10' };
const classic: Campaign = { flow: 'classic', oid: '80', affid: '10' };
const socialDrop: Campaign = { flow: 'social-drop', oid: '101', affid: '10' };
const estimate: Campaign = { flow: 'estimate', oid: '152', affid: '340' };
const insurance: Campaign = { flow: 'insurance', oid: '188', affid: '10' };
const buyerConsent: Campaign = { flow: 'buyer-consent', oid: '188', affid: '10' };
const fixedBuyers = (buyers: BuyerGroup): Campaign => ({ ...buyerConsent, buyers, facts: ['buyers_consent'] });
const treatment: Campaign = { flow: 'treatment', oid: '81', affid: '1' };

/** The campaigns of a fresh start. A path that the store knows is answered by the store's. See docs/spec/campaigns.md#paths. */
export const campaignRows: Readonly<Record<string, Campaign>> = {
  '/': main,
  '/survey': main,
  '/yt': { ...main, oid: '56' },
  '/survey/yt': { ...main, oid: '57', experiments: [answersInTwo] },
  '/survey-google': classic,
  '/g': { ...classic, oid: '85' },
  '/g2': { ...classic, oid: '86' },
  '/f': socialDrop,
  '/survey/fb': { ...socialDrop, oid: '102' },
  '/form': { flow: 'one-page', oid: '112', affid: '1' },
  // also /surveyes, the name that the specification uses: slashes are ignored
  '/survey/es': { ...insurance, oid: '113', switches: { lang: 'es' }, facts: ['without_funding'] },
  '/survey/vw': { flow: 'third', oid: '114', affid: '107' },
  '/survey/ig': estimate,
  '/survey/insta': estimate,
  '/survey/tt': { flow: 'social', oid: '160', affid: '252', switches: { redesign: 'on' } },
  '/survey/v4nv-ep': buyerConsent,
  '/survey/v4nv-rz': buyerConsent,
  '/survey/v4nv-d1': fixedBuyers('d1'),
  '/survey/v4nv-d2': fixedBuyers('d2'),
  '/survey/v4nv-x1': fixedBuyers('x1'),
  '/survey/v4nv-es': { ...buyerConsent, switches: { lang: 'es' } },
  '/surveyv4g': { flow: 'funding', oid: '196', affid: '10', facts: ['straight_to_date'] },
  '/surveyv4nv': insurance,
  '/surveyv5nv': { ...insurance, oid: '196', thankYouPath: '/survey-v5-thank-you/' },
  '/survey/v6': { flow: 'contact-first', oid: '235', affid: '10' },
  '/survey/v7': { flow: 'v7', oid: '235', affid: '1' },
  '/survey-sd/v3b': treatment,
  '/survey-sd/v4': { flow: 'short', oid: '81', affid: '1' },
  '/survey-sl': { flow: 'multi-step', oid: '81', affid: '1' },
  // assumed paths
  '/survey/car': { flow: 'car-accident', oid: '81', affid: '10' },
  '/survey/lawyer': { flow: 'lawyer-early', oid: '81', affid: '10' },
  '/survey/hurt': { flow: 'hurt-first', oid: '81', affid: '10' },
  '/survey/express': { flow: 'express', oid: '81', affid: '10' },
  '/survey/anchored': { flow: 'treatment-anchored', oid: '81', affid: '10' },
  // assumed: the offer of the funding flow with the question about the case's worth
  '/survey/funding': { flow: 'funding', oid: '196', affid: '10' },
  '/survey/v7-worth': { flow: 'v7', oid: '235', affid: '1', facts: ['case_worth'] },
  // assumed: version 7 with a code sent to the phone
  '/survey/v7-sms': { flow: 'v7', oid: '235', affid: '1', verifiesPhone: true },
  '/survey/ticket': { flow: 'ticket', oid: '81', affid: '10' },
  '/survey/benefits': { flow: 'benefits', oid: '81', affid: '10' },
  '/survey/dui': { flow: 'dui', oid: '81', affid: '10' },
};

/** The campaigns by the key of their path. */
export const campaigns: Readonly<Record<string, Campaign>> = Object.fromEntries(
  Object.entries(campaignRows).map(([path, campaign]) => [keyOfPath(path), campaign]),
);

/** The campaign of a path (`/survey/yt`, `/survey/yt/`), or undefined: then the page is a 404. */
export function campaignOf(path: string): Campaign | undefined {
  const key = keyOfPath(path);
  return Object.hasOwn(campaigns, key) ? campaigns[key] : undefined;
}

/** The campaigns in code as a table, for a server without any stored, stories and tests. */
export const ownTable = campaignTable(
  0,
  Object.entries(campaignRows).map(([path, row]) => ({ version: 1, content: { path, ...row } as CampaignContent })),
);
