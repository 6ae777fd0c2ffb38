import { expect, it } from 'vitest';
import type { Second } from '#contract/studio/desk-acts.ts';
import { fitsWords, secondState, secondTitle } from './secondWords.ts';

const now = new Date(2026, 10, 28, 12, 44).getTime();
const row: Second = {
  ...{ id: 'r1', act: 'replay', count: 143, label: 'given up', scopeHash: 'aa', askedBy: 'olga', because: 'ticket 81' },
  ...{ at: now - 60_000, expiresAt: now + 3_600_000, state: 'waiting', decidedBy: '', decidedAt: 0, done: 0, mayDecide: true },
};

it('a request says what it is for, and how it stands', () => {
  expect([secondTitle(row), secondTitle({ act: 'export', count: 1 }), secondTitle({ act: 'drop', count: 2000 })]).toEqual([
    'Send 143 deliveries again',
    'A file of 1 lead with their data',
    'Let 2,000 deliveries go',
  ]);
  const states = (['waiting', 'approved', 'refused', 'done', 'expired'] as const).map(
    (state) => secondState({ ...row, state, decidedBy: 'oscar', done: 141 }, now).words,
  );
  expect(states).toEqual([
    expect.stringContaining('13:44'),
    'Approved by oscar, and cut off',
    'Refused by oscar',
    '141 done, approved by oscar',
    'Its time is over',
  ]);
  expect(secondState({ ...row, act: 'export', state: 'approved', decidedBy: 'paul' }, now).words).toContain('not taken yet');
});

it('what changed since it was counted is said', () => {
  expect([fitsWords({ fits: 41, changed: 2 }), fitsWords({ fits: 43, changed: 0 })]).toEqual([
    '41 of 43 still fit; 2 changed',
    'All 43 still fit',
  ]);
});
