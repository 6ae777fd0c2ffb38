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

/** Whether a state has a hash. Hashes stand one behind the other, so one that begins elsewhere is none. */
function hasHash(steps: string, hash: string): boolean {
  let at = steps.indexOf(hash);
  while (at % stepHashLength > 0) at = steps.indexOf(hash, at + 1);
  return at >= 0;
}

/** What a state knows of steps after facts, and those of them that it did not know: the first of each. */
export function withSteps(before: string, facts: readonly StepFact[]): readonly [steps: string, news: readonly StepFact[]] {
  let steps = before;
  const news = facts.filter(([step, target]) => {
    const hash = stepHash(step, target);
    const isNew = !hasHash(steps, hash);
    if (isNew) steps += hash;
    return isNew;
  });
  return [steps, news];
}
