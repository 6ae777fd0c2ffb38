import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactZips, readZipTable, unknownPlace, type ZipPlace, zipLookup } from './table.ts';

const directory = mkdtempSync(join(tmpdir(), 'zip-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the embedded ZIP table', () => {
  let lookUp: (zip: string) => ZipPlace;
  beforeAll(() => {
    readZipTable(join(directory, 'new', 'zip-codes.tsv'));
    lookUp = readZipTable(join(directory, 'new', 'zip-codes.tsv'));
  });

  it.each([
    ['10001', { city: 'New York', state: 'NY', state_long: 'New York', county: 'New York' }],
    ['90210', { city: 'Beverly Hills', state: 'CA', state_long: 'California', county: 'Los Angeles' }],
    ['20001', { state: 'DC' }],
    ['00501', { state: 'NY' }],
    ['99950', { state: 'AK' }],
    // territories, the military, mailboxes and companies
    ['00901', { state: 'PR', state_long: 'Puerto Rico' }],
    ['00802', { state: 'VI' }],
    ['96910', { state: 'GU' }],
    ['96799', { state: 'AS', state_long: 'American Samoa' }],
    ['96950', { state: 'MP' }],
    ['96953', { state: 'GU' }],
    ['09012', { state: 'AE', state_long: 'Armed Forces Europe' }],
    ['34001', { state: 'AA' }],
    ['96201', { state: 'AP' }],
    // single ones among those of another state
    ['73960', { state: 'TX' }],
    ['83414', { state: 'WY' }],
    ['06390', { state: 'NY' }],
    ['02101', { state: 'MA', state_long: 'Massachusetts' }],
    ['33799', { state: 'FL' }],
  ])('knows %s', (zip, place) => {
    expect(lookUp(zip)).toMatchObject({ ...place, zip });
  });

  it.each(['00000', '99999', '1000', '100011', 'abcde', ''])('returns empty strings for %j', (zip) => {
    expect(lookUp(zip)).toEqual(unknownPlace);
  });
});

it('keeps the first place of a ZIP, in order, and drops invalid ZIPs', () => {
  const source = [
    'US\t20000\tB\tState\tST\tCounty',
    'US\t10000\tA\tState\tST\t',
    'US\t20000\tC\tState\tST\tCounty',
    'US\tx\tD\tS\tS\tC',
    '',
  ].join('\n');
  expect(compactZips(source)).toBe('10000\tST\tState\tA\t\n20000\tST\tState\tB\tCounty');
  const lookUp = zipLookup(Buffer.from(compactZips(source)));
  expect(lookUp('10000')).toEqual({ city: 'A', state: 'ST', state_long: 'State', county: '', zip: '10000' });
  expect(lookUp('20000').county).toBe('County');
});
