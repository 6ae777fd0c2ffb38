import { expect, it } from 'vitest';
import { samples } from './sampleContent.ts';

/** Every link of the copy, wherever it stands. */
const linksIn = (part: unknown): readonly string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([name, value]) => (name === 'href' ? [String(value)] : linksIn(value)));

it('the sample page leads where the product leads, and each language to the other', () => {
  const links = linksIn(samples.en);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !/^(?:\/[a-z#-]+|tel:\+1\d{10})+$/.test(link))).toEqual([]);
  expect(linksIn(samples.es)).toEqual(links.map((link) => (link === '/survey/es' ? '/survey' : link)));
});
