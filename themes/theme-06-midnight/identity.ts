import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'The way home at night',
  idea: 'A night road leads to a house with a light on: the page is dark for who cannot sleep.',
  do: ['Let light come from one place: the button.', 'Keep words off the bright parts of the scene.'],
  dont: ['Use white grounds or heavy shadows.', 'Let more than one thing glow.'],
  motion: 'The next question lifts in from below.',
};
