import { readFileSync } from 'node:fs';
import { type Criterion, functional, levelA, levelAa, otherChapters } from './accessibility-criteria.ts';
import { type Evidence, type EvidenceName, evidence } from './accessibility-tests.ts';

const cited = (names: readonly EvidenceName[] = []) => names.map((name) => `[${name}](#tests)`).join(', ');

function table(rows: readonly Criterion[]): string {
  const lines = rows.map(([name, level, remark, tests]) => `| ${name} | ${level} | ${remark} | ${cited(tests)} |`);
  return ['| criterion | conformance level | remarks | held by |', '|---|---|---|---|', ...lines].join('\n');
}

/** Why the report would claim more than the tests hold: a cited test that is gone, or "Supports" without one. */
function problems(all: readonly Criterion[]): readonly string[] {
  const named = new Set(all.flatMap(([, , , tests = []]) => tests));
  const gone = Object.entries<Evidence>(evidence).flatMap(([name, { file, title }]) =>
    readFileSync(file, 'utf8').includes(title) ? [] : [`${name}: ${file} has no "${title}"`],
  );
  const uncited = (Object.keys(evidence) as EvidenceName[]).filter((name) => !named.has(name));
  const unheld = all.filter(([, level, , tests = []]) => level === 'Supports' && tests.length === 0);
  return [...gone, ...uncited.map((name) => `${name} is cited nowhere`), ...unheld.map(([name]) => `${name} has no test`)];
}

/**
 * The accessibility conformance report, by VPAT 2.5 Rev (WCAG 2.2 A and AA, Section 508).
 * @throws where a cited test is not in its file, or a criterion is supported without a test
 */
export function accessibilityConformance(): string {
  const all = [...levelA, ...levelAa, ...functional, ...otherChapters];
  const found = problems(all);
  if (found.length > 0) throw new Error(`The conformance report does not hold:\n${found.join('\n')}`);
  const tests = Object.entries<Evidence>(evidence).map(([name, { file, title }]) => `| ${name} | \`${file}\` | ${title} |`);
  return `# Accessibility conformance report

Written by \`npm run docs\`, by VPAT 2.5 Rev: WCAG 2.2 levels A and AA, and the revised Section 508. No outside auditor has checked it.

- **What**: visitors’ pages: surveys, thank-you pages, the privacy form and pages of text, in English and Spanish, in every theme. Not: the
  studio and the operators’ pages.
- **How**: axe, Equal Access, HTML_CodeSniffer and Alfa on every kind of screen; computed and measured contrast; walks by keyboard; larger
  and spaced text; the screen reader Orca with Chromium. Not tried: NVDA, JAWS, VoiceOver, TalkBack, and people who use them.
- **Terms**: *Supports*: a test holds it. *Partially Supports*: a person has looked, or a part is held. *Does Not Support*, *Not Applicable*.

## WCAG 2.2, level A

${table(levelA)}

## WCAG 2.2, level AA

${table(levelAa)}

## Section 508, chapter 3: functional performance criteria

${table(functional)}

## Section 508, chapters 4 to 6: hardware, software, support

${table(otherChapters)}

## Tests

| name | file | title |
|---|---|---|
${tests.join('\n')}
`;
}
