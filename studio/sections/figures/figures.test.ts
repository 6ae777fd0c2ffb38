import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresCsv } from './figuresCsv.ts';
import { ask, bodyOf, type FigureRow, readFiguresQuestion, sortedRows, stepName } from './figuresQuestion.ts';

const row = (name: string, change: Partial<FigureRow> = {}): FigureRow => ({
  ...{ name, visits: 10, lost: 0, finished: 4, disqualified: 1, dropped: 3, blocked: 2, qualified: 3 },
  ...{ sold: 2, accepted: 1, returned: 1, cents: 4050, trend: [] },
  ...change,
});

describe('a question of figures', () => {
  it('is read from its address, and asks for the last seven days by source', () => {
    const now = Date.UTC(2026, 10, 27, 3);
    expect(bodyOf(readFiguresQuestion({}), now)).toEqual({
      ...{ from: '2026-11-21', to: '2026-11-27', by: 'source', where: {}, compare: false },
    });
    const search = { campaign: 'survey/fb', affid: 20, by: 'sub', from: '2026-11-01', to: '2026-11-03', compare: true };
    expect(bodyOf(readFiguresQuestion(search), now)).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-03', by: 'sub', where: { campaign: 'survey/fb', affid: '20' }, compare: true },
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
        fc.dictionary(fc.constantFrom('by', 'days', 'affid', 'sub', 'from', 'compare', 'sort'), fc.string()),
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
    ['-qualified', ['b', 'a', 'c2', 'c10']],
    ['-sold', ['c2', 'a', 'b', 'c10']],
    ['revenue', ['a', 'b', 'c2', 'c10']],
  ] as const)('sort by %s', (sort, names) => {
    expect(sortedRows(rows, sort).map(({ name }) => name)).toEqual(names);
  });

  it('are a file of the same numbers, which no spreadsheet runs', () => {
    expect(figuresCsv([row('meta'), row('=1+1,"x"'), row('')], 'source', new Map())).toBe(
      [
        '\ufeffSource,Visits,Sent,Disqualified,Stopped by a check,Left,Qualified,Sold,Accepted,Returned,Revenue',
        'meta,10,4,1,2,3,3,2,1,1,40.50',
        '"\'=1+1,""x""",10,4,1,2,3,3,2,1,1,40.50',
        'not named,10,4,1,2,3,3,2,1,1,40.50',
        '',
      ].join('\r\n'),
    );
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
