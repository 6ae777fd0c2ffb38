import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'An engraved certificate',
  idea: 'A letterhead of an old firm in a small town: an engraved oak and courthouse in a double frame.',
  do: ['Let lines do the work: engravings, rules, boxes to tick.', 'Keep gold for rules and marks.'],
  dont: ['Fill large areas with colour.', 'Add a shadow or a gradient.'],
  motion: 'A page is turned, and its words fade.',
};
