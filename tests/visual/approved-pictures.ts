import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser and packages that draw pictures: a change of either changes the bytes. */
export interface Environment {
  /** Version and platform. */
  readonly chromium: string;
  /** Start of the hash of package-lock.json. */
  readonly lock: string;
}

/** An approved picture. Git would keep each for good, so it is taken again from its commit when needed (pictures-before.ts). */
export interface ApprovedPicture extends Environment {
  readonly hash: string;
  /** `fingerprintOf` the picture; empty where none was recorded. */
  readonly fingerprint: string;
}

/** By the key of the shot. */
export type Approved = ReadonlyMap<string, ApprovedPicture>;

export const approvedFile = join(import.meta.dirname, 'approved.tsv');

const environmentLine = /^# (?:(?<id>\w+) )?Chromium (?<chromium>.+?)(?:, package-lock (?<lock>\w+))?$/;

/** @throws Error on a line that is none of this file's. */
export function parseApproved(text: string): Approved {
  const environments = new Map<string, Environment>();
  const pictures = new Map<string, ApprovedPicture>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const { id = '', chromium, lock = '' } = environmentLine.exec(line)?.groups ?? {};
    if (chromium !== undefined) {
      environments.set(id, { chromium, lock });
      continue;
    }
    const [story, mode, hash, fingerprint = '', by = '', ...more] = line.split('\t');
    const environment = environments.get(by);
    if (!story || !mode || !hash || !environment || more.length > 0)
      throw new Error(`approved.tsv has a line that is not "story, mode, hash, fingerprint, environment": ${line}`);
    pictures.set(`${story}\t${mode}`, { hash, fingerprint, ...environment });
  }
  return pictures;
}

/** Sorted, so that two people's approvals of different stories merge. */
export function formatApproved(approved: Approved): string {
  const environments = new Set<string>();
  const lines = [...approved].map(([key, { hash, fingerprint, chromium, lock }]) => {
    const environment = `Chromium ${chromium}${lock && `, package-lock ${lock}`}`;
    const id = createHash('sha256').update(environment).digest('hex').slice(0, 6);
    environments.add(`# ${id} ${environment}`);
    return [key, hash, fingerprint, id].join('\t');
  });
  return [...[...environments].sort(), ...lines.sort(), ''].join('\n');
}

export const readApproved = (): Approved =>
  existsSync(approvedFile) ? parseApproved(readFileSync(approvedFile, 'utf8')) : new Map();

export const writeApproved = (approved: Approved): void => writeFileSync(approvedFile, formatApproved(approved));
