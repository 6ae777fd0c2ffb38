import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Approved, ApprovedPicture, Environment } from './approved-pictures.ts';
import type { Difference } from './compare-pictures.ts';
import { cache } from './repository.ts';
import { keyOf, type Shot } from './shots.ts';

export type Verdict = 'approved' | 'rejected';

/** The author and the note of a verdict. */
export interface Remark {
  readonly by: string;
  readonly note?: string | undefined;
}

/** One thing to look at. Pictures are named by hash, in `.cache/visual/pictures`. */
export interface Case {
  readonly shot: Shot;
  /** `gone`: approved, but without a story now. `unproved`: the earlier picture is not certain to be the approved one. */
  readonly kind: 'changed' | 'unproved' | 'new' | 'gone' | 'failed';
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Of the picture after, for the list of approved pictures. */
  readonly fingerprint?: string | undefined;
  readonly difference?: (Omit<Difference, 'picture'> & { readonly picture: string }) | undefined;
  /** The reason for a missing picture, or a note on the earlier one. */
  readonly note?: string | undefined;
  readonly verdict?: Verdict | undefined;
  /** With a verdict. */
  readonly said?: Remark | undefined;
  /** From a run before the last one, which skipped it; the code may have changed since. */
  readonly earlier?: true | undefined;
  /** The approved picture before this review, so that a verdict can be taken back. */
  readonly was?: ApprovedPicture | undefined;
}

export interface Report extends Environment {
  /** Of the Storybook that was pictured: pictures of the same build are of the same code. */
  readonly build?: string | undefined;
  readonly cases: readonly Case[];
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
 * Merges a run's cases with QA's verdicts. A rejection holds while the same picture comes; an approval stands in the list, so a
 * different picture is to be reviewed again. Skipped cases stay unless their picture has been approved; a run of another build
 * marks them. Another browser or other
 * packages draw other bytes, so nothing of their report holds.
 * @param looked whether the run took the picture of this key
 */
export function mergeReports(
  earlier: Report | undefined,
  found: Report,
  { looked, approved }: { readonly looked: (key: string) => boolean; readonly approved: Approved },
): Report {
  const before = earlier?.chromium === found.chromium && earlier.lock === found.lock ? earlier.cases : [];
  const isSameBuild = found.build !== undefined && earlier?.build === found.build;
  const rejected = before.filter(({ verdict }) => verdict === 'rejected');
  const stay = before
    .filter((each) => {
      const key = keyOf(each.shot);
      return !looked(key) && (each.verdict !== undefined || each.after === undefined || approved.get(key)?.hash !== each.after);
    })
    .map((each): Case => (isSameBuild ? each : { ...each, earlier: true }));
  const again = found.cases.map((each): Case => {
    const earlierOne = rejected.find((one) => samePicture(one, each));
    return earlierOne ? { ...each, verdict: 'rejected', said: earlierOne.said } : each;
  });
  return { ...found, cases: [...again, ...stay] };
}

export function writeReport(report: Report): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
