import { expect, it } from 'vitest';
import { comparedWords, latelyWords } from './latelyWords.ts';
import { badgesOf, bySilence, unreadWords, type Wait, waitLines } from './todayWords.ts';

/** A Friday, in whatever zone this runs. */
const now = new Date(2026, 10, 27, 12, 44).getTime();
const hour = 3_600_000;
const day = 24 * hour;
const said = (wait: Wait) => {
  const [line] = waitLines([wait], now);
  return line && [line.tone, line.what, line.why];
};
const planned = {
  about: 'schedule',
  key: 'surveywinter',
  path: '/survey/winter',
  by: 'd.keller',
  dueAt: new Date(2026, 10, 30, 6).getTime(),
} as const;

it.each<[Wait, string, string, string]>([
  [
    { ...planned, act: 'publish', state: 'waiting', fault: '' },
    'planned',
    '/survey/winter goes live Monday 06:00',
    'All checks hold. Planned by d.keller',
  ],
  [
    { ...planned, act: 'pause', state: 'waiting', fault: 'it is not live any more' },
    'wrong',
    '/survey/winter cannot be paused Monday 06:00',
    'It is not live any more. Planned by d.keller',
  ],
  [
    { ...planned, act: 'publish', state: 'failed', fault: 'There is no version 3.', dueAt: now - day },
    'wrong',
    '/survey/winter did not go live yesterday 12:44',
    'There is no version 3. Planned by d.keller',
  ],
  [
    { about: 'draft', path: '/survey/hurt', at: now - 9 * day, changes: 4, base: 14, live: 15 },
    'waiting',
    'Your draft of /survey/hurt is 9 days old',
    '4 changes; version 15 went live since',
  ],
  [
    { about: 'draft', path: '/survey/hurt', at: now - hour, changes: 1, base: 14, live: 15 },
    'waiting',
    'Your draft of /survey/hurt is behind what is live',
    '1 change; version 15 went live since',
  ],
  [
    { about: 'draft', path: '/fall', at: now - day, changes: 6, base: 0, live: 0 },
    'waiting',
    'Your new campaign /fall is 1 day old',
    'It has never been live',
  ],
  [
    { about: 'approval', path: '/g', by: 'token', at: now - 3 * hour, changes: 2 },
    'waiting',
    'The token’s holder’s draft of /g waits for an approval',
    '2 changes, saved 3 hours ago',
  ],
  [
    { about: 'given up', destination: 'exchange', count: 1 },
    'wrong',
    '1 delivery to exchange was given up',
    'Nothing is tried again by itself',
  ],
  [
    {
      ...{ about: 'request', id: '01a22097-ddb9-7000-8000-000000000000', asks: ['requestToDeleteInformation'] },
      ...{ due: '2026-11-26', left: -1, unit: 'business days', law: 'California Consumer Privacy Act' },
    },
    'wrong',
    'Privacy request P-2097-DDB9, delete: 1 business day late',
    'California Consumer Privacy Act',
  ],
  [
    { about: 'spend', key: 'g', path: '/g', day: '2026-11-26', cents: 31_240, limit: 20_000, days: 1 },
    'wrong',
    '/g cost $312.40 on 2026-11-26',
    'Its limit is $200.00 a day',
  ],
  [
    { about: 'requests', count: 2, unverified: 3 },
    'waiting',
    '2 more privacy requests wait',
    'Their terms end later; 3 more are unverified',
  ],
  [
    { about: 'purge', path: '/g', at: now, fault: 'The cache answered 401', tag: 'campaign-g' },
    'wrong',
    'Caches may still show the old /g',
    'The cache answered 401. Then: ops pages purge campaign-g',
  ],
  [
    {
      ...{ about: 'fall', key: 'g', path: '/g' },
      ...{ before: { visits: 5000, qualified: 320 }, after: { visits: 900, qualified: 28 } },
      ...{ hours: 24, left: { low: 0.233, high: 0.912 } },
    },
    'wrong',
    '/g lost half of its qualified share or more',
    '3.1% in the last 24 hours, 6.4% at the same hours of the seven days before: 23 to 92 % of it is left',
  ],
])('%j in words', (wait, tone, what, why) => {
  expect(said(wait)).toEqual([tone, what, why]);
});

it('what is wrong comes first, what is planned last', () => {
  const lines = waitLines(
    [
      { ...planned, act: 'publish', state: 'waiting', fault: '' },
      { about: 'approval', path: '/g', by: 'ana', at: now, changes: 2 },
      { about: 'audit', fault: 'entry 3 was changed' },
    ],
    now,
  );
  expect(lines.map(({ tone }) => tone)).toEqual(['wrong', 'waiting', 'planned']);
});

