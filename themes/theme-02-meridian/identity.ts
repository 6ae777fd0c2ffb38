import type { Identity } from '../identities.ts';

export const identity: Identity = {
  motto: 'Somebody beside you',
  idea: 'A guide sits beside the visitor and asks in a speech bubble; nothing has an edge to bump into.',
  do: ['Leave space, and let answers be round.', 'Show people calm and whole.'],
  dont: ['Give the guide an office, a suit or a desk.', 'Set answers as a dense list.'],
  motion: 'Slow: one question dissolves, and the next rises by a breath.',
};
