import { expect, it } from 'vitest';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { WrittenPage } from '#contract/site/legal-text.ts';
import { againstRelease } from './againstRelease.ts';

const both = (text: string) => ({ en: text, es: text });
const section = (id: string, text: string) => ({ id, title: both(id), text: both(text) });
const released: WrittenPage = {
  ...{ name: 'sponsors', title: both('Sponsors'), description: both('Who pays'), updated: '2026-01-01' },
  sections: [section('list', 'A list'), section('why', 'A reason')],
};
const own: WrittenPage = { ...released, updated: '2026-11-29', sections: [section('list', 'Our list')] };
const ours = { legal: [own] };
const shown = (before: object, after: object) =>
  againstRelease(campaignDifferences(before, after), [released]).map(({ field, before: old, after: now }) => [field, old, now]);

const first = [
  ['legal.sponsors.sections.list.text.en', '"A list"', '"Our list"'],
  ['legal.sponsors.sections.list.text.es', '"A list"', '"Our list"'],
  ['legal.sponsors.sections.why.id', '"why"', undefined],
  ['legal.sponsors.sections.why.text.en', '"A reason"', undefined],
  ['legal.sponsors.sections.why.text.es', '"A reason"', undefined],
  ['legal.sponsors.sections.why.title.en', '"why"', undefined],
  ['legal.sponsors.sections.why.title.es', '"why"', undefined],
  ['legal.sponsors.updated', '"2026-01-01"', '"2026-11-29"'],
];

it('a first page shows what it changes of the release', () => expect(shown({}, ours)).toEqual(first));

it('a page taken back shows the same, the other way round', () =>
  expect(shown(ours, {})).toEqual(first.map(([field, before, after]) => [field, after, before])));

it('a later change is one of its own', () => {
  const later = { legal: [{ ...own, sections: [section('list', 'Our list'), section('why', 'Ours')] }] };
  expect(shown(ours, later).map(([field, before]) => [field, before])).toEqual(
    ['id', 'text.en', 'text.es', 'title.en', 'title.es'].map((part) => [`legal.sponsors.sections.why.${part}`, undefined]),
  );
});
