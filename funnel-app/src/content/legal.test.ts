import { describe, expect, it } from 'vitest';
import { legalProblems, legalTextOf, settledPages, type WrittenPage, writtenPage } from '#contract/site/legal-text.ts';
import { locales } from '#contract/text/locale.ts';
import { type LegalPageId, legalPages, legalTexts } from './legal.ts';

/** A page as settings would hold it; the rules are the same for pages that they never hold. */
const written = (id: LegalPageId): WrittenPage =>
  writtenPage(id as WrittenPage['name'], { en: legalTexts.en[id], es: legalTexts.es[id] });

describe.each(legalPages)('%s', (id) => {
  const [en, es] = [legalTexts.en[id], legalTexts.es[id]];

  it('has the same sections in both languages, of the same day', () => {
    expect(es.sections.map((section) => section.id)).toEqual(en.sections.map((section) => section.id));
    expect(es.updated).toBe(en.updated);
  });

  it('holds what texts of settings have to hold', () => {
    expect(legalProblems([written(id)])).toEqual([]);
  });

  it('stays as it is when settings take it over', () => {
    for (const locale of locales) expect(legalTextOf(written(id), locale)).toEqual(legalTexts[locale][id]);
  });
});

it('settings replace pages of the release alone', () => {
  for (const id of settledPages) expect(legalPages).toContain(id);
});
