import { describe, expect, it } from 'vitest';
import { type Experiment, experimentProblems, isSameThroughout, mixedSamples } from './experiment.ts';

const experiment: Experiment = {
  ...{ name: 'sun', owner: 'ana', expires: '2027-01-01', leastEffect: 0.01, guardrails: ['blocked'] },
  variants: [
    { id: 'one', weight: 1, switches: {} },
    { id: 'two', weight: 1, switches: { grid: 'two' } },
  ],
};
const [one, two] = experiment.variants;

describe('an experiment under its old name', () => {
  it.each<[string, Experiment, readonly string[]]>([
    ['unchanged', experiment, []],
    ['with another owner, day or least effect', { ...experiment, owner: 'ben', expires: '2027-02-01', leastEffect: 0.02 }, []],
    ['with another weight', { ...experiment, variants: [one, { ...two, weight: 2 }] }, ['sun']],
    ['with other switches', { ...experiment, variants: [one, { ...two, switches: { grid: 'one' } }] }, ['sun']],
    ['with one more variant', { ...experiment, variants: [one, two, { ...two, id: 'three' }] }, ['sun']],
    ['decided by another figure', { ...experiment, primary: 'unblocked' }, ['sun']],
    ['with another name', { ...experiment, name: 'sun-2', variants: [one, { ...two, weight: 2 }] }, []],
  ])('%s', (_, after, mixed) => expect(mixedSamples([experiment], [after])).toEqual(mixed));
});

it.each<[string, Partial<Experiment>]>([
  ['is decided by "luck"', { primary: 'luck' as never }],
  ['has the least effect 0.5', { leastEffect: 0.5 }],
  ['has the guardrail "moods"', { guardrails: ['moods' as never] }],
])('names what %s', (problem, change) => {
  expect(experimentProblems([experiment])).toEqual([]);
  expect(experimentProblems([{ ...experiment, ...change }])).toEqual([expect.stringContaining(problem)]);
});

it('equal variants check the counting', () => {
  expect(isSameThroughout(experiment)).toBe(false);
  expect(isSameThroughout({ variants: [one, { ...two, switches: {} }] })).toBe(true);
});
