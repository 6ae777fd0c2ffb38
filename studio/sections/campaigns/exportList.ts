import { type CsvColumn, csvText } from '../../parts/csv.ts';
import type { Row } from './listQuestion.ts';

/** The columns of an export, by what each says of a row. */
const columns: readonly CsvColumn<Row>[] = [
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

/** Rows as a file of cells. What was not counted is empty, never 0. Pure. */
export const csvOf = (rows: readonly Row[]): string => csvText(columns, rows);

/** The same as JSON. Pure. */
export const jsonOf = (rows: readonly Row[]): string =>
  `${JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([name, value]) => [name, value(row) ?? null]))),
    undefined,
    2,
  )}\n`;
