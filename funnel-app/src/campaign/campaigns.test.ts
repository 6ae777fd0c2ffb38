import { describe, expect, it } from 'vitest';
import { steps } from '#contract/flow/steps.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { campaignProblems } from './campaignProblems.ts';
import { campaignOf, campaignRows, campaigns } from './campaigns.ts';
import * as written from './experiments.ts';
import { sourceProblems } from './sourceProblems.ts';

/** The paths of docs/spec/campaigns.md#paths, row by row: path, flow, offer, affiliate. */
const given: readonly (readonly [paths: string, flow: string, oids: string, affid: string])[] = [
  ['/ /survey', 'main', '81 81', '10'],
  ['/yt /survey/yt', 'main', '56 57', '10'],
  ['/survey-google /g /g2', 'classic', '80 85 86', '10'],
  ['/f /survey/fb', 'social-drop', '101 102', '10'],
  ['/form', 'one-page', '112', '1'],
  ['/survey/es /surveyes', 'insurance', '113 113', '10'],
  ['/survey/vw', 'third', '114', '107'],
  ['/survey/ig /survey/insta', 'estimate', '152 152', '340'],
  ['/survey/tt', 'social', '160', '252'],
  ['/survey/v4nv-ep /survey/v4nv-rz /survey/v4nv-es', 'buyer-consent', '188 188 188', '10'],
  ['/survey/v4nv-d1 /survey/v4nv-d2 /survey/v4nv-x1', 'buyer-consent', '188 188 188', '10'],
  ['/surveyv4g', 'funding', '196', '10'],
  ['/surveyv4nv /surveyv5nv', 'insurance', '188 196', '10'],
  ['/survey/v6', 'contact-first', '235', '10'],
  ['/survey/v7', 'v7', '235', '1'],
  ['/survey-sd/v3b /survey-sdv3b', 'treatment', '81 81', '1'],
  ['/survey-sd/v4', 'short', '81', '1'],
  ['/survey-sl', 'multi-step', '81', '1'],
  ['/survey/car', 'car-accident', '81', '10'],
  ['/survey/lawyer', 'lawyer-early', '81', '10'],
  ['/survey/hurt', 'hurt-first', '81', '10'],
  ['/survey/express', 'express', '81', '10'],
  ['/survey/anchored', 'treatment-anchored', '81', '10'],
  ['/survey/ticket', 'ticket', '81', '10'],
  ['/survey/benefits', 'benefits', '81', '10'],
  ['/survey/dui', 'dui', '81', '10'],
];
const cases = given.flatMap(([paths, flow, oids, affid]) =>
  paths.split(' ').map((path, at) => [path, flow, oids.split(' ')[at], affid] as const),
);

it.each(cases)('%s runs %s with offer %s and affiliate %s', (path, flow, oid, affid) => {
  expect(campaignOf(path)).toMatchObject({ flow, oid, affid });
  expect(campaignOf(`${path}/`)).toBe(campaignOf(path));
});

it('paths with settings beside flow, offer and affiliate', () => {
  const decided = Object.entries(campaignRows).map(([path, { flow: _, oid: _oid, affid: _affid, experiments: _x, ...rest }]) => [
    path,
    rest,
  ]);
  expect(Object.fromEntries(decided.filter(([, rest]) => Object.keys(rest as object).length > 0))).toEqual({
    '/survey/es': { switches: { lang: 'es' }, facts: ['without_funding'] },
    '/survey/tt': { switches: { redesign: 'on' } },
    '/survey/v4nv-d1': { buyers: 'd1', facts: ['buyers_consent'] },
    '/survey/v4nv-d2': { buyers: 'd2', facts: ['buyers_consent'] },
    '/survey/v4nv-x1': { buyers: 'x1', facts: ['buyers_consent'] },
    '/survey/v4nv-es': { switches: { lang: 'es' } },
    '/surveyv4g': { facts: ['straight_to_date'] },
    '/surveyv5nv': { thankYouPath: '/survey-v5-thank-you/' },
    '/survey/v7-worth': { facts: ['case_worth'] },
    '/survey/v7-sms': { verifiesPhone: true },
  });
});

it('every experiment runs on a path', () => {
  const run = new Set(Object.values(campaigns).flatMap(({ experiments = [] }) => experiments));
  expect(Object.values(written).flatMap((each) => (run.has(each) ? [] : [each.name]))).toEqual([]);
});

it('every flow has a path', () => {
  const run = new Set(Object.values(campaigns).map(({ flow }) => flow));
  expect(flows.map(({ id }) => id).filter((id) => !run.has(id as never))).toEqual([]);
});

it('unknown paths have no campaign', () => {
  for (const path of ['/survey/nothing', '/__proto__', '/constructor', '/survey-thank-you/']) {
    expect(campaignOf(path)).toBeUndefined();
  }
});

