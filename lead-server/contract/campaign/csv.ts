/** A table of text: each row's cells, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A text that is no table; its message is for the person who made it. */
export class CsvFault extends Error {}

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** What a spreadsheet separates cells with here: in many languages the comma is in numbers. */
function separatorOf(text: string): Separator {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (separator: Separator) => head.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** A cell that a spreadsheet would run as a formula, or that begins as one made harmless does. */
const formula = /^'*[=+\-@\t\r]/;

/** A cell of a file. A formula is made a text by an apostrophe, which spreadsheets hide. Source: OWASP, CSV Injection. */
function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const readCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/** Cells as a file (RFC 4180) that spreadsheets open as UTF-8. Pure. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`;

/**
 * Reads a file of cells: quoted or not, with commas, semicolons or tabs, with and without a byte order mark. Empty lines are left out.
 * Pure.
 * @throws CsvFault for a quotation mark that is never closed
 */
export function readCsv(text: string): readonly CsvRow[] {
  const rest = text.replace(/^\ufeff/, '');
  const separator = separatorOf(rest);
  const rows: CsvRow[] = [];
  let [cells, cell, line, begun, quotedFrom]: [string[], string, number, number, number] = [[], '', 1, 1, 0];
  const endRow = () => {
    const all = [...cells, readCell(cell)];
    if (all.some((each) => each !== '')) rows.push({ line: begun, cells: all });
    [cells, cell, begun] = [[], '', line];
  };
  for (let at = 0; at < rest.length; at += 1) {
    const sign = rest[at] as string;
    if (sign === '\n') line += 1;
    if (quotedFrom > 0) {
      if (sign !== '"') cell += sign;
      else if (rest[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedFrom = 0;
    } else if (sign === '"' && cell === '') quotedFrom = line;
    else if (sign === separator) {
      cells.push(readCell(cell));
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' || rest[at + 1] !== '\n') cell += sign;
  }
  if (quotedFrom > 0) throw new CsvFault(`Line ${quotedFrom}: a quotation mark is not closed.`);
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
