import type { LeadField } from '../fields/fields.ts';
import { isBlank, isStorable, truncate } from '../fields/validation.ts';

/** As much of URLSearchParams as is read here: the contract has neither DOM nor Node types. */
export interface Query extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** Lead field -> query names that fill it; the first with a value wins. See docs/spec/lead-record.md#tracking-parameters. */
const sources = {
  sub_id: ['s1', 'sub1'],
  sub_id2: ['sub2'],
  sub_id3: ['sub3'],
  sub_id4: ['sub4'],
  click_id: ['sub5'],
  oid: ['oid'],
  affid: ['affid'],
  source_id: ['source_id'],
  uid: ['uid'],
  gclid: ['gclid'],
  fbclid: ['fbclid'],
  ttclid: ['ttclid'],
  msclkid: ['msclkid'],
  gbraid: ['gbraid'],
  wbraid: ['wbraid'],
  // the click script leaves its transaction in the address under this name
  ef_transaction_id: ['_ef_transaction_id'],
  utm_source: ['utm_source'],
  utm_medium: ['utm_medium'],
  utm_campaign: ['utm_campaign'],
  utm_term: ['utm_term'],
  utm_content: ['utm_content'],
  traffic_source: ['utm_source'],
} as const satisfies Partial<Record<LeadField, readonly string[]>>;

/** Whose click each id is. */
const clickSources = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  msclkid: 'bing',
} as const satisfies Partial<Record<LeadField, string>>;

/** The source that a referring site is; another site is its own. */
function referringSource(site: string): string {
  const host = /^[a-z]+:\/\/(?:www\.)?([^/:]+)/.exec(site)?.[1] ?? '';
  return /(?:^|\.)(google|facebook|instagram|tiktok|bing|yahoo|duckduckgo)\.[a-z.]+$/.exec(host)?.[1] ?? host;
}

/** The source that a visit's address or referring site names, '' for none. */
export const knownSource = (tracking: Readonly<Partial<Record<string, string>>>, referringSite: string): string =>
  tracking.traffic_source ||
  Object.entries(clickSources).find(([field]) => tracking[field])?.[1] ||
  referringSource(referringSite);

/**
 * The source of a visit: as its address says, by utm_source or a click id, else the referring site. Where none says, google 15
 * times in 20, else facebook. See docs/spec/campaigns.md#random-traffic-source.
 * @param referringSite its origin, '' where it is not known
 * @param random 0 to 1
 */
export function trafficSource(
  tracking: Readonly<Partial<Record<string, string>>>,
  referringSite: string,
  random: number,
): string {
  return knownSource(tracking, referringSite) || (random * 20 < 15 ? 'google' : 'facebook');
}

export type TrackingField = keyof typeof sources;
export type Tracking = Readonly<Record<TrackingField, string>>;

export const trackingFieldNames = Object.keys(sources) as readonly TrackingField[];

/** The sub id without one in the address. See docs/spec/lead-record.md#tracking-parameters. */
export const defaultSubId = '1';

/** A sub id cut to LeadProsper's 75 characters. See docs/spec/partners.md#leadprosper. */
export const partnerSubId = (text: string): string => truncate(text, 75);

/** assumed: longer than any network's click id; more is noise. */
export const trackingMaxLength = 500;

/** The most times that an address may have been encoded on its way. */
const maxEncodings = 3;

/** A text without the percent escapes that were encoded again; unchanged without any. */
function decodeRepeatedly(text: string): string {
  let decoded = text;
  for (let times = 0; times < maxEncodings && /%[\dA-F]{2}/i.test(decoded); times += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/** Macros of ad networks and mail tools that nobody filled in. None can match in two ways, so that no text is slow to search. */
const macro = new RegExp(
  [
    // Google, Microsoft, Taboola, Everflow; Meta, Klaviyo and HubSpot double them; AWeber begins with !
    String.raw`\{{1,3}[^{}]{1,80}\}{1,3}`,
    // TikTok
    String.raw`__[^_\s]{1,40}(?:_[^_\s]{1,40}){0,5}__`,
    // Outbrain, Campaign Monitor; Constant Contact and GetResponse double them; SendGrid adds %
    String.raw`\[{1,2}[^[\]]{1,80}\]{1,2}`,
    // Mailchimp, Salesforce, ActiveCampaign, and others
    String.raw`\*\|[^|]{1,80}\|\*`,
    String.raw`%{1,2}[A-Za-z_][^%\s]{1,80}%{1,2}`,
    String.raw`\$\{?[A-Za-z_][^{}$\s]{0,80}[}$]`,
    '<{1,2}[^<>]{1,80}>{1,2}',
    String.raw`@{1,2}[A-Za-z]\w{0,80}@{1,2}`,
    String.raw`#{1,2}[A-Za-z]\w{0,80}#{1,2}`,
  ].join('|'),
  'g',
);
/** Separators of macros. */
const joints = /[\s_.|:;,/-]/g;

/** Whether a text has macros and nothing else. */
function hasMacrosOnly(text: string): boolean {
  const rest = text.replace(macro, '');
  return rest !== text && rest.replace(joints, '') === '';
}

/** Whether a text of an address is nothing but unfilled macros, also when it was encoded more than once. */
const isUnfilled = (text: string): boolean => hasMacrosOnly(text) || hasMacrosOnly(decodeRepeatedly(text));

/** The remains of a wrongly encoded letter. */
const replacementCharacter = '\ufffd';

/** A value of an address to keep, or '': unfilled macros, broken encodings and text that cannot be stored are dropped. */
export function cleanTracking(value: string | null): string {
  if (!value) return '';
  const text = value.trim();
  const isUseless = isBlank(text) || isUnfilled(text) || text.includes(replacementCharacter);
  return isUseless || text.length > trackingMaxLength || !isStorable(text) ? '' : text;
}

/**
 * The tracking fields of a visit.
 * @param defaults the campaign's ids; the query overrides them. See docs/spec/campaigns.md#paths.
 */
export function trackingFrom(query: Pick<Query, 'getAll'>, defaults: { readonly oid: string; readonly affid: string }): Tracking {
  const fallbacks: Partial<Record<TrackingField, string>> = { ...defaults, sub_id: defaultSubId };
  const value = (field: TrackingField) =>
    sources[field]
      .flatMap((name) => query.getAll(name))
      .map(cleanTracking)
      .find((text) => text !== '') ??
    fallbacks[field] ??
    '';
  return Object.fromEntries(trackingFieldNames.map((field) => [field, value(field)])) as Record<TrackingField, string>;
}
