import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Approved } from './approvals.ts';
import type { Difference } from './compare-pictures.ts';
import { cache } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

export type Verdict = 'approved' | 'rejected';

/** The author and the note of a verdict. */
export interface Remark {
  readonly by: string;
  readonly note?: string | undefined;
  /** The place on the picture that the note is about, in px from the top left. */
  readonly place?: { readonly x: number; readonly y: number } | undefined;
}

/** One thing to look at. Pictures are named by hash, in `.cache/visual/pictures`. */
export interface Case {
  readonly shot: Shot;
  /** `gone`: approved, but without a story now. */
  readonly kind: 'changed' | 'new' | 'gone' | 'failed';
  /** The picture before, where it is on this machine. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly difference?: (Omit<Difference, 'picture'> & { readonly picture: string }) | undefined;
  /** The reason for a missing picture. */
  readonly note?: string | undefined;
  /** The changes that it can come from, with author, the likeliest first. */
  readonly changers?: readonly string[] | undefined;
  /** Day and author of the approval before. */
  readonly approval?: string | undefined;
  readonly verdict?: Verdict | undefined;
  /** With a verdict. */
  readonly said?: Remark | undefined;
  /** From a run before the last one, which skipped it; the code may have changed since. */
  readonly earlier?: true | undefined;
  /** The hash approved before this review, so that a verdict can be taken back. */
  readonly was?: string | undefined;
}

/** One act of a reviewer: the history. */
export interface Act extends Remark {
  readonly at: string;
  /** `undefined` takes back. */
  readonly verdict?: Verdict | undefined;
  readonly pictures: number;
  /** The first of them. */
  readonly first: string;
}

export interface Report {
  readonly chromium: string;
  /** Whether its pictures can be approved: another platform's prove nothing. */
  readonly isProof: boolean;
  /** Of the Storybook that was pictured: pictures of the same build are of the same code. */
  readonly build?: string | undefined;
  readonly cases: readonly Case[];
  readonly history?: readonly Act[] | undefined;
}

/** Changes with each verdict and each new picture, so that a page detects an outdated report. */
export const versionOf = ({ cases }: Report): string =>
  createHash('sha256')
    .update(JSON.stringify(cases.map(({ shot, after, verdict }) => [keyOf(shot), after, verdict])))
    .digest('hex');

const file = join(cache, 'report.json');

/** The report of the last run, if there was one. */
export const previousReport = (): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** @throws Error before the first `npm run visual`. */
export function readReport(): Report {
  const report = previousReport();
  if (!report) throw new Error('There is nothing to review yet: run `npm run visual` first');
  return report;
}

const samePicture = (one: Case, other: Case) =>
  keyOf(one.shot) === keyOf(other.shot) && one.after === other.after && (one.after !== undefined || one.kind === other.kind);

/**
 * Merges a run's cases with QA's verdicts. A rejection holds while the same picture comes. Skipped cases stay unless their picture
 * has been approved; a run of another build marks them. Nothing holds of another browser's report.
 * @param looked whether the run took the picture of this key
 */
export function mergeReports(
  earlier: Report | undefined,
  found: Report,
  { looked, approved }: { readonly looked: (key: string) => boolean; readonly approved: Approved },
): Report {
  const before = earlier?.chromium === found.chromium ? earlier : undefined;
  const isSameBuild = found.build !== undefined && before?.build === found.build;
  const rejected = before?.cases.filter(({ verdict }) => verdict === 'rejected') ?? [];
  const stay = (before?.cases ?? [])
    .filter((each) => {
      const key = keyOf(each.shot);
      return !looked(key) && (each.verdict !== undefined || each.after === undefined || approved.get(key) !== each.after);
    })
    .map((each): Case => (isSameBuild ? each : { ...each, earlier: true }));
  const again = found.cases.map((each): Case => {
    const said = rejected.find((one) => samePicture(one, each));
    return said ? { ...each, verdict: 'rejected', said: said.said } : each;
  });
  return { ...found, cases: [...again, ...stay], history: before?.history };
}

export function writeReport(report: Report): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
