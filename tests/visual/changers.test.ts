import { expect, it } from 'vitest';
import { changersOf } from './changers.ts';
import type { Case } from './report.ts';
import { changersIn } from './review/case-list.ts';
import type { Shot } from './shots.ts';

const shotOf = (file: string): Shot => ({
  ...{ story: file, title: file, name: 'Default', file: `./${file}.stories.tsx` },
  ...{ mode: 'harbor 390', theme: '1', lang: 'en', width: 390 },
});
const [bar, toast] = [shotOf('bar'), shotOf('toast')];
const story = ({ file }: Shot) => ({ id: file, reasons: [{ moduleName: '/virtual:/stories' }] });
const graph = [story(bar), story(toast), { id: './ring.ts', reasons: [bar, toast].map(({ file }) => ({ moduleName: file })) }];
const changes = [
  { name: 'Ring', files: ['ring.ts'] },
  { name: 'Words', files: ['README.md', 'tests/visual/approved.tsv'] },
  { name: 'Bar', files: ['bar.stories.tsx'] },
  { name: 'Lock', files: ['package-lock.json'] },
];
const changers = changersOf(changes, [bar, toast], graph);

it('a picture names the changes that reach it, the most particular first, and none that touches no picture', () => {
  expect([changers(bar), changers(toast)]).toEqual([
    ['Bar', 'Ring', 'Lock'],
    ['Ring', 'Lock'],
  ]);
});

it('a cause names first what all its pictures can come from', () => {
  const cases = [bar, toast].map((shot): Case => ({ shot, kind: 'changed', changers: changers(shot) }));
  expect(changersIn(cases)).toEqual(['Ring', 'Lock', 'Bar']);
});
