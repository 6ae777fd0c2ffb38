import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresCsv } from './figuresCsv.ts';
import {
  ask,
  bodyOf,
  errorWords,
  type FigureRow,
  fixedQuestion,
  readFiguresQuestion,
  sortedRows,
  stepName,
} from './figuresQuestion.ts';
import { duration } from './numbers.ts';

const row = (name: string, change: Partial<FigureRow> = {}): FigureRow => ({
  ...{ name, visits: 10, lost: 0, finished: 4, disqualified: 1, dropped: 3, blocked: 2, qualified: 3 },
  ...{ sold: 2, accepted: 1, returned: 1, cents: 4050, trend: [] },
  ...change,
});

describe('a question of figures', () => {
  it('is read from its address, and asks for the last seven days by source', () => {
    // still the 26th in New York
    const now = Date.UTC(2026, 10, 27, 3);
    const zone = 'America/New_York';
    const whole = { compare: false, measure: 'qualified', zone };
    expect(bodyOf(readFiguresQuestion({}), now, zone)).toEqual({
      ...{ ...whole, from: '2026-11-20', to: '2026-11-26', by: 'source', where: {} },
    });
    expect(bodyOf({ zone: 'UTC', days: 1 }, now, zone)).toMatchObject({ from: '2026-11-27', to: '2026-11-27', zone: 'UTC' });
    const search = { campaign: 'survey/fb', affid: 20, by: 'sub', from: '2026-11-01', to: '2026-11-03', compare: true };
    expect(bodyOf(readFiguresQuestion(search), now, zone)).toEqual({
      ...{ ...whole, compare: true, from: '2026-11-01', to: '2026-11-03', by: 'sub' },
      where: { campaign: 'survey/fb', affid: '20' },
    });
    // an address that is copied names its days
    expect(fixedQuestion({ days: 14, view: 'Mine', affid: '20' }, now, zone)).toEqual({
      ...{ affid: '20', from: '2026-11-13', to: '2026-11-26' },
    });
  });

  it.each([
    [{ by: 'email' }, {}],
    [{ days: 3 }, {}],
    [{ days: '28' }, { days: 28 }],
    [{ from: '2026-11-03', to: '2026-11-01' }, {}],
    [{ from: 'x', to: '2026-11-01' }, {}],
    [{ sort: 'drop table' }, {}],
    [{ sort: '-revenue', compare: 'yes' }, { sort: '-revenue' }],
    [
      { measure: 'sold', zone: 'UTC', step: 'AtFault' },
      { measure: 'sold', zone: 'UTC', step: 'AtFault' },
    ],
    [{ measure: 'email', zone: 'Asia/Tokyo' }, {}],
    // the page of `/` has an empty key, and an unnamed source an empty name
    [
      { campaign: '', source: '' },
      { campaign: '', source: '' },
    ],
  ])('%j is read as %j', (search, question) => {
    expect(readFiguresQuestion(search)).toEqual(question);
  });

  it('is the same when its own address is read again', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('by', 'days', 'affid', 'sub', 'from', 'compare', 'sort', 'measure', 'zone', 'step', 'view'),
          fc.string(),
        ),
        (search) => {
          const question = readFiguresQuestion(search);
          expect(readFiguresQuestion(question)).toEqual(question);
        },
      ),
    );
  });

  it('loses a part that is taken away', () => {
    expect(ask({ affid: '10', days: 28 }, { affid: undefined, by: 'device' })).toEqual({ days: 28, by: 'device' });
  });
});

describe('rows', () => {
  const rows = [row('b', { visits: 5, qualified: 5 }), row('a', { cents: 1 }), row('c2', { sold: 9 }), row('c10')];
  it.each([
    [undefined, ['a', 'c2', 'c10', 'b']],
    ['visits', ['b', 'a', 'c2', 'c10']],
    ['name', ['a', 'b', 'c2', 'c10']],
    ['-share', ['b', 'a', 'c2', 'c10']],
    ['-qualified', ['b', 'a', 'c2', 'c10']],
    // what has no cost has none that is least
    ['-perAccepted', ['a', 'b', 'c2', 'c10']],
    ['-sold', ['c2', 'a', 'b', 'c10']],
    ['revenue', ['a', 'b', 'c2', 'c10']],
  ] as const)('sort by %s', (sort, names) => {
    expect(sortedRows(rows, sort).map(({ name }) => name)).toEqual(names);
  });

  it('are a file of the columns of the table, which no spreadsheet runs', () => {
    const plain = '10,3,0.3,2,1,1,40.50';
    expect(figuresCsv([row('meta'), row('=1+1,"x"'), row('')], 'source', new Map())).toBe(
      [
        '\ufeffSource,Visits,Qualified,Share,Sold,Accepted,Returned,Revenue',
        `meta,${plain}`,
        `"'=1+1,""x""",${plain}`,
        `not named,${plain}`,
        '',
      ].join('\r\n'),
    );
    // what is not known is empty
    const [head, first, second] = figuresCsv([row('meta', { cost: 1230 }), row('bing')], 'source', new Map()).split('\r\n');
    expect(head).toBe('\ufeffSource,Visits,Qualified,Share,Sold,Accepted,Returned,Revenue,Cost,Per qualified,Per accepted');
    expect(first).toBe(`meta,${plain},12.30,4.10,12.30`);
    expect(second).toBe(`bing,${plain},,,`);
  });
});

it('a campaign is named by its path', () => {
  const paths = new Map([['surveyfb', '/survey/fb']]);
  expect(figuresCsv([row('surveyfb'), row('gone')], 'campaign', paths)).toMatch(/^.*\r\n\/survey\/fb,10.*\r\n\/gone,10/);
});

it.each([
  ['AutoAccidentCaseWorth', 'Auto accident case worth'],
  ['DateOfBirth', 'Date of birth'],
  ['PhoneAndZip', 'Phone and zip'],
])('the step %s is called %s', (step, name) => {
  expect(stepName(step)).toBe(name);
});

it('times and errors are said in words', () => {
  expect([0.84, 9.94, 41.4, 119, 150].map(duration)).toEqual(['0.8 s', '9.9 s', '41 s', '119 s', '3 min']);
  expect(errorWords({ field: 'zip_code', fault: 'empty' })).toBe('Zip code left empty');
});
