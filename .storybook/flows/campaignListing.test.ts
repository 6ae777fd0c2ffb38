import { expect, it } from 'vitest';
import { campaignRows } from '#funnel/campaign/campaigns.ts';
import { brandHosts, campaignListings } from './campaignListing.ts';

const of = (path: string) => campaignListings.find((each) => each.path === path);

it('lists every path of the table', () => expect(campaignListings.map(({ path }) => path)).toEqual(Object.keys(campaignRows)));

it('says what a campaign brings of its own', () => {
  expect(of('/survey/tt')).toMatchObject({
    flow: 'social',
    oid: '160',
    affid: '252',
    switches: ['redesign=on'],
    language: 'English',
    brand: 'by host',
    also: [],
  });
  expect(of('/survey/es')).toMatchObject({ flow: 'insurance', language: 'Spanish', switches: [] });
  expect(of('/survey/v4nv-d2')?.also).toEqual(['buyers_consent', 'buyers d2']);
  expect(of('/survey/v7-sms')?.also).toEqual(['phone verified']);
});

it('says where each ends, by the campaign or by its flow', () => {
  expect(of('/surveyv5nv')?.thankYou).toBe('/survey-v5-thank-you/');
  expect(of('/survey/v7')?.thankYou).toBe('/survey-thank-you-v7/');
  expect(campaignListings.filter(({ thankYou }) => !/^\/[a-z\d-]+\/$/.test(thankYou))).toEqual([]);
});

it('says which host shows which brand', () =>
  expect(brandHosts).toEqual(
    expect.arrayContaining(['Auto Accident Team on autoaccidentteam.com', 'Crash Compensation on crashcompensation.com']),
  ));
