import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Approved, readApproved, writeApproved } from './approved-pictures.ts';
import { cache, reviewerName } from './repository.ts';
import { addressOf } from './review/story-address.ts';
import { keyOf } from './shots.ts';
import { type Case, type Report, readReport, type Verdict, versionOf, writeReport } from './visual-report.ts';

export const rejectedFile = join(cache, 'rejected.md');

/** The list for a developer: each rejected case with its address in a running `npm run storybook`. */
export function rejectedList(cases: readonly Case[]): string {
  const rows = cases
    .filter(({ verdict }) => verdict === 'rejected')
    .map(({ shot, kind, difference, said }) => {
      const what = difference ? `${difference.pixels} px around ${difference.box.x}, ${difference.box.y}` : kind;
      return `- [ ] ${shot.title}, ${shot.name} (${shot.mode}): ${what}${said ? `. ${said.by}: ${said.note ?? 'rejected'}` : ''}\n      ${addressOf(shot, 'http://localhost:6006')}`;
    });
  return ['# Rejected pictures', '', ...rows, ''].join('\n');
}

/** Keeps a report, and with it the developer's list. */
export function saveReport(report: Report): void {
  writeReport(report);
  writeFileSync(rejectedFile, rejectedList(report.cases));
}

/** The report as the list of approved pictures confirms it. An approval that left the list, as by `git checkout`, is none. */
export function withConfirmedVerdicts({ report, approved }: Kept): Report {
  const stands = ({ shot, verdict, after }: Case) => verdict !== 'approved' || approved.get(keyOf(shot))?.hash === after;
  return { ...report, cases: report.cases.map((each) => (stands(each) ? each : { ...each, verdict: undefined })) };
}

/** @throws Error before the first `npm run visual`. */
export const currentReport = (): Report => withConfirmedVerdicts({ report: readReport(), approved: readApproved() });

/** The list differs from the page: another tab gave a verdict, or another run has ended. */
export class OutOfDateError extends Error {}

/** QA's verdict on some cases. */
export interface VerdictRequest {
  readonly keys: readonly string[];
  /** Undefined takes back. */
  readonly verdict: Verdict | undefined;
  /** `versionOf` the report that the page shows. */
  readonly version: string;
  /** The author; git's name by default. */
  readonly by?: string | undefined;
  /** Why. */
  readonly note?: string | undefined;
}

/** The data that a verdict changes. */
interface Kept {
  readonly report: Report;
  readonly approved: Approved;
}

/**
 * Applies QA's verdict on some cases. Approving writes to the list of approved pictures at once, rejecting to the developer's
 * list; undefined takes a verdict back.
 * @throws OutOfDateError when the page showed another report: an unseen picture must not be approved
 * @throws Error when a case is unknown, or failed and has no picture to approve
 */
export function applyVerdict({ report, approved }: Kept, { keys, verdict, version, by, note }: VerdictRequest): Kept {
  if (version !== versionOf(report)) throw new OutOfDateError();
  const { chromium, lock } = report;
  const pictures = new Map(approved);
  const named = new Set(keys);
  const cases = report.cases.map((each): Case => {
    const key = keyOf(each.shot);
    if (!named.delete(key)) return each;
    if (verdict === 'approved' && each.kind === 'failed')
      throw new Error(`${each.shot.story} failed: there is no picture to approve`);
    // the list's entry by an approval is not the entry before it
    const was = each.verdict === 'approved' ? each.was : approved.get(key);
    const { after, fingerprint = '' } = each;
    const becomes = verdict === 'approved' ? after && { hash: after, fingerprint, chromium, lock } : was;
    if (becomes) pictures.set(key, becomes);
    else pictures.delete(key);
    const said = verdict && by ? { by, ...(note && { note }) } : undefined;
    return { ...each, was, verdict, said };
  });
  if (named.size > 0) throw new Error(`Not in the report: ${[...named].join(', ')}`);
  return { report: { ...report, cases }, approved: pictures };
}

/** The same in the files: the list of approved pictures, the report, the developer's list. */
export function recordVerdict(said: VerdictRequest): void {
  const { report, approved } = applyVerdict(
    { report: currentReport(), approved: readApproved() },
    { ...said, by: said.by || reviewerName() },
  );
  writeApproved(approved);
  saveReport(report);
}
