import { type Column, columnNames, type FigureRow, type Paths, valueName } from './figuresQuestion.ts';

/** The counts of a row, as the table and the file name them. */
const counts = [
  ['Visits', 'visits'],
  ['Sent', 'finished'],
  ['Disqualified', 'disqualified'],
  ['Stopped by a check', 'blocked'],
  ['Left', 'dropped'],
  ['Qualified', 'qualified'],
  ['Sold', 'sold'],
  ['Accepted', 'accepted'],
  ['Returned', 'returned'],
] as const;

/** A cell that no spreadsheet runs: a text that begins like a formula gets an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows as a file, in the order given. Revenue is in dollars. */
export function figuresCsv(rows: readonly FigureRow[], by: Column, paths: Paths): string {
  const head = [columnNames[by], ...counts.map(([name]) => name), 'Revenue'];
  const lines = rows.map((row) => [
    valueName(by, row.name, paths),
    ...counts.map(([, name]) => row[name]),
    (row.cents / 100).toFixed(2),
  ]);
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
