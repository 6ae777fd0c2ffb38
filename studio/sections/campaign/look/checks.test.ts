import { expect, it } from 'vitest';
import type { Warning } from '#funnel/builder/warnings.ts';
import { checksOf, countOpen, notesOf } from './checks.ts';

const idle: Warning = {
  kind: 'idle',
  of: 'meter',
  text: 'It shows nowhere.',
  fix: { name: 'meter', value: 'auto', label: 'Reset' },
};
const refused = { path: '/a', field: 'switches.theme', problem: 'switch theme has no value "x"', remedy: 'Use one of 1, 2.' };

it('nothing wrong is said line by line, the server first', () => {
  const checks = checksOf([], [], true);
  expect(checks[0]).toEqual({ state: 'good', text: 'The server finds nothing against it' });
  expect(checks).toHaveLength(5);
  expect(countOpen(checks)).toBe(0);
});

it('the server says nothing of what it has not seen', () => {
  expect(checksOf([], [], false).map(({ text }) => text)).not.toContain('The server finds nothing against it');
});

it('what server and builder both find is said once, with what mends it', () => {
  const both: Warning = {
    kind: 'combination',
    of: 'grid',
    text: 'They do not go together.',
    fix: { name: 'grid', value: 'one', label: 'One' },
  };
  const problem = { path: '/a', field: 'switches.grid', problem: 'redesign=on never goes with grid=two', remedy: 'Change one.' };
  const open = checksOf([problem], [both], true).filter(({ state }) => state !== 'good');
  expect(open).toEqual([{ state: 'wrong', text: both.text, field: 'switches.grid', fix: both.fix }]);
});

it('problems come first, then warnings, and each stands at its control', () => {
  const checks = checksOf([refused], [idle], true);
  expect(checks.slice(0, 2)).toEqual([
    { state: 'wrong', text: 'Theme: switch theme has no value "x".', remedy: 'Use one of 1, 2.', field: 'switches.theme' },
    { state: 'warning', text: 'It shows nowhere.', field: 'switches.meter', fix: idle.fix },
  ]);
  expect(countOpen(checks)).toBe(2);
  expect(checks.map(({ text }) => text)).not.toContain('Every choice has an effect in this flow');
  expect(notesOf(checks)).toEqual({
    theme: ['Theme: switch theme has no value "x". Use one of 1, 2.'],
    meter: ['It shows nowhere.'],
  });
});
