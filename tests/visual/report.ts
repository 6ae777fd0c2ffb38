import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';
import { cache } from './repository.ts';
import type { Shot } from './shots.ts';

export type Verdict = 'approved' | 'rejected';

/** One thing to look at. Pictures are named by hash, in `.cache/visual/pictures`. */
export interface Case {
  readonly shot: Shot;
  /** `gone`: approved once, and no story asks for it now. */
  readonly kind: 'changed' | 'new' | 'gone' | 'failed';
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly difference?: (Omit<Difference, 'picture'> & { readonly picture: string }) | undefined;
  /** Why there is no picture, or what to know about the one from before. */
  readonly note?: string | undefined;
  readonly verdict?: Verdict | undefined;
  /** The hash that was approved before this review, so that a verdict can be taken back. */
  readonly was?: string | undefined;
}

export interface Report {
  readonly chromium: string;
  readonly cases: readonly Case[];
}

const file = join(cache, 'report.json');

/** @throws Error before the first `npm run visual`. */
export function readReport(): Report {
  if (!existsSync(file)) throw new Error('There is nothing to review yet: run `npm run visual` first');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

export function writeReport(report: Report): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
