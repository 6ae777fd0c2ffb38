import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A letter, by pen',
  idea: 'The front page of a newspaper: an engraved pen underlines the headline.',
  do: ['Set everything in serif, in columns.', 'Mark a choice in red, by pen.'],
  dont: ['Draw boxes, cards or shadows.', 'Use red for anything but a mark.'],
  motion: 'None between questions: only the pen moves.',
};
