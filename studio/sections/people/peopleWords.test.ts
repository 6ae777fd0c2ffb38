import { expect, it } from 'vitest';
import type { Colleague } from '#contract/studio/people.ts';
import { keptBecause, leftWords, seenWords } from './peopleWords.ts';

const now = Date.UTC(2026, 4, 3, 12);
const person = (name: string, role: string, by: Colleague['by'] = 'password'): Colleague => ({
  ...{ name, label: '', role, by, seenAt: 0, sessions: 0 },
});

it('says whether somebody is here, was, or never came', () => {
  expect(seenWords({ seenAt: now - 180_000, sessions: 1 }, now)).toMatch(/^Active 3 min.*, 1 open session$/);
  expect(seenWords({ seenAt: now - 180_000, sessions: 0 }, now)).toMatch(/^Signed in 3 min/);
  expect(seenWords({ seenAt: 0, sessions: 0 }, now)).toBe('Never signed in');
});

it('says what was handed over and what stopped', () => {
  expect(leftWords('lena', { drafts: [], schedules: 0 })).toBe('lena is out, and their sessions have ended.');
  expect(leftWords('lena', { drafts: ['/fall'], schedules: 2 })).toContain('/fall. What they had planned stopped (2)');
});

it('the last admin, oneself and who comes by the sign-in service stay', () => {
  const rows = [person('ada', 'admin'), person('lena', 'qa'), person('sso:1', 'admin', 'provider')];
  const why = (name: string, more: object = {}) =>
    keptBecause(rows.find((each) => each.name === name) as Colleague, { self: 'ada', rows, byProvider: false, ...more });
  expect(['ada', 'lena', 'sso:1'].map((name) => why(name))).toEqual(['The last admin', undefined, 'The sign-in service decides']);
  expect(why('ada', { rows: [...rows, person('bea', 'admin')] })).toBe('You');
  expect(why('lena', { byProvider: true })).toBe('The sign-in service decides');
});
