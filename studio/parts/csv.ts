import { writeCsv } from '#contract/campaign/csv.ts';

type Value = string | number | undefined;

/** A column of a file: its name, and what it says of a row. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => Value];

/** Rows as a file of cells, with a line of names. What is not known is empty, never 0. Pure. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  writeCsv([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))]);
