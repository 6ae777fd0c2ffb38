import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, legalProblems, legalTextOf, textOf, type WrittenPage } from './legal-text.ts';

const both = (en: string, es = en) => ({ en, es });
const page = (change: Partial<WrittenPage> = {}): WrittenPage => ({
  name: 'terms-of-use',
  title: both('Terms', 'Términos'),
  description: both('The rules.', 'Las reglas.'),
  updated: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: both('Who'),
      text: both('Ask {company}: [here](/form).', 'Pregunte a {company}: [aquí](/form?lang=es).'),
    },
  ],
  ...change,
});
const withText = (en: string, es = en) => page({ sections: [{ id: 'who', title: both('Who'), text: both(en, es) }] });

const line = fc.stringMatching(/^[a-zé{][a-zé{}()[\] /,.-]{0,30}[a-zé}.]$/);
const block: fc.Arbitrary<Block> = fc.oneof(line, fc.array(line, { minLength: 1, maxLength: 4 }));

it('blocks that are written as text are read as they were', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      expect(blocksOf(textOf(blocks))).toEqual(blocks);
    }),
  );
});

it('lines of a paragraph are one, and a list needs no blank line before it', () => {
  expect(blocksOf('One\ntwo:\n- three\n -  four\n\n\n- five\r\nsix')).toEqual(['One two:', ['three', 'four'], ['five'], 'six']);
});

it('a page is told apart by its language', () => {
  expect(legalTextOf(page(), 'es')).toMatchObject({ title: 'Términos', updated: '2026-11-28', sections: [{ id: 'who' }] });
  expect(legalProblems([page()])).toEqual([]);
});

describe('is refused, at its field,', () => {
  const text = 'legal.terms-of-use.sections.who.text';
  it.each<[string, WrittenPage, string, RegExp]>([
    ['a list that one language lacks', withText('Us:\n- you', 'Us: you'), `${text}.es`, /other paragraphs or lists/],
    ['a fact that there is not', withText('{firm}'), `${text}.en`, /\{firm\}, which is no fact/],
    ['a fact of one language alone', withText('{company}', 'us'), `${text}.es`, /other facts/],
    ['a link out of the language', withText('[x](/form)'), `${text}.es`, /other links/],
    ['a link that runs a script', withText('[x](javascript:alert)'), `${text}.en`, /a link to javascript:alert/],
    ['a link to another host without its scheme', withText('[x](//evil.example)'), `${text}.en`, /a link to/],
    ['half of what is left out without sponsors', withText('[[ a'), `${text}.en`, /without the other/],
    [
      'an anchor that is there twice',
      page({ sections: [...page().sections, ...page().sections] }),
      'legal.terms-of-use.sections.who',
      /twice/,
    ],
    [
      'a policy without the part that the footer leads to',
      page({ name: 'privacy-policy' }),
      'legal.privacy-policy',
      /california-resident/,
    ],
    ['a page of sponsors without their place', page({ name: 'sponsors' }), 'legal.sponsors', /no section list/],
  ])('%s', (_, wrong, field, problem) => {
    expect(legalProblems([wrong])).toContainEqual({ field, problem: expect.stringMatching(problem), remedy: expect.any(String) });
  });

  it('a page that is there twice', () => {
    expect(legalProblems([page(), page()])).toMatchObject([{ field: 'legal.terms-of-use', problem: 'is there twice' }]);
  });
});

it('an anchor follows the language in a Spanish link', () => {
  expect(legalProblems([withText('[x](/privacy-policy#why)', '[x](/privacy-policy?lang=es#why)')])).toEqual([]);
});
