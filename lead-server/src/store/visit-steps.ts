import { createHash } from 'node:crypto';

/** 36 bits: two of the some hundred steps and edges of a flow are hardly ever taken for one. */
const stepHashLength = 6;

/** A short name of a step shown (target '') or an edge walked, as a visit's state keeps it. */
export const stepHash = (step: string, target: string): string =>
  createHash('sha256').update(`${step}\n${target}`).digest('base64url').slice(0, stepHashLength);

/** The hashes that a state holds, one behind the other. */
export const hashesIn = (steps: string): Set<string> => new Set(steps.match(new RegExp(`.{${stepHashLength}}`, 'g')));
