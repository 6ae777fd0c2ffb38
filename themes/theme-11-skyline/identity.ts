import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A clear day over the city',
  idea: 'A wide sky over a hazy city, and one white sheet in reach of the thumb.',
  do: ['Keep the sky empty over the words.', 'Let one sheet hold what is asked.'],
  dont: ['Add a second card.', 'Draw buildings sharper than the words.'],
  motion: 'The sheet rises and settles; the sky stays.',
};
