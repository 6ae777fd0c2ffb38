import { assert, constantFrom, dictionary, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../fields/validation.ts';
import { nastyText } from '../testing/arbitraries.ts';
import { cleanTracking, trackingFieldNames, trackingFrom, trackingMaxLength } from './tracking.ts';

const defaults = { oid: '81', affid: '10' };
const query = (given: Readonly<Record<string, string>>) => ({
  get: (name: string) => (Object.hasOwn(given, name) ? (given[name] ?? null) : null),
});

describe('tracking fields', () => {
  it('default to the campaign’s ids and sub_id 1', () => {
    const tracking = trackingFrom(query({}), defaults);
    expect(tracking).toMatchObject({ oid: '81', affid: '10', sub_id: '1', sub_id2: '', click_id: '' });
    expect(Object.keys(tracking)).toEqual(trackingFieldNames);
  });
  it('come from their query names', () => {
    const given = {
      sub1: 'a',
      sub2: 'b',
      sub3: 'c',
      sub4: 'd',
      sub5: 'e',
      uid: 'u',
      source_id: 's',
      gclid: 'g',
      fbclid: 'f',
      _ef_transaction_id: 't',
      utm_source: 'x',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 'k',
      utm_content: 'v',
    };
    expect(trackingFrom(query(given), defaults)).toMatchObject({
      sub_id: 'a',
      sub_id2: 'b',
      sub_id3: 'c',
      sub_id4: 'd',
      click_id: 'e',
      uid: 'u',
      source_id: 's',
      gclid: 'g',
      fbclid: 'f',
      ef_transaction_id: 't',
      utm_source: 'x',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 'k',
      utm_content: 'v',
    });
  });
  it('take s1 before sub1, and sub1 when s1 was not filled', () => {
    expect(trackingFrom(query({ s1: 'a', sub1: 'b' }), defaults).sub_id).toBe('a');
    expect(trackingFrom(query({ s1: '{sub1}', sub1: 'b' }), defaults).sub_id).toBe('b');
    expect(trackingFrom(query({ s1: '{s1}', sub1: '{sub1}' }), defaults).sub_id).toBe('1');
  });
  it('let the query override oid and affid, unless it is a placeholder', () => {
    expect(trackingFrom(query({ oid: '56', affid: '340' }), defaults)).toMatchObject({ oid: '56', affid: '340' });
    expect(trackingFrom(query({ oid: '{offer_id}', affid: '' }), defaults)).toMatchObject(defaults);
  });
  it.each(['{sub1}', '{{ad.id}}', ' {x} ', 'a\0b', '\ud800', 'x'.repeat(trackingMaxLength + 1)])('blank %o', (value) =>
    expect(cleanTracking(value)).toBe(''),
  );
  it.each(['a{b}c', 'a{b}', '{b}c', '{', '{a', 'a}', 'x'.repeat(500)])('keep %o', (value) =>
    expect(cleanTracking(value)).toBe(value),
  );
});

it('any query gives storable texts of sane length', () => {
  assert(
    property(dictionary(constantFrom('s1', 'sub2', 'gclid', 'oid', 'other'), nastyText), (given) => {
      for (const value of Object.values(trackingFrom(query(given), defaults))) {
        expect(isStorable(value) && value.length <= trackingMaxLength).toBe(true);
      }
    }),
  );
});
