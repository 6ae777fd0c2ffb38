import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A branch in bloom',
  idea: 'An orchid spray asks in plum bubbles from the left, and the visitor answers from the right.',
  do: ['Keep questions left and answers right, as in a talk.', 'Let a bud open for each answer.'],
  dont: ['Add flowers of another kind.', 'Put text over a blossom.'],
  motion: 'Soft: the next bubble grows to its size.',
};
