import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApproved, writeApproved } from './approved.ts';
import { type Case, readReport, type Verdict, writeReport } from './report.ts';
import { cache } from './repository.ts';
import { addressOf, keyOf } from './shots.ts';

export const rejectedFile = join(cache, 'rejected.md');

/** What a developer is handed: each rejected case with the address that shows it in a running `npm run storybook`. */
export function rejectedList(cases: readonly Case[]): string {
  const rows = cases
    .filter(({ verdict }) => verdict === 'rejected')
    .map(({ shot, kind, difference }) => {
      const what = difference ? `${difference.pixels} px around ${difference.box.x}, ${difference.box.y}` : kind;
      return `- [ ] ${shot.title}, ${shot.name} (${shot.mode}): ${what}\n      ${addressOf(shot, 'http://localhost:6006')}`;
    });
  return ['# Rejected pictures', '', ...rows, ''].join('\n');
}

/**
 * QA's word on some cases. Approving writes their pictures into the list of approved ones at once; rejecting puts them on the developer's list;
 * undefined takes a verdict back, and what it approved with it.
 * @throws Error when a case of that key is not in the report, or failed and so has no picture to approve.
 */
export function judge(keys: readonly string[], verdict: Verdict | undefined): void {
  const report = readReport();
  const approved = readApproved();
  const hashes = new Map(approved.hashes);
  const named = new Set(keys);
  const cases = report.cases.map((each): Case => {
    const key = keyOf(each.shot);
    if (!named.delete(key)) return each;
    if (verdict === 'approved' && each.kind === 'failed')
      throw new Error(`${each.shot.story} failed: there is no picture to approve`);
    const was = each.was ?? approved.hashes.get(key);
    const becomes = verdict === 'approved' ? each.after : was;
    if (becomes) hashes.set(key, becomes);
    else hashes.delete(key);
    return { ...each, was, verdict };
  });
  if (named.size > 0) throw new Error(`Not in the report: ${[...named].join(', ')}`);
  writeApproved({ chromium: approved.chromium || report.chromium, hashes });
  writeReport({ ...report, cases });
  writeFileSync(rejectedFile, rejectedList(cases));
}
