import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A belt that clicks shut',
  idea: 'A poster with tilted capitals, cut by a seat belt that clicks shut at the end.',
  do: ['Say little, in capitals.', 'Draw the belt across once a screen.'],
  dont: ['Show broken cars or blood.', 'Tilt text that has to be read at length.'],
  motion: 'A hard wipe with a slanted front, as a belt drawn across.',
};
