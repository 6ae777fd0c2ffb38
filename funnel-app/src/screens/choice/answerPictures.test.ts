import { expect, it } from 'vitest';
import { baseStepOf, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { pictureOf } from './answerPictures.ts';

const names = Object.keys(steps) as StepName[];
const drawn = names.flatMap((name) => {
  const step: Step = steps[name];
  const pictures = step.kind === 'choice' ? step.options.map(({ id }) => [id, pictureOf(name, id)] as const) : [];
  return pictures.some(([, picture]) => picture) ? [{ name, pictures }] : [];
});

it('ten questions draw their answers', () => {
  expect(new Set(drawn.map(({ name }) => baseStepOf(name))).size).toBe(10);
});

it.each(drawn)('$name draws all of its answers or none', ({ pictures }) => {
  expect(pictures.filter(([, picture]) => picture === undefined)).toEqual([]);
});
