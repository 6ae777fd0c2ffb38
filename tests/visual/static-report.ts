/** The report as a folder that opens without a checkout, and as Markdown for a pull request. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, type Report, versionOf } from './report.ts';
import { album, cache, picturePath } from './repository.ts';
import { causeOf, changersIn, inGroups } from './review/case-list.ts';
import { reviewPage } from './review/page.ts';
import { rejectedList } from './verdicts.ts';

export const staticReport = join(cache, 'report');

const kinds = ['changed', 'new', 'gone', 'failed'] as const;
/** Such as `2 changed, 1 new`. */
export const countsOf = (cases: readonly Case[]): string =>
  kinds
    .map((kind) => [cases.filter((each) => each.kind === kind).length, kind] as const)
    .filter(([many]) => many > 0)
    .map((each) => each.join(' '))
    .join(', ');

const verdictOf = ({ verdict, said }: Case) =>
  said ? `${verdict} by ${said.by}${said.note ? `: ${said.note}` : ''}` : (verdict ?? 'to do');

/** Rows of the comment's table: a comment of GitHub's takes 65,536 characters. */
const mostRows = 100;

/** For a pull request: a row a story, by cause, and the rejected cases. */
export function summaryOf({ cases }: Report): string {
  if (cases.length === 0) return '### Visual review\n\nEvery picture is as approved.\n';
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = inGroups(cases).flatMap(([, group]) =>
    [...Map.groupBy(group, ({ shot }) => [shot.title, shot.name].filter(Boolean).join(', '))].map(
      ([name, all]) =>
        `| ${[causeOf(all[0] as Case), changersIn(group)[0] ?? '', name, countsOf(all), [...new Set(all.map(verdictOf))].join('; ')].map(cell).join(' | ')} |`,
    ),
  );
  const more = rows.length > mostRows ? [`\nAnd ${rows.length - mostRows} more rows.`] : [];
  const rejected = cases.some(({ verdict }) => verdict === 'rejected') ? ['', rejectedList(cases).replace('# ', '#### ')] : [];
  const table = ['| cause | can come from | story | pictures | verdict |', '|---|---|---|---|---|', ...rows.slice(0, mostRows)];
  return ['### Visual review', '', `${countsOf(cases)}.`, '', ...table, ...more, ...rejected, ''].join('\n');
}

function emptyFolder(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'pictures'), { recursive: true });
}

/** Writes the folder anew with `summary.md` alone. @param why a run that took no picture says so */
export function writeSummary(why: string, directory = staticReport): void {
  emptyFolder(directory);
  writeFileSync(join(directory, 'summary.md'), `### Visual review\n\n${why}.\n`);
}

/**
 * Writes the folder anew: `index.html`, which is the review page without verdicts, its pictures, and `summary.md`. Links lead to
 * `STORYBOOK_URL`, a developer's own by default.
 */
export async function writeStaticReport(report: Report, directory = staticReport, from = album): Promise<void> {
  emptyFolder(directory);
  for (const { before, after, difference } of report.cases) {
    for (const hash of [before, after, difference?.picture]) {
      if (hash && existsSync(picturePath(hash, from)))
        copyFileSync(picturePath(hash, from), join(directory, 'pictures', `${hash}.png`));
    }
  }
  const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006';
  const page = await reviewPage({ ...report, version: versionOf(report), reviewer: '', storybook, isReadOnly: true });
  writeFileSync(join(directory, 'index.html'), page);
  writeFileSync(join(directory, 'summary.md'), summaryOf(report));
}
