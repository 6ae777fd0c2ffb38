import { describe, expect, it } from 'vitest';
import { legalPages, legalTexts } from './legal.ts';
import { type LegalText, legalFacts } from './legalText.ts';

const every = ({ sections }: LegalText) => sections.flatMap(({ blocks }) => blocks.flat());
const found = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, what]) => what ?? '')).sort();

describe.each(legalPages)('%s', (id) => {
  const [en, es] = [legalTexts.en[id], legalTexts.es[id]];

  it('has the same sections, of the same length, in both languages', () => {
    const shape = (text: LegalText) =>
      text.sections.map((section) => [section.id, section.blocks.map((block) => [block].flat().length)]);
    expect(shape(es)).toEqual(shape(en));
    expect(es.updated).toBe(en.updated);
  });

  it('names the same facts, and only those that there are', () => {
    const facts = (text: LegalText) => found(every(text), /\{(\w+)\}/g);
    expect(facts(es)).toEqual(facts(en));
    for (const fact of facts(en)) expect(legalFacts).toContain(fact);
  });

  it('leads to the same places, and stays in its language', () => {
    const links = (text: LegalText) => found(every(text), /\]\(([^)]+)\)/g);
    const own = (text: LegalText) => links(text).filter((href) => href.startsWith('/'));
    expect(own(es)).toEqual(own(en).map((href) => `${href}?lang=es`));
    expect(links(es)).toHaveLength(links(en).length);
  });
});

it('the policy has the part that the footer leads to', () => {
  expect(legalTexts.en['privacy-policy'].sections.map(({ id }) => id)).toContain('california-resident');
});
