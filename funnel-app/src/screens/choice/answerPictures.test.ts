import { expect, it } from 'vitest';
import { baseStepOf, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { pictureOf } from './answerPictures.ts';

const names = Object.keys(steps) as StepName[];
const drawn = names.flatMap((name) => {
  const step: Step = steps[name];
  const pictures = step.kind === 'choice' ? step.options.map(({ id }) => [id, pictureOf(name, id)] as const) : [];
  return pictures.some(([, picture]) => picture) ? [{ name, pictures }] : [];
});

it('ten questions have pictures of their answers', () => {
  expect(new Set(drawn.map(({ name }) => baseStepOf(name))).size).toBe(10);
});

it.each(drawn)('$name has pictures of all answers or of none', ({ pictures }) => {
  expect(pictures.filter(([, picture]) => picture === undefined)).toEqual([]);
});
