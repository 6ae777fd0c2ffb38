import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'Cut paper in the desert',
  idea: 'Sheets of paper are turned before cut-paper mesas and a low sun.',
  do: ['Let questions lie on paper, with a printed line.', 'Stamp what is chosen.'],
  dont: ['Use gloss, glass or neon.', 'Stack more sheets than there are questions.'],
  motion: 'The sheet is lifted off with a small turn; the next lies beneath.',
};
