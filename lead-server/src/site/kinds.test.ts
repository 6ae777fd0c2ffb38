import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsFields, settingsKinds } from '#contract/settings/settings.ts';
import { siteSchema } from '../partners/site-file.ts';
import { tablesSchema } from '../partners/tables.ts';
import { alertsSchema } from './alerts.ts';
import { contentIn, fieldName, shapeProblems, siteOfContents } from './kinds.ts';

const file = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Record<string, unknown>;
const none = () => undefined;

it('the kinds hold every field of both files, of alerts and of legal texts, each once', () => {
  const fields = Object.values(settingsFields).flat();
  expect([...fields].sort()).toEqual(
    [...Object.keys(siteSchema.shape), ...Object.keys(tablesSchema.shape), ...Object.keys(alertsSchema.shape), 'legal'].sort(),
  );
});

it('a whole file is taken apart by kinds, and an unknown field is refused', () => {
  const site = file('site.example.json');
  expect(Object.keys(contentIn('brands', site))).toEqual(['brands']);
  expect(Object.keys(contentIn('buyers', site))).toEqual(['buyerGroups', 'reroute', 'servedStates']);
  for (const kind of settingsKinds) expect(shapeProblems(kind, contentIn(kind, site), none)).toEqual([]);
  expect(shapeProblems('brands', contentIn('brands', { ...site, colour: 'red' }), none)).toMatchObject([
    { problem: expect.stringContaining('colour'), stops: true },
  ]);
});

it('a problem names members of lists by their names', () => {
  const content = {
    destinations: [{ name: 'harbor', url: 'ftp://x', buyer: 'Harbor Law', fields: [{ to: 'a', from: 'email' }] }],
  };
  expect(shapeProblems('destinations', content, none).map(({ field }) => field)).toEqual(['destinations.harbor.url']);
  expect(fieldName(content, ['destinations', 0, 'fields', 0, 'to'])).toBe('destinations.harbor.fields.0.to');
});

it('a page gets a testimonial without its proof, and the version of its brands', () => {
  const praise = { quote: { en: 'Good.', es: 'Bien.' }, name: 'Example Person', detail: 'Denver', proof: 'folder 12' };
  const brands = { brands: { 'auto-accident': { testimonials: [praise] } } };
  const site = siteOfContents({ brands, buyers: {}, legal: {} }, { NODE_ENV: 'development' }, 4);
  expect(site.version).toBe(4);
  expect(site.brands['auto-accident'].testimonials).toHaveLength(1);
  expect(JSON.stringify(site)).not.toContain('folder 12');
});
