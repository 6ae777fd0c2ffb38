import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { sha256 } from '../lib/hash.ts';
import { isObject } from '../lib/json.ts';
import type { CustomDestination } from '../partners/destination-schema.ts';
import { ConfigError } from '../settings/config.ts';
import { atTestAddress, type LeadDestination, leadDefaults } from './destinations.ts';
import { type Payload, withoutFormula } from './payloads.ts';
import { asPartnerId, asReason, centsOf } from './reply-values.ts';
import type { Outcome } from './retry-policy.ts';
import { saleFieldsOf } from './sale-fields.ts';

const stringAt = (body: unknown, path: string): string | undefined => {
  const value = path.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), body);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

function readerOf({ success: rule }: CustomDestination): LeadDestination['read'] {
  if (!rule) return leadDefaults.read;
  return (text): Outcome => {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return { is: 'failed', reason: 'response is not JSON' };
    }
    const verdict = stringAt(body, rule.field) ?? '';
    const why = rule.reason ? asReason(stringAt(body, rule.reason)) : '';
    const partnerLeadId = asPartnerId(rule.leadId && stringAt(body, rule.leadId));
    const priceCents = centsOf(rule.price && stringAt(body, rule.price));
    if (rule.accepted.includes(verdict))
      return { is: 'taken', reason: 'accepted', reply: { verdict: 'accepted', reason: why, priceCents, partnerLeadId } };
    if (rule.rejected.includes(verdict))
      return {
        is: 'taken',
        reason: `rejected by the buyer${why && `: ${why}`}`,
        reply: { verdict: 'rejected', reason: why, partnerLeadId },
      };
    return { is: 'failed', reason: `${rule.field} is ${asReason(verdict) || 'missing'}${why && `: ${why}`}` };
  };
}

/**
 * The payload by the mapping: `from` copies, `value` is fixed. An empty value is sent unless `omitEmpty`. A form often ends in a
 * spreadsheet: there what a visitor wrote is no formula.
 */
export function mappedPayload({ format, fields, headers }: CustomDestination, record: LeadRecord, id: string): Payload {
  const source = saleFieldsOf(record, id);
  const entries = fields.flatMap(({ to, from, value, omitEmpty }): [string, string][] => {
    const said = from === undefined ? '' : (source[from] ?? '');
    const text = value ?? (format === 'form' ? withoutFormula(said) : said);
    return omitEmpty && text === '' ? [] : [[to, text]];
  });
  return format === 'json'
    ? { contentType: 'application/json', text: JSON.stringify(Object.fromEntries(entries)), headers }
    : {
        contentType: 'application/x-www-form-urlencoded',
        text: new URLSearchParams(entries).toString(),
        headers,
      };
}

/** The destinations that settings describe. */
export const customDestinations = (described: readonly CustomDestination[]): readonly LeadDestination[] =>
  described.flatMap((each) => {
    const destination: LeadDestination = {
      ...leadDefaults,
      name: each.name,
      takes: 'lead',
      url: each.url,
      sale: each.resells ? 'resells' : { buyer: each.buyer },
      qualifiedOnly: each.takes === 'qualified',
      flows: each.flows,
      leadTypes: each.leadTypes,
      signed: each.signed,
      timeoutMs: each.timeoutSeconds * 1000,
      greatestAgeMs: each.greatestAgeHours * 3_600_000,
      places: each.places,
      settings: sha256(JSON.stringify(each)),
      payload: (record, id) => mappedPayload(each, record, id),
      read: readerOf(each),
    };
    return [destination, ...atTestAddress(destination, each.testUrl)];
  });

/** @throws ConfigError when two destinations have one name: their deliveries could not be told apart */
export function checkNames(destinations: readonly { readonly name: string }[]): void {
  const names = destinations.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new ConfigError(`Destinations in settings: the name ${twice} is taken.`);
}