it('an act leads to the campaign, to the home page by its sign, and to operations', () => {
  const acts = (wait: Wait) => waitLines([wait], now).map(({ act }) => act);
  const draft = { about: 'draft', at: now, changes: 1, base: 1, live: 2 } as const;
  expect(acts({ ...draft, path: '/survey/hurt' })).toEqual([{ name: 'Compare', key: 'surveyhurt', tab: 'look' }]);
  expect(acts({ ...draft, path: '/' })).toEqual([{ name: 'Compare', key: '~', tab: 'look' }]);
  expect(acts({ about: 'audit', fault: 'x' })).toEqual([{ name: 'Look', href: '/ops' }]);
});

it('badges count what waits in each section, and leave out what is planned', () => {
  const badges = badgesOf(
    [
      { ...planned, act: 'publish', state: 'waiting', fault: '' },
      { about: 'approval', path: '/g', by: 'ana', at: now, changes: 2 },
      { about: 'given up', destination: 'exchange', count: 3 },
      { about: 'requests', count: 2, unverified: 0 },
      { about: 'settings', server: 'web-2', fault: 'Settings name SECRET_A, which the environment lacks.' },
    ],
    now,
  );
  expect(badges).toEqual({
    campaigns: { count: 1, isWrong: false },
    experiments: { count: 0, isWrong: false },
    leads: { count: 0, isWrong: false },
    deliveries: { count: 1, isWrong: true },
    privacy: { count: 1, isWrong: false },
    settings: { count: 1, isWrong: true },
    operations: { count: 0, isWrong: false },
  });
});

it('a silenced cause speaks no more, and is shown apart', () => {
  const waits: readonly Wait[] = [
    { about: 'given up', destination: 'exchange', count: 3 },
    { about: 'audit', fault: 'entry 3 was changed' },
  ];
  const { speaking, silenced } = bySilence({ waits, silent: [{ cause: 'given up: exchange', until: now + day, by: 'ana' }] });
  expect(speaking.map(({ about }) => about)).toEqual(['audit']);
  expect(silenced).toEqual([{ wait: waits[0], cause: 'given up: exchange', until: now + day, by: 'ana' }]);
  expect(waitLines(waits, now).map(({ cause }) => cause)).toEqual(['given up: exchange', undefined]);
});

it('acts are told by name and version', () => {
  expect(latelyWords({ at: now, by: 'd.keller', did: 'publish', path: '/survey/hurt', version: 15 })).toBe(
    'd.keller published /survey/hurt, version 15',
  );
  expect(latelyWords({ at: now, by: 'ops', did: 'pause', path: '/g', version: 2 })).toBe('The command line paused /g');
});

it('parts that could not be read are named in one sentence', () => {
  expect(unreadWords(['audit', 'lately'], ['campaigns', 'drafts'])).toBeUndefined();
  expect(unreadWords(['audit'], ['drafts', 'audit'])).toBe('The audit could not be read. The rest is as of now.');
  expect(unreadWords(['deliveries', 'drafts', 'audit'], ['drafts', 'deliveries', 'audit'])).toBe(
    'Drafts, deliveries and the audit could not be read. The rest is as of now.',
  );
});

it('today is compared with the same hours of yesterday, and with nothing where those had no visits', () => {
  const before = { visits: 1000, qualified: 80 };
  const words = comparedWords({ until: now, now: { visits: 1030, qualified: 85 }, before });
  expect(words).toEqual({ visits: '+3 % on yesterday', qualified: '+0.3 on yesterday' });
  expect(comparedWords({ until: now, now: { visits: 500, qualified: 30 }, before }).visits).toBe('−50 % on yesterday');
  const none = { visits: '', qualified: '' };
  expect(comparedWords({ until: now, now: before, before: { visits: 0, qualified: 0 } })).toEqual(none);
  expect(comparedWords(undefined)).toEqual(none);
});

it('a campaign that opens or ends by itself is said before and after', () => {
  const at = Date.UTC(2026, 11, 1, 8);
  const line = (act: 'start' | 'end', now: number) =>
    waitLines([{ about: 'times', path: '/fall', act, at, version: 3 }], now).map(({ what, tone }) => [tone, what.split(' ')[1]]);
  expect([line('start', at - 1), line('end', at - 1), line('end', at)]).toEqual([
    [['planned', 'opens']],
    [['planned', 'ends']],
    [['waiting', 'ended']],
  ]);
  expect(latelyWords({ at, by: 'ana', did: 'end', path: '/fall', version: 3 })).toBe('/fall ended by itself, version 3');
});
