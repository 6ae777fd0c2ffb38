import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'Road signs',
  idea: 'A yellow road sign carries the question, and boards on one post carry the answers.',
  do: ['Keep text at 7:1 and borders thick.', 'Show direction with arrows.'],
  dont: ['Use grey text, thin lines or shadows.', 'Copy a sign that exists and orders something.'],
  motion: 'None: a sign that is passed is gone.',
};
