import type { LeadField } from '../fields/fields.ts';
import { defaultSubId, type Query, type TrackingField, trackingFieldNames, trackingFrom } from './tracking.ts';

/** What an advertiser fills in when its ad is clicked. */
export interface Placeholder {
  /** As it is written in an address. */
  readonly text: string;
  readonly means: string;
  /** A value such as it might fill in. */
  readonly sample: string;
}

export interface Advertiser {
  readonly id: string;
  readonly name: string;
  readonly placeholders: readonly Placeholder[];
  /** The click id as the advertiser adds it, also where the address does not name it. */
  readonly click?: { readonly name: TrackingField; readonly sample: string };
  /** Query names of ours with what an address of this advertiser has there. */
  readonly usual: Readonly<Partial<Record<QueryName, string>>>;
  /** Where the address goes, and what the advertiser does by itself. */
  readonly note: string;
}

/** Query names that a person may fill, each with the field of a lead that it becomes. See docs/spec/lead-record.md#tracking-parameters. */
export const queryNames = {
  gclid: 'gclid',
  fbclid: 'fbclid',
  ttclid: 'ttclid',
  msclkid: 'msclkid',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
  sub1: 'sub_id',
  sub2: 'sub_id2',
  sub3: 'sub_id3',
  sub4: 'sub_id4',
  sub5: 'click_id',
  uid: 'uid',
  source_id: 'source_id',
} as const satisfies Readonly<Record<string, TrackingField>>;
export type QueryName = keyof typeof queryNames;

/**
 * Advertisers with their placeholders, from their public help pages: Google's answer 6305348, TikTok's supported macros and click id,
 * Microsoft's page 56799. assumed: Meta's are from integrators' pages, its own could not be read.
 */
export const advertisers: readonly Advertiser[] = [
  {
    id: 'google',
    name: 'Google Ads',
    click: { name: 'gclid', sample: 'CjwKCAiA-sample' },
    placeholders: [
      { text: '{gclid}', means: 'click id', sample: 'CjwKCAiA-sample' },
      { text: '{campaignid}', means: 'campaign id', sample: '20871234567' },
      { text: '{adgroupid}', means: 'ad group id', sample: '151234567890' },
      { text: '{creative}', means: 'ad id', sample: '681234567890' },
      { text: '{keyword}', means: 'keyword', sample: 'car accident lawyer' },
      { text: '{matchtype}', means: 'match type', sample: 'p' },
      { text: '{network}', means: 'network', sample: 'g' },
      { text: '{device}', means: 'device', sample: 'm' },
      { text: '{placement}', means: 'placement', sample: 'news.example' },
    ],
    usual: {
      gclid: '{gclid}',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: '{campaignid}',
      utm_term: '{keyword}',
      utm_content: '{creative}',
      sub2: '{campaignid}',
      sub3: '{adgroupid}',
      sub4: '{creative}',
    },
    note: 'As the final URL, or what follows its question mark as the final URL suffix. Auto-tagging adds gclid, gbraid or wbraid by itself.',
  },
  {
    id: 'meta',
    name: 'Meta',
    click: { name: 'fbclid', sample: 'IwAR0-sample' },
    placeholders: [
      { text: '{{campaign.id}}', means: 'campaign id', sample: '120210000000000001' },
      { text: '{{campaign.name}}', means: 'campaign name', sample: 'Fall' },
      { text: '{{adset.id}}', means: 'ad set id', sample: '120210000000000002' },
      { text: '{{adset.name}}', means: 'ad set name', sample: 'Texas' },
      { text: '{{ad.id}}', means: 'ad id', sample: '120210000000000003' },
      { text: '{{ad.name}}', means: 'ad name', sample: 'Video A' },
      { text: '{{site_source_name}}', means: 'site', sample: 'ig' },
      { text: '{{placement}}', means: 'placement', sample: 'Instagram_Feed' },
    ],
    usual: {
      utm_source: 'facebook',
      utm_medium: 'paid_social',
      utm_campaign: '{{campaign.id}}',
      utm_term: '{{adset.id}}',
      utm_content: '{{ad.id}}',
      sub2: '{{campaign.id}}',
      sub3: '{{adset.id}}',
      sub4: '{{ad.id}}',
    },
    note: 'As the website URL, or what follows its question mark as URL parameters. Meta adds fbclid by itself and has no placeholder for it.',
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    click: { name: 'ttclid', sample: 'E.C.P.sample' },
    placeholders: [
      { text: '__CLICKID__', means: 'click id', sample: 'E.C.P.sample' },
      { text: '__CAMPAIGN_ID__', means: 'campaign id', sample: '1790000000000001' },
      { text: '__CAMPAIGN_NAME__', means: 'campaign name', sample: 'Fall' },
      { text: '__AID__', means: 'ad group id', sample: '1790000000000002' },
      { text: '__AID_NAME__', means: 'ad group name', sample: 'Texas' },
      { text: '__CID__', means: 'ad id', sample: '1790000000000003' },
      { text: '__CID_NAME__', means: 'ad name', sample: 'Video A' },
      { text: '__PLACEMENT__', means: 'placement', sample: 'TikTok' },
    ],
    usual: {
      ttclid: '__CLICKID__',
      utm_source: 'tiktok',
      utm_medium: 'paid_social',
      utm_campaign: '__CAMPAIGN_ID__',
      utm_term: '__AID__',
      utm_content: '__CID__',
      sub2: '__CAMPAIGN_ID__',
      sub3: '__AID__',
      sub4: '__CID__',
    },
    note: 'As the ad’s URL. TikTok adds ttclid by itself where its click id is on.',
  },
  {
    id: 'microsoft',
    name: 'Microsoft Ads',
    click: { name: 'msclkid', sample: 'a1b2c3d4sample' },
    placeholders: [
      { text: '{msclkid}', means: 'click id', sample: 'a1b2c3d4sample' },
      { text: '{CampaignId}', means: 'campaign id', sample: '2410012280' },
      { text: '{Campaign}', means: 'campaign name', sample: 'Fall' },
      { text: '{AdGroupId}', means: 'ad group id', sample: '2410012281' },
      { text: '{AdId}', means: 'ad id', sample: '2410012282' },
      { text: '{keyword}', means: 'keyword', sample: 'car accident lawyer' },
      { text: '{MatchType}', means: 'match type', sample: 'p' },
      { text: '{Network}', means: 'network', sample: 'o' },
      { text: '{Device}', means: 'device', sample: 'm' },
    ],
    usual: {
      msclkid: '{msclkid}',
      utm_source: 'bing',
      utm_medium: 'cpc',
      utm_campaign: '{CampaignId}',
      utm_term: '{keyword}',
      utm_content: '{AdId}',
      sub2: '{CampaignId}',
      sub3: '{AdGroupId}',
      sub4: '{AdId}',
    },
    note: 'As the final URL, or what follows its question mark as the final URL suffix. Auto-tagging adds msclkid by itself.',
  },
  {
    id: 'plain',
    name: 'Any other link',
    placeholders: [],
    usual: { utm_source: 'newsletter', utm_medium: 'email' },
    note: 'For a mail, a partner’s page or print: every value is the same for everybody.',
  },
];

