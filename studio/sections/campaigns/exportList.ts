import type { Row } from './listQuestion.ts';

/** The columns of an export, by what each says of a row. */
const columns: readonly (readonly [name: string, value: (row: Row) => string | number | undefined])[] = [
  ['path', ({ path }) => path],
  ['state', ({ state }) => state],
  ['version', ({ version }) => version],
  ['flow', ({ flow }) => flow],
  ['language', ({ language }) => language],
  ['theme', ({ theme }) => theme],
  ['brand', ({ brand }) => brand],
  ['offer', ({ oid }) => oid],
  ['affiliate', ({ affid }) => affid],
  ['experiments', ({ experiments }) => experiments.join(' ')],
  ['visits_7_days', ({ visits }) => visits],
  ['qualified_share', ({ qualified }) => qualified],
  ['changed_at', ({ changed }) => changed && new Date(changed.at).toISOString()],
  ['changed_by', ({ changed }) => changed?.by],
  ['draft_changes', ({ draft }) => draft?.changes],
  ['draft_by', ({ draft }) => draft?.by],
  ['planned', ({ planned }) => planned?.act],
  ['planned_at', ({ planned }) => planned && new Date(planned.dueAt).toISOString()],
];

/**
 * A text that a spreadsheet does not run: what begins like a formula gets an apostrophe.
 * Source: OWASP, CSV Injection.
 */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with a line of names. What was not counted is empty, never 0. Pure. */
export const csvOf = (rows: readonly Row[]): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => field(value(row))))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');

/** The same as JSON. Pure. */
export const jsonOf = (rows: readonly Row[]): string =>
  `${JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([name, value]) => [name, value(row) ?? null]))),
    undefined,
    2,
  )}\n`;
