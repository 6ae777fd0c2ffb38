import type { LeadField } from '../fields/fields.ts';
import { isStorable, truncate } from '../fields/validation.ts';

/** As much of URLSearchParams as is read here: the contract has neither DOM nor Node types. */
export interface Query extends Iterable<[string, string]> {
  get(name: string): string | null;
}

// assumed: Core 9's random pick of a traffic source (15 of 20 google) is left out on purpose: it would make up where a visitor came from
/** Lead field -> the query names that fill it, the first with a value wins (Core 3, tracking parameters). */
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
  // The click script leaves its transaction in the address bar under this name (Core 7).
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

/** The sub id of who came without one (Variants 9). */
export const defaultSubId = '1';

/** As much of a sub id as LeadProsper takes: 75 characters (partners.md). */
export const partnerSubId = (text: string): string => truncate(text, 75);

/** assumed: longer than any network's click id; more is noise. */
export const trackingMaxLength = 500;

const placeholder = /^\{.*\}$/;

/** A value worth keeping, or '' : an unfilled `{placeholder}` is blanked, and what could not be stored would only lose the lead. */
export function cleanTracking(value: string | null): string {
  if (!value) return '';
  const text = value.trim();
  return placeholder.test(text) || text.length > trackingMaxLength || !isStorable(text) ? '' : text;
}

/**
 * The tracking fields of a visit (Core 3, Core 9). Unknown query names are ignored.
 * @param defaults the campaign's offer and affiliate ids; the query's `oid` and `affid` override them (decisions 2).
 */
export function trackingFrom(query: Pick<Query, 'get'>, defaults: { readonly oid: string; readonly affid: string }): Tracking {
  const fallbacks: Partial<Record<TrackingField, string>> = { ...defaults, sub_id: defaultSubId };
  const value = (field: TrackingField) =>
    sources[field].map((name) => cleanTracking(query.get(name))).find((text) => text !== '') ?? fallbacks[field] ?? '';
  return Object.fromEntries(trackingFieldNames.map((field) => [field, value(field)])) as Record<TrackingField, string>;
}
