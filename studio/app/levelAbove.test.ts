import { expect, it } from 'vitest';
import { levelAbove } from './levelAbove.ts';

it.each([
  ['/campaigns/survey~hurt/history', '/campaigns'],
  ['/new', '/campaigns'],
  ['/campaigns', '/'],
  ['/experiments/surveyyt/sunrise', '/experiments'],
  ['/experiments', '/'],
  ['/leads/019ac5f2-b1c3', '/leads'],
  ['/deliveries', '/'],
  ['/', undefined],
])('%s is below %s', (path, above) => {
  expect(levelAbove(path)).toBe(above);
});
