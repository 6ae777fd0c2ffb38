import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A town in the morning',
  idea: 'A huge sun comes up over the roofs of the neighbourhood while the questions are answered.',
  do: ['Keep the ground cocoa and the sky warm.', 'Make answers chunky, with filled pictures.'],
  dont: ['Use cold greys or thin lines.', 'Draw more than the one sun.'],
  motion: 'A spring: the old tiles sink, the new ones come up past their place and settle.',
};
