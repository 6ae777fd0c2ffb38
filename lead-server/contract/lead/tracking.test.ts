import { assert, constantFrom, dictionary, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../fields/validation.ts';
import { nastyText } from '../testing/arbitraries.ts';
import { cleanTracking, trackingFieldNames, trackingFrom, trackingMaxLength, trafficSource } from './tracking.ts';

const defaults = { oid: '81', affid: '10' };
const query = (given: Readonly<Record<string, string>>) => new URLSearchParams(given);

describe('values of an address', () => {
  it.each([
    ...[
      '{x}',
      '{{ad.id}}',
      '{{{lead.email}}}',
      '{!email}',
      '{lpurl}',
      '{a}_{b}',
      '__CLICKID__',
      '__A__-__B__',
      '[clickid]',
      '[[email]]',
    ],
    ...['[%email%]', '*|EMAIL|*', '%%emailaddr%%', '%EMAIL%', '$' + '{click_id}', '$click_id$', '<%= id %>', '@@id@@', '##id##'],
    ...['%7Bx%7D', '%257Bx%257D', 'Jos\ufffd', '\u200b\u3164', ' '],
  ])('%j is dropped: a macro, a broken encoding, or nothing to see', (value) => expect(cleanTracking(value)).toBe(''));

  it.each(['abc', 'a_b', 'x__y__z', 'CjwKCAiA__abc', '100%', '50%25', 'spring {sale}', 'Mary-Jane', 'maria@example.com'])(
    '%j is kept',
    (value) => expect(cleanTracking(value)).toBe(value),
  );

  it('the first filled value of a repeated name counts', () => {
    const of = (text: string) => trackingFrom(new URLSearchParams(text), defaults).sub_id;
    expect([of('sub1=&sub1=abc'), of('sub1={x}&sub1=abc'), of('s1={x}&sub1=abc')]).toEqual(['abc', 'abc', 'abc']);
  });

  it('click ids of six networks are kept', () => {
    const ids = { gclid: 'a', fbclid: 'b', ttclid: 'c', msclkid: 'd', gbraid: 'e', wbraid: 'f' };
    expect(trackingFrom(query(ids), defaults)).toMatchObject(ids);
  });
});

describe('the source of a visit', () => {
  const sourceOf = (address: string, site = '', random = 0) =>
    trafficSource(trackingFrom(new URLSearchParams(address), defaults), site, random);
  it.each([
    ['utm_source=Newsletter&gclid=x', '', 'Newsletter'],
    ['fbclid=X', '', 'facebook'],
    ['gbraid=X', 'https://www.facebook.com', 'google'],
    ['ttclid=X', '', 'tiktok'],
    ['msclkid=X', '', 'bing'],
    ['', 'https://l.facebook.com', 'facebook'],
    ['', 'https://www.google.co.uk', 'google'],
    ['', 'https://www.news.example:8443', 'news.example'],
    ['', 'https://notgoogle.example', 'notgoogle.example'],
  ])('of "%s" from "%s" is %s, whatever the random pick', (address, site, source) => {
    expect([0, 0.99].map((random) => sourceOf(address, site, random))).toEqual([source, source]);
  });

  it('is picked where nothing says it: google 15 times in 20, else facebook', () => {
    expect([sourceOf('', '', 0.749), sourceOf('', '', 0.75)]).toEqual(['google', 'facebook']);
  });
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

it('any query gives storable texts of limited length', () => {
  assert(
    property(dictionary(constantFrom('s1', 'sub2', 'gclid', 'oid', 'other'), nastyText), (given) => {
      for (const value of Object.values(trackingFrom(query(given), defaults))) {
        expect(isStorable(value) && value.length <= trackingMaxLength).toBe(true);
      }
    }),
  );
});
