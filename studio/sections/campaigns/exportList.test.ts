import { expect, it } from 'vitest';
import { readCsv } from '#contract/campaign/csv.ts';
import { csvOf, jsonOf } from './exportList.ts';
import type { Row } from './listQuestion.ts';

const row = (more: Partial<Row> = {}): Row => ({
  ...{ key: 'survey', path: '/survey', state: 'live', version: 3, flow: 'main', language: 'en', theme: '1', brand: '' },
  ...{ oid: '81', affid: '10', experiments: [] },
  ...more,
});

it('a line of names, then a line for each row; what was not counted is empty', () => {
  const [names, first, ...more] = readCsv(csvOf([row({ visits: 0, oid: '=1+1' })]));
  expect(names?.cells.slice(0, 4)).toEqual(['path', 'state', 'version', 'flow']);
  const at = (name: string) => first?.cells[names?.cells.indexOf(name) ?? -1];
  expect(['path', 'visits_7_days', 'qualified_share', 'planned', 'offer'].map(at)).toEqual(['/survey', '0', '', '', '=1+1']);
  expect(more).toEqual([]);
});

it('the same as JSON, with null for what was not counted', () => {
  expect(JSON.parse(jsonOf([row({ qualified: 0.079 })]))).toMatchObject([
    { path: '/survey', qualified_share: 0.079, visits_7_days: null },
  ]);
});
