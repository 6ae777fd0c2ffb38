import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A light that shows the way in',
  idea: 'A lighthouse finds who is out at night: its beam falls on the question, and a small boat makes its way to it.',
  do: ['Keep one half navy, and answers on white.', 'Let amber be light and the main button, nothing else.'],
  dont: ['Draw a storm, a wreck or a rescue.', 'Put a second picture beside the tower.'],
  motion: 'Steady: the words move over a little, as a boat under way.',
};
