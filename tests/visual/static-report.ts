/** The report as a folder that opens without a checkout, and as Markdown for a comment. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { album, cache, picturePath } from './repository.ts';
import { rejectedList } from './verdicts.ts';
import type { Case, Report } from './visual-report.ts';

export const staticReport = join(cache, 'report');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (each) => escapes[each] ?? each);

const nameOf = ({ shot }: Case) => [shot.title, shot.name].filter(Boolean).join(', ');
const sizeOf = ({ kind, difference }: Case) =>
  difference ? `${kind}: ${difference.pixels} px, ${(difference.share * 100).toFixed(2)} %` : kind;
const verdictOf = ({ verdict, said }: Case) =>
  said ? `${verdict} by ${said.by}${said.note ? `: ${said.note}` : ''}` : (verdict ?? 'to do');

function section(one: Case): string {
  const pictures = { Before: one.before, After: one.after, Difference: one.difference?.picture };
  const figures = Object.entries(pictures).flatMap(([caption, hash]) =>
    hash
      ? [`<figure><figcaption>${caption}</figcaption><img loading="lazy" src="pictures/${hash}.png" alt="${caption}"></figure>`]
      : [],
  );
  return `<section><h2>${escapeHtml(nameOf(one))} <small>${escapeHtml(one.shot.mode)}</small></h2>
<p>${escapeHtml([sizeOf(one), verdictOf(one), one.note].filter(Boolean).join('. '))}</p>
<div>${figures.join('')}</div></section>`;
}

const style = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; color: #1a2230; background: #fff }
section { border-top: 1px solid #c4ccd6; padding: 1rem 0 } section div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
h2 { font-size: 1.125rem; margin: 0 } figure { margin: 0; max-width: 100% } img { max-width: 100%; border: 1px solid #c4ccd6 }`;

const kinds = ['changed', 'unproved', 'new', 'gone', 'failed'] as const;
const countsOf = (cases: readonly Case[]) =>
  kinds.map((kind) => `${cases.filter((each) => each.kind === kind).length} ${kind}`).join(', ');

export const reportPage = ({ cases, chromium, lock }: Report): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Visual review</title><style>${style}</style>
<h1>Visual review</h1><p>${countsOf(cases)}. Chromium ${escapeHtml(chromium)}, package-lock ${escapeHtml(lock)}.</p>
${cases.map(section).join('\n')}
</html>
`;

/** Rows of the comment's table: a comment of GitHub's takes 65,536 characters. */
const mostRows = 100;

/** For the comment of a pull request: a row per story, and the rejected cases. */
export function summaryOf({ cases }: Report): string {
  if (cases.length === 0) return '### Visual review\n\nEvery picture is as approved.\n';
  const stories = new Map<string, Case[]>();
  for (const one of cases) stories.set(nameOf(one), [...(stories.get(nameOf(one)) ?? []), one]);
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const rows = [...stories].map(([name, all]) => {
    const verdicts = new Set(all.map(verdictOf));
    const notes = new Set(all.flatMap(({ note }) => note ?? []));
    return `| ${cell(name)} | ${countsOf(all)
      .replace(/\b0 \w+(, )?/g, '')
      .replace(/, $/, '')} | ${cell([...verdicts, ...notes].join('; '))} |`;
  });
  const more = rows.length > mostRows ? [`\nAnd ${rows.length - mostRows} more stories.`] : [];
  const rejected = cases.some(({ verdict }) => verdict === 'rejected') ? ['', rejectedList(cases).replace('# ', '#### ')] : [];
  const table = ['| story | pictures | verdict |', '|---|---|---|', ...rows.slice(0, mostRows)];
  return ['### Visual review', '', `${countsOf(cases)}.`, '', ...table, ...more, ...rejected, ''].join('\n');
}

/** Writes the folder anew: `index.html` with its pictures, and `summary.md`. */
export function writeStaticReport(report: Report, directory = staticReport, from = album): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'pictures'), { recursive: true });
  for (const { before, after, difference } of report.cases) {
    for (const hash of [before, after, difference?.picture]) {
      if (hash && existsSync(picturePath(hash, from)))
        copyFileSync(picturePath(hash, from), join(directory, 'pictures', `${hash}.png`));
    }
  }
  writeFileSync(join(directory, 'index.html'), reportPage(report));
  writeFileSync(join(directory, 'summary.md'), summaryOf(report));
}