describe('the check that stops a build', () => {
  const table = Object.keys(campaignRows)
    .map((path) => `'${path}': row,`)
    .join('\n');
  const check = (row: object, list = flows) => sourceProblems({ ...campaignRows, '/survey/fb': row }, list, { table, flows: {} });
  const good = { flow: 'main', oid: '81', affid: '10' };

  const texts = { 'flows/all.ts': ['submit', ...Object.keys(steps)].map((name) => `'${name}'`).join('\n') };
  it('accepts the campaigns and flows of the project', () => {
    expect(sourceProblems(campaignRows, flows, { table, flows: texts })).toEqual([]);
    expect(check({ ...good, oid: '1', affid: '123456789', facts: ['case_worth'], thankYouPath: '/a-1/' })).toEqual([]);
  });
  it.each([
    [{ ...good, flow: 'mian' }, /campaigns\.ts:9 \/survey\/fb: flow "mian" is not known. Use one of main, /],
    [{ ...good, flwo: 'main' }, /:9 \/survey\/fb: field "flwo" is not known/],
    [{ ...good, switches: { them: '1' } }, /:9 .*switch "them" is not known/],
    [{ ...good, switches: { theme: '999' } }, /:9 .*switch theme has no value "999"/],
    [{ ...good, facts: ['spanish'] }, /:9 .*facts cannot be/],
    [{ ...good, facts: ['case_worth', 'spanish'] }, /:9 .*facts cannot be/],
    [{ ...good, facts: 'case_worth' }, /:9 .*facts cannot be/],
    ...['x', '', 'x1', '1x', '1234567890'].flatMap((id): [object, RegExp][] => [
      [{ ...good, oid: id }, /:9 .*oid cannot be/],
      [{ ...good, affid: id }, /:9 .*affid cannot be/],
    ]),
    ...['a/', '/a', 'x/a/', '/a/x', '/a?/', 5, ['/a/'], '/privacy-policy/', '/do-not-sell-my-information/', '/events/'].map(
      (thankYouPath): [object, RegExp] => [{ ...good, thankYouPath }, /:9 .*thankYouPath cannot be/],
    ),
    [{ flow: 'main', oid: '81' }, /:9 .*affid is missing/],
    [{ flow: 'main', affid: '10' }, /:9 .*oid is missing/],
    [
      { oid: '81', affid: '10' },
      /^funnel-app\/src\/campaign\/campaigns\.ts:9 \/survey\/fb: flow is missing\. Give it the id of a flow\.$/,
    ],
    [{ ...good, experiments: 'all' }, /:9 .*experiments cannot be/],
    [{ ...good, experiments: [{ ...written.answersInTwo, owner: '' }] }, /:9 .*answers-in-two has no owner/],
    [
      { ...good, experiments: [{ ...written.answersInTwo, variants: [{ id: 'a', weight: 1, switches: { gird: 'two' } }] }] },
      /:9 .*variant a: switch "gird" is not known/,
    ],
    [{ ...good, switches: { redesign: 'on', rounded: 'on' } }, /:9 .*: redesign=on never goes with rounded=on: its answers/],
    [
      { ...good, switches: { redesign: 'on' }, experiments: [written.answersInTwo] },
      /:9 .*variant two: redesign=on never goes with grid=two: its lettered/,
    ],
  ])('%o', (row, message) => expect(check(row).join('\n')).toMatch(message));
  it('an unknown step, by file and line', () => {
    const main = flowById('main');
    const broken = { ...main, steps: [{ step: 'AtFalt', progress: 1 }] } as never;
    const found = sourceProblems(campaignRows, [...flows, broken], {
      table,
      flows: { 'flows/main.ts': "\nsteps: [\n'AtFalt'" },
    });
    expect(found).toEqual(['flows/main.ts:3 step "AtFalt" is not known']);
    const exits = [{ to: 'Hurtt', completes: ['Paidd'] }, { to: 'submit' }];
    const astray = { ...main, steps: [{ step: 'AtFault', progress: 1, exits }] } as never;
    const source = { table, flows: { 'flows/a.ts': "'AtFault'\n'submit'", 'flows/b.ts': "'Hurtt'\n'Paidd'" } };
    expect(sourceProblems(campaignRows, [...flows, astray], source)).toEqual([
      'flows/b.ts:1 step "Hurtt" is not known',
      'flows/b.ts:2 step "Paidd" is not known',
    ]);
  });
  it('two spellings of one path', () => {
    const found = sourceProblems({ ...campaignRows, '/surveyfb': good }, flows, { table, flows: {} });
    expect(found.join()).toContain('/surveyfb: another path is the same without its slashes');
  });
  it.each(['/privacy-policy', '/Terms-of-use/', '/survey-thank-you', '/survey-v5-thank-you', '/do-not-sell-my-information'])(
    'a path of another page, %s',
    (path) => {
      const found = sourceProblems({ ...campaignRows, [path]: good }, flows, { table, flows: {} });
      expect(found.join()).toContain(`${path}: a page of the site`);
    },
  );
  it.each(['/events', '/Ops/', '/us/texas', '/storybook'])('a path that the server answers itself, %s', (path) => {
    const found = sourceProblems({ ...campaignRows, [path]: good }, flows, { table, flows: {} });
    expect(found.join()).toContain(`${path}: the server answers`);
  });
});

it.each([
  ['not an object', [null, 5, []], ['path', 'flow', 'oid', 'affid']],
  [
    'a switch without its value',
    [{ flow: 'main', oid: '81', affid: '10', path: '/a', switches: { theme: 5 } }],
    ['switches.theme'],
  ],
  [
    'an experiment without variants',
    [{ flow: 'main', oid: '81', affid: '10', path: '/a', experiments: [{ name: 'x' }] }],
    ['experiments'],
  ],
  ['a script for a path', [{ flow: 'main', oid: '81', affid: '10', path: '/<b>' }], ['path']],
])('a campaign from outside, %s, is refused by its fields with a remedy', (_what, contents, fields) => {
  const problems = campaignProblems(contents, flows);
  expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(fields));
  for (const { problem, remedy } of problems)
    expect([problem, remedy]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
});
