import { type CsvColumn, csvText } from '../../parts/csv.ts';
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

/** The rows as a file, in the order given. Revenue is in dollars. */
export const figuresCsv = (rows: readonly FigureRow[], by: Column, paths: Paths): string =>
  csvText(
    [
      [columnNames[by], ({ name }) => valueName(by, name, paths)],
      ...counts.map(([title, count]): CsvColumn<FigureRow> => [title, (row) => row[count]]),
      ['Revenue', ({ cents }) => (cents / 100).toFixed(2)],
    ],
    rows,
  );
