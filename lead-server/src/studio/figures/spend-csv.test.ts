import { describe, expect, it } from 'vitest';
import { dayNumber } from '#contract/experiments/zone-days.ts';
import { mostSpendRows } from '#contract/studio/figures.ts';
import { csvLines, readSpend } from './spend-csv.ts';

describe('lines of a file', () => {
  it.each([
    [
      'with commas',
      '\uFEFFa,b\r\n1, 2 \r\n',
      [
        { line: 1, fields: ['a', 'b'] },
        { line: 2, fields: ['1', '2'] },
      ],
    ],
    [
      'with semicolons',
      'a;b;c\n1,5;2;3',
      [
        { line: 1, fields: ['a', 'b', 'c'] },
        { line: 2, fields: ['1,5', '2', '3'] },
      ],
    ],
    [
      'with tabs',
      'a\tb\r1,5\t',
      [
        { line: 1, fields: ['a', 'b'] },
        { line: 2, fields: ['1,5', ''] },
      ],
    ],
    [
      'with quotes, and what follows them',
      '"a ""b"", c",d\n"e\nf"rest,g\nh,"i',
      [
        { line: 1, fields: ['a "b", c', 'd'] },
        { line: 2, fields: ['e\nf'] },
        { line: 4, fields: ['h', '"i'] },
      ],
    ],
    [
      'with empty ones between',
      '\na\n,\n \nb\n',
      [
        { line: 2, fields: ['a'] },
        { line: 5, fields: ['b'] },
      ],
    ],
    ['of an empty file', '', []],
  ])('%s', (_, text, lines) => expect(csvLines(text)).toEqual(lines));
});

const head = 'Day,utm_source,Campaign,Spend,affid\n';
const day = dayNumber('2026-11-28');
const read = (lines: string, own?: readonly string[]) => readSpend(head + lines, own);

it('rows of the same day, source, campaign and affiliate are summed', () => {
  const { rows, faults } = read(
    '2026-11-28,meta,/survey,"$1,234.50",7\n11/28/2026,meta,/Survey/,USD 0.40,7\n2026-11-28,meta,/survey,3 usd,8\n' +
      '2026-11-27,meta,/survey,1,7\n2026-11-28,tiktok,/survey,2,7\n2026-11-28,meta,/survey/yt,4,7\n',
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { day, source: 'meta', campaign: 'survey', affid: '7', cents: 123_490 },
    { day, source: 'meta', campaign: 'survey', affid: '8', cents: 300 },
    { day: day - 1, source: 'meta', campaign: 'survey', affid: '7', cents: 100 },
    { day, source: 'tiktok', campaign: 'survey', affid: '7', cents: 200 },
    { day, source: 'meta', campaign: 'surveyyt', affid: '7', cents: 400 },
  ]);
});

it.each([
  ['2026-02-30,meta,/survey,1,7', '“2026-02-30” is no day such as 2026-11-28.'],
  ['28.11.2026,meta,/survey,1,7', '“28.11.2026” is no day such as 2026-11-28.'],
  ['13/01/2026,meta,/survey,1,7', '“13/01/2026” is no day such as 2026-11-28.'],
  ['2026-11-28,meta,/survey,"1,23",7', '“1,23” is no amount in dollars.'],
  ['2026-11-28,meta,/survey,-1,7', '“-1” is no amount in dollars.'],
  ['2026-11-28,meta,/survey,1000000000.01,7', '“1000000000.01” is no amount in dollars.'],
])('%s: %s', (row, problem) => {
  expect(read(`2026-11-28,meta,/survey,1,7\n\n${row}\n`).faults).toEqual([{ line: 4, problem }]);
});

it('an amount goes up to a thousand million dollars', () => {
  expect(read('2026-11-28,meta,/survey,1000000000,7').rows).toMatchObject([{ cents: 1e11 }]);
});

it('a media buyer uploads rows of their own affiliates alone', () => {
  const row = (affid: string) => `2026-11-28,meta,/survey,1,${affid}`;
  const which = (own: string) => ({ line: 2, problem: `Say in a column “affiliate” which of yours it is: ${own}.` });
  expect(read(row('7'), ['7', '8']).rows).toMatchObject([{ affid: '7' }]);
  expect(read(row('9'), ['7', '8']).faults).toEqual([which('7, 8')]);
  expect(read(row(''), ['7', '8']).faults).toEqual([which('7, 8')]);
  expect(read(row(''), ['7']).rows).toMatchObject([{ affid: '7' }]);
  expect(read(row('')).rows).toMatchObject([{ affid: '' }]);
});

it('a file without the needed names, without rows, or with too many says so', () => {
  expect(readSpend('date,cost\n', undefined)).toEqual({
    rows: [],
    faults: [
      {
        line: 1,
        problem: 'The first line has no source and no campaign. It should name date, source, campaign and cost.',
      },
    ],
  });
  expect(read('').faults).toEqual([{ line: 2, problem: 'There is no row below the names.' }]);
  const row = '2026-11-28,meta,/survey,1,7\n';
  expect(read(row.repeat(mostSpendRows)).faults).toEqual([]);
  expect(read(row.repeat(mostSpendRows + 1)).faults).toEqual([
    { line: 5002, problem: 'A file has 5000 rows at most: split this one.' },
  ]);
});
