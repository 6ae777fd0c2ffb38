import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf, harmless, jsonOf } from './exportList.ts';
import type { Row } from './listQuestion.ts';

const row = (more: Partial<Row> = {}): Row => ({
  ...{ key: 'survey', path: '/survey', state: 'live', version: 3, flow: 'main', language: 'en', theme: '1', brand: '' },
  ...{ oid: '81', affid: '10', experiments: [] },
  ...more,
});

/** The fields of one line, as RFC 4180 has them. */
function fieldsOf(line: string): readonly string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g);
  return [...fields].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

it('a line of names, then a line for each row; what was not counted is empty', () => {
  const [names, first, end] = csvOf([row({ visits: 0 })]).split('\r\n');
  expect(names?.split(',').slice(0, 4)).toEqual(['path', 'state', 'version', 'flow']);
  const at = (name: string) => fieldsOf(first ?? '')[names?.split(',').indexOf(name) ?? -1];
  expect([at('path'), at('visits_7_days'), at('qualified_share'), at('planned')]).toEqual(['/survey', '0', '', '']);
  expect(end).toBe('');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j begins like a formula and is made harmless', (text) => {
  expect(harmless(text)).toBe(`'${text}`);
});

it('no field of an export begins like a formula, and every text is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (oid, by) => {
      const csv = csvOf([row({ oid, changed: { at: 0, by } })]);
      const fields = fieldsOf(csv.slice(csv.indexOf('\r\n') + 2, -2));
      expect(fields.some((each) => /^[=+\-@]/.test(each))).toBe(false);
      expect([fields[7], fields[13]]).toEqual([harmless(oid), harmless(by)]);
    }),
  );
});

it('the same as JSON, with null for what was not counted', () => {
  expect(JSON.parse(jsonOf([row({ qualified: 0.079 })]))).toMatchObject([
    { path: '/survey', qualified_share: 0.079, visits_7_days: null },
  ]);
});