/** Texts between placeholders are encoded; a placeholder stays as its advertiser knows it. */
function encoded(value: string, placeholders: readonly Placeholder[]): string {
  // the longest first: one may begin with another
  const known = placeholders.map(({ text }) => text).sort((one, other) => other.length - one.length);
  let rest = value;
  let made = '';
  while (rest !== '') {
    const here = known.find((text) => rest.startsWith(text));
    const [letter = ''] = rest;
    made += here ?? encodeURIComponent(letter);
    rest = rest.slice((here ?? letter).length);
  }
  return made;
}

/**
 * The address of an ad.
 * @param page the site's address and the campaign's path
 * @param values by query name; an empty one is left out
 */
export function adAddress(
  page: string,
  { placeholders }: Pick<Advertiser, 'placeholders'>,
  values: Readonly<Partial<Record<QueryName, string>>>,
): string {
  const pairs = (Object.keys(queryNames) as QueryName[]).flatMap((name) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [`${name}=${encoded(value, placeholders)}`];
  });
  return pairs.length === 0 ? page : `${page}?${pairs.join('&')}`;
}

/** The address as it is after a click: placeholders filled in, and the click id added where the advertiser adds it itself. */
export function clickedAddress(address: string, { placeholders, click }: Pick<Advertiser, 'placeholders' | 'click'>): string {
  const filled = [...placeholders]
    .sort((one, other) => other.text.length - one.text.length)
    .reduce((text, { text: placeholder, sample }) => text.replaceAll(placeholder, encodeURIComponent(sample)), address);
  if (!click || filled.includes(`${click.name}=`)) return filled;
  return `${filled}${filled.includes('?') ? '&' : '?'}${click.name}=${encodeURIComponent(click.sample)}`;
}

/** A field that a lead will hold. */
export interface HeldField {
  readonly field: LeadField;
  readonly value: string;
  /** The campaign's own, where the address says nothing. */
  readonly isDefault: boolean;
}

/**
 * What a lead of an address will hold, read as the page reads it.
 * @param query of the address after a click
 * @param defaults the campaign's ids
 */
export function heldFields(query: Query, defaults: { readonly oid: string; readonly affid: string }): readonly HeldField[] {
  const fields = trackingFrom(query, defaults);
  const usual: Readonly<Partial<Record<TrackingField, string>>> = { ...defaults, sub_id: defaultSubId };
  return trackingFieldNames
    .filter((field) => fields[field] !== '')
    .map((field) => ({ field, value: fields[field], isDefault: fields[field] === usual[field] }));
}

/** Query names whose text a lead will not hold: too long, broken, or a placeholder that nobody fills. */
export function lostNames(
  held: readonly HeldField[],
  values: Readonly<Partial<Record<QueryName, string>>>,
): readonly QueryName[] {
  const isHeld = (name: QueryName, text: string) =>
    held.some(({ field, value, isDefault }) => field === queryNames[name] && (!isDefault || value === text));
  return (Object.keys(queryNames) as QueryName[]).filter((name) => {
    const text = values[name]?.trim() ?? '';
    return text !== '' && !isHeld(name, text);
  });
}
