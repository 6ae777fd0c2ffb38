import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Approved, readApprovals, writeApprovals } from './approvals.ts';
import { type Case, type Remark, type Report, readReport, type Verdict, versionOf, writeReport } from './report.ts';
import { cache, reviewerName } from './repository.ts';
import { addressOf } from './review/story-address.ts';
import { keyOf } from './shots.ts';

export const rejectedFile = join(cache, 'rejected.md');

/** The list for a developer: each rejected case with its address in a running `npm run storybook`. */
export function rejectedList(cases: readonly Case[]): string {
  const rows = cases
    .filter(({ verdict }) => verdict === 'rejected')
    .map(({ shot, kind, difference, said }) => {
      const { x, y } = said?.place ?? difference?.box ?? {};
      const what = difference ? `${difference.pixels} px around ${x}, ${y}` : kind;
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
  const stands = ({ shot, verdict, after }: Case) => verdict !== 'approved' || approved.get(keyOf(shot)) === after;
  return { ...report, cases: report.cases.map((each) => (stands(each) ? each : { ...each, verdict: undefined })) };
}

/** @throws Error before the first `npm run visual`. */
export const currentReport = (): Report => withConfirmedVerdicts({ report: readReport(), approved: readApprovals().pictures });

/** The list differs from the page: another tab gave a verdict, or another run has ended. */
export class OutOfDateError extends Error {}

/** QA's verdict on some cases. */
export interface VerdictRequest extends Partial<Remark> {
  readonly keys: readonly string[];
  /** Undefined takes back. */
  readonly verdict: Verdict | undefined;
  /** `versionOf` the report that the page shows. */
  readonly version: string;
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
 * @throws Error when a case is unknown, has no picture to approve, or its picture proves nothing
 */
export function applyVerdict({ report, approved }: Kept, { keys, verdict, version, ...remark }: VerdictRequest): Kept {
  if (version !== versionOf(report)) throw new OutOfDateError();
  const pictures = new Map(approved);
  const named = new Set(keys);
  const said = verdict && remark.by ? { ...remark, by: remark.by } : undefined;
  const cases = report.cases.map((each): Case => {
    const key = keyOf(each.shot);
    if (!named.delete(key)) return each;
    if (verdict === 'approved' && each.kind === 'failed')
      throw new Error(`${each.shot.story} failed: there is no picture to approve`);
    if (verdict === 'approved' && !report.isProof)
      throw new Error('Pictures of this platform prove nothing: approve those of Linux x64, as from CI');
    // the list's entry by an approval is not the entry before it
    const was = each.verdict === 'approved' ? each.was : approved.get(key);
    const becomes = verdict === 'approved' ? each.after : was;
    if (becomes) pictures.set(key, becomes);
    else pictures.delete(key);
    return { ...each, was, verdict, said };
  });
  if (named.size > 0) throw new Error(`Not in the report: ${[...named].join(', ')}`);
  const first = report.cases.find(({ shot }) => keys.includes(keyOf(shot)));
  const act = first && {
    ...{ by: 'somebody', ...remark, at: new Date().toISOString(), verdict, pictures: keys.length },
    first: `${first.shot.title}, ${first.shot.name}: ${first.shot.mode}`,
  };
  return { report: { ...report, cases, history: [...(report.history ?? []), ...(act ? [act] : [])] }, approved: pictures };
}

/** The same in the files: the list of approved pictures, the report, the developer's list. */
export function recordVerdict(said: VerdictRequest): void {
  const { report, approved } = applyVerdict(
    { report: currentReport(), approved: readApprovals().pictures },
    { ...said, by: said.by || reviewerName() },
  );
  writeApprovals({ chromium: report.chromium, pictures: approved });
  saveReport(report);
}
