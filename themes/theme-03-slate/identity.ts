import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'A ledger: numbered, exact',
  idea: 'A ledger that is filled in line by line: numbers in the margin, hairlines from edge to edge, no picture.',
  do: ['Line everything up with the margin.', 'Number what comes one after the other.'],
  dont: ['Draw a scene or round a corner.', 'Use cobalt for anything that cannot be pressed.'],
  motion: 'None: the next line simply stands there.',
};
