import { createHash } from 'node:crypto';

/** 36 bits: two of the some hundred steps and edges of a flow are hardly ever taken for one. */
const stepHashLength = 6;

/** What happened at a step: shown (target ''), left by an edge after a time of this band, or an error at a field. */
export type StepFact = readonly [step: string, target: string, band?: number];

/** Names of our own flows, so they are few. */
const known = new Map<string, string>();

/** A short name of a step shown (target '') or an edge walked, as a visit's state keeps it. */
export function stepHash(step: string, target: string): string {
  const name = `${step}\n${target}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, stepHashLength);
  known.set(name, hash);
  return hash;
}

/** The hashes that a state holds, one behind the other. */
export function hashesIn(steps: string): Set<string> {
  const hashes = new Set<string>();
  for (let at = 0; at < steps.length; at += stepHashLength) hashes.add(steps.slice(at, at + stepHashLength));
  return hashes;
}
