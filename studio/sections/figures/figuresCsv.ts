import { csvText } from '../../parts/csv.ts';
import { type Column, columnNames, type FigureRow, type Paths, tableColumns, valueName } from './figuresQuestion.ts';

/** A value as a file has it: shares from 0 to 1, dollars with cents. */
function inFile(value: number | undefined, is: 'count' | 'share' | 'dollars'): string | number | undefined {
  if (value === undefined || is === 'count') return value;
  return is === 'share' ? Number(value.toFixed(4)) : (value / 100).toFixed(2);
}

/** The rows as a file: the columns and the order of the table. What is not known is empty. */
export const figuresCsv = (rows: readonly FigureRow[], by: Column, paths: Paths): string =>
  csvText<FigureRow>(
    [
      [columnNames[by], (row) => valueName(by, row.name, paths)],
      ...tableColumns(rows).map(({ name, of, is }) => [name, (row: FigureRow) => inFile(of(row), is)] as const),
    ],
    rows,
  );
