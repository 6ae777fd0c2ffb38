import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerOf, changed, filters, isIn, type Row, readListQuestion, sorts } from './listQuestion.ts';

const row = (path: string, more: Partial<Row> = {}): Row => ({
  ...{ key: path.slice(1), path, state: 'live', version: 3, flow: 'main', language: 'en', theme: '1', brand: '' },
  ...{ oid: '81', affid: '10', experiments: [] },
  ...more,
});
const rows = [
  row('/survey/fb', { visits: 10, qualified: 0.2, changed: { at: 5, by: 'd.keller' } }),
  row('/survey/es', { visits: 30, language: 'es', flow: 'insurance', changed: { at: 9, by: 'r.ortiz' } }),
  row('/g2', { state: 'paused', draft: { at: 20, by: 'ana', because: '', changes: 2 } }),
];
const paths = (question: Parameters<typeof answerOf>[1]) => answerOf(rows, question).map(({ path }) => path);

it('without a question: all, by visits, those not counted last', () => {
  expect(paths({})).toEqual(['/survey/es', '/survey/fb', '/g2']);
});

it.each([
  ['surveyfb', ['/survey/fb']],
  ['INSURANCE', ['/survey/es']],
  ['ortiz es', ['/survey/es']],
  ['affiliate 10 g2', ['/g2']],
  ['nowhere', []],
])('%j finds %j', (q, found) => {
  expect(paths({ q })).toEqual(found);
});

it('narrows by state and language, and sorts by the last change', () => {
  expect(paths({ state: 'paused' })).toEqual(['/g2']);
  expect(paths({ state: 'draft' })).toEqual(['/g2']);
  expect(paths({ lang: 'es' })).toEqual(['/survey/es']);
  expect(paths({ sort: '-changed' })).toEqual(['/g2', '/survey/es', '/survey/fb']);
  expect(paths({ sort: 'path' })).toEqual(['/g2', '/survey/es', '/survey/fb']);
});

it('an address that means nothing asks for nothing', () => {
  expect(readListQuestion({ state: 'dead', sort: 'size', q: '', brand: 7, other: 'x' })).toEqual({});
  expect(readListQuestion({ q: 42 })).toEqual({ q: '42' });
});

it('an emptied part leaves the address', () => {
  expect(changed({ q: 'fb', state: 'live' }, { q: '', state: undefined })).toEqual({});
});

const question = fc.record(
  { q: fc.string(), state: fc.constantFrom(...filters), lang: fc.constantFrom('en', 'es'), sort: fc.constantFrom(...sorts) },
  { requiredKeys: [] },
);

it('an answer has rows of the list alone, each of the state that was asked for', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const answer = answerOf(rows, asked);
      expect(new Set(answer).size).toBe(answer.length);
      expect(answer.every((each) => rows.includes(each) && (asked.state === undefined || isIn(each, asked.state)))).toBe(true);
    }),
  );
});
