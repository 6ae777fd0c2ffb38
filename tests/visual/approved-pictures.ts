import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The approved pictures, by hash, a line each. The pictures are not in git, which would keep each for good. One that is needed
 * is taken again from the commit that approved it (pictures-before.ts).
 */
export interface Approved {
  /** The browser that drew them: another one draws other bytes. */
  readonly chromium: string;
  /** Key of the shot -> hash of its picture. */
  readonly hashes: ReadonlyMap<string, string>;
}

export const approvedFile = join(import.meta.dirname, 'approved.tsv');

/** @throws Error on a line that is none of this file's. */
export function parseApproved(text: string): Approved {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const hashes = lines.map((line): [string, string] => {
    const [story, mode, hash, ...more] = line.split('\t');
    if (!story || !mode || !hash || more.length > 0)
      throw new Error(`approved.tsv has a line that is not "story, mode, hash": ${line}`);
    return [`${story}\t${mode}`, hash];
  });
  return { chromium: head.replace(/^# Chromium /, ''), hashes: new Map(hashes) };
}

/** In an order of its own, so that two people's approvals of different stories merge. */
export function formatApproved({ chromium, hashes }: Approved): string {
  const lines = [...hashes].map(([key, hash]) => `${key}\t${hash}`).sort();
  return [`# Chromium ${chromium}`, ...lines, ''].join('\n');
}

export const readApproved = (): Approved =>
  existsSync(approvedFile) ? parseApproved(readFileSync(approvedFile, 'utf8')) : { chromium: '', hashes: new Map() };

export const writeApproved = (approved: Approved): void => writeFileSync(approvedFile, formatApproved(approved));
