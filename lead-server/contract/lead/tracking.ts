import type { LeadField } from '../fields/fields.ts';
import { isStorable, truncate } from '../fields/validation.ts';

/** As much of URLSearchParams as is read here: the contract has neither DOM nor Node types. */
export interface Query extends Iterable<[string, string]> {
  get(name: string): string | null;
}

// assumed: no random traffic source is made up
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
  // the click script leaves its transaction in the address under this name
  ef_transaction_id: ['_ef_transaction_id'],
  utm_source: ['utm_source'],
  utm_medium: ['utm_medium'],
  utm_campaign: ['utm_campaign'],
  utm_term: ['utm_term'],
  utm_content: ['utm_content'],
} as const satisfies Partial<Record<LeadField, readonly string[]>>;

export type TrackingField = keyof typeof sources;
export type Tracking = Readonly<Record<TrackingField, string>>;

export const trackingFieldNames = Object.keys(sources) as readonly TrackingField[];

/** The sub id without one in the address. See docs/spec/lead-record.md#tracking-parameters. */
export const defaultSubId = '1';

/** A sub id cut to LeadProsper's 75 characters. See docs/spec/partners.md#leadprosper. */
export const partnerSubId = (text: string): string => truncate(text, 75);

/** assumed: longer than any network's click id; more is noise. */
export const trackingMaxLength = 500;

const placeholder = /^\{.*\}$/;

/** A value to keep, or '': unfilled placeholders and text that cannot be stored are dropped. */
export function cleanTracking(value: string | null): string {
  if (!value) return '';
  const text = value.trim();
  return placeholder.test(text) || text.length > trackingMaxLength || !isStorable(text) ? '' : text;
}

/**
 * The tracking fields of a visit.
 * @param defaults the campaign's ids; the query overrides them. See docs/spec/campaigns.md#paths.
 */
export function trackingFrom(query: Pick<Query, 'get'>, defaults: { readonly oid: string; readonly affid: string }): Tracking {
  const fallbacks: Partial<Record<TrackingField, string>> = { ...defaults, sub_id: defaultSubId };
  const value = (field: TrackingField) =>
    sources[field].map((name) => cleanTracking(query.get(name))).find((text) => text !== '') ?? fallbacks[field] ?? '';
  return Object.fromEntries(trackingFieldNames.map((field) => [field, value(field)])) as Record<TrackingField, string>;
}
