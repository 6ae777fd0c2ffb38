import { expect, it } from 'vitest';
import { changedBrands, fieldWords, linesOf, placeholderWords, valueWords, withBrand } from './settingsWords.ts';

const content = { brands: { 'auto-accident': { name: 'Accident Help' } } };

it.each([
  ['brands.auto-accident.sellers.en', 'Accident Help, sellers, English'],
  ['brands.auto-accident.callNumber', 'Accident Help, call number'],
  ['destinations.harbor.testUrl', 'harbor, test address'],
  ['servedStates', 'states served'],
  ['spendLimits./survey/ig.dollars', 'limit, /survey/ig, dollars'],
  ['', 'The whole'],
])('%s reads %s', (field, words) => expect(fieldWords(field, content)).toBe(words));

it.each([
  [undefined, 'none'],
  ['"a"', 'a'],
  ['""', 'none'],
  ['["a","b"]', 'a, b'],
  ['[]', 'none'],
  ['3', '3'],
])('the value %s reads %s', (json, words) => expect(valueWords(json)).toBe(words));

it('placeholders are named where they stand; other problems are none of them', () => {
  const at = (field: string, problem: string) => ({ field, problem, remedy: '', stops: true });
  const number = at('brands.auto-accident.callNumber', 'is missing or a number of examples');
  expect(placeholderWords([number, at('brands.auto-accident.hosts', 'a.example is there twice')], content)).toBe(
    'A placeholder would show on the site: Accident Help, call number.',
  );
  expect(placeholderWords([], content)).toBe('');
});

it('a brand whose name or sellers differ has another consent; a number changes none', () => {
  expect(changedBrands(content, withBrand(content, 'auto-accident', { callNumber: '+12126647665' }))).toEqual([]);
  const joined = withBrand(content, 'auto-accident', { sellers: { en: ['A'], es: ['A'] } });
  expect(changedBrands(content, joined)).toEqual(['auto-accident']);
});

it('lines are a list without blanks', () => expect(linesOf(' a \n\n b')).toEqual(['a', 'b']));
