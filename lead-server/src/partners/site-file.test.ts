import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSite, placeholdersOf } from '#contract/site/site.ts';
import { readSite } from './site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function siteOf(json: unknown, NODE_ENV: 'development' | 'production' = 'development') {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
  return readSite({ SITE_FILE: file, NODE_ENV });
}

describe('the site file', () => {
  it('defaults hold without one, and production shows no placeholder number', () => {
    expect(readSite({ SITE_FILE: undefined, NODE_ENV: 'development' })).toEqual(defaultSite);
    const { brands } = readSite({ SITE_FILE: undefined, NODE_ENV: 'production' });
    expect(Object.values(brands).map(({ callNumber }) => callNumber)).toEqual(['', '']);
  });

  it('overrides the entries that it names, and keeps the rest', () => {
    const site = siteOf({
      brands: { 'auto-accident': { sellers: { en: ['A & B LLP'], es: ['A & B LLP'] }, callNumber: '+12126647665' } },
      reroute: { states: ['TX'] },
    });
    expect(site.brands['auto-accident']).toMatchObject({ name: 'Auto Accident Team', callNumber: '+12126647665' });
    expect(site.brands['auto-accident'].sellers.en).toEqual(['A & B LLP']);
    expect(site.reroute).toEqual({ states: ['TX'], oid: '1500', affid: '1000350', lpAction: '' });
  });

  it('has a valid example', () => {
    expect(readSite({ SITE_FILE: 'site.example.json', NODE_ENV: 'production' }).buyerGroups.d1).toHaveLength(1);
  });

  it.each([
    [{ brands: { 'auto-accident': { callNumber: '555' } } }, /brands\.auto-accident\.callNumber: should be a number/],
    [{ brands: { 'auto-accident': { colour: 'red' } } }, /brands\.auto-accident/],
    [{ brands: { nobody: {} } }, /brands/],
    [{ reroute: { states: ['XX'] } }, /reroute\.states\.0: should be a state/],
    [{ buyerGroups: { d1: [{ name: 'A', ids: ['x'] }] } }, /buyerGroups\.d1\.0\.ids\.0: should be an id/],
    ['{', /SITE_FILE cannot be read/],
  ])('with %j stops the start, and the entry is named', (json, message) => expect(() => siteOf(json)).toThrow(message));

  it('entries left at their default are reported as placeholders, by their place in the file', () => {
    expect(placeholdersOf(defaultSite)).toEqual([
      ...['hosts', 'sellers', 'callNumber'].map((name) => `brands.auto-accident.${name}`),
      ...['hosts', 'sellers', 'callNumber'].map((name) => `brands.crash-compensation.${name}`),
    ]);
    const site = readSite({ SITE_FILE: 'site.example.json', NODE_ENV: 'production' });
    expect(placeholdersOf(site).filter((each) => each.startsWith('brands.auto-accident'))).toEqual([]);
  });
});
