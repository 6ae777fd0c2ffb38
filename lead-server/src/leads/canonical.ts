import { hash } from 'node:crypto';
import type { Submission } from '#contract/lead-record.ts';

/** SHA-256, 43 characters of base64url. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/**
 * One text for one submission, however its sender ordered it. Parsing has put the fields into the order of the schema already, and dropped
 * what it does not know; only the switches come in the order sent.
 */
export function canonical(submission: Submission): string {
  const names = Object.keys(submission.switches);
  const inOrder = names.every((name, index) => index === 0 || (names[index - 1] as string) < name);
  if (inOrder) return JSON.stringify(submission);
  const switches = Object.fromEntries(names.sort().map((name) => [name, submission.switches[name] as string]));
  return JSON.stringify({ ...submission, switches });
}
