/** A text that a spreadsheet does not run: what begins like a formula gets an apostrophe. Source: OWASP, CSV Injection. */
export const harmlessText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = harmlessText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A column of a file: its name, and what it says of a row. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => string | number | undefined];

/** Rows as CSV (RFC 4180), with a line of names. What is not known is empty, never 0. Pure. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => field(value(row))))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
