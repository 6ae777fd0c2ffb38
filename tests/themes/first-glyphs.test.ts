import { expect, it } from 'vitest';
import { flows } from '#contract/flows/index.ts';
import { locales } from '#contract/text/locale.ts';
import { languages, questionWordsOf } from '#funnel/content/languages.ts';
import { firstGlyphs, headingGlyphs } from '#themes/firstGlyphs.ts';

const lacking = (text: string, glyphs: string) => [...new Set(text)].filter((sign) => !glyphs.includes(sign));

it.each(locales)('the face inside a document has every sign of the headings and buttons in %s', (locale) => {
  const steps = flows.flatMap((flow) => Object.values(questionWordsOf(flow, locale).steps));
  const texts = steps.flatMap(({ heading, submit = '', options = {}, alternatives = {} }) => [
    heading,
    submit,
    ...Object.values(alternatives).map((other) => other.heading),
    ...(Object.keys(options).length === 1 ? Object.values(options) : []),
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(lacking(texts.join(''), headingGlyphs[locale])).toEqual([]);
});

it.each(locales)('a visit in %s fetches no whole font for our own words', (locale) => {
  expect(lacking(JSON.stringify([languages[locale], flows.map((flow) => questionWordsOf(flow, locale))]), firstGlyphs)).toEqual(
    [],
  );
});
