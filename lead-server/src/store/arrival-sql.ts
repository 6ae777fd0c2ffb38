import { type CellColumn, cellColumns } from '#contract/experiments/arrival.ts';
import { fallHours } from '#contract/experiments/qualified-fall.ts';
import {
  type ArrivalStore,
  type CampaignBin,
  type FigureQuestion,
  type FigureRow,
  measures,
  type PendingLead,
  type StepRow,
} from './arrival-store.ts';

/** A statement of both dialects, with its values in the order of `$1`, `$2`. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Adds rows of counts to those that are there. @param columns of the key @param counts @param values a source of rows */
export const addCounts = (table: string, columns: readonly string[], counts: readonly string[], values: string): string => `
  INSERT INTO ${table} (${[...columns, ...counts].join(', ')}) ${values}
  ON CONFLICT (${columns.join(', ')}) DO UPDATE SET ${counts.map((each) => `${each} = ${table}.${each} + excluded.${each}`).join(', ')}`;

export const hourKey = ['hour', 'cell'] as const;
export const stepKey = ['hour', 'cell', 'step', 'target'] as const;
export const cellRow = ['id', ...cellColumns] as const;

/** The tables of hours and of days that they become, with their key after the time and what they count. */
export const rolled = [
  { hours: 'visit_hours', days: 'visit_cell_days', key: ['cell'], counts: measures },
  { hours: 'visit_step_hours', days: 'visit_step_cell_days', key: ['cell', 'step', 'target'], counts: ['count'] },
] as const;

const sums = (counts: readonly string[]) => counts.map((each) => `sum(${each}) AS ${each}`).join(', ');

/** Hours and days of a question as one source of rows. A day counts where all of it is asked for. */
function source({ from, to, where }: FigureQuestion, { hours, days, key, counts }: (typeof rolled)[number]) {
  const asked = cellColumns.filter((column) => where[column] !== undefined);
  const cells = asked.map((column, at) => `${column} = $${at + 5}`).join(' AND ');
  const only = asked.length === 0 ? '' : ` AND cell IN (SELECT id FROM figure_cells WHERE ${cells})`;
  const columns = [...key, ...counts].join(', ');
  return {
    sql: `(
      SELECT hour AS time, ${columns} FROM ${hours} WHERE hour >= $1 AND hour < $2${only}
      UNION ALL SELECT day * 24 AS time, ${columns} FROM ${days} WHERE day >= $3 AND day < $4${only}
    ) AS counted`,
    values: [from, to, Math.ceil(from / 24), Math.floor(to / 24), ...asked.map((column) => where[column] ?? '')],
  };
}

/** As `ArrivalStore.visitFigures`. Columns are our own names. */
export function visitFiguresSql(question: FigureQuestion, columns: readonly CellColumn[], every: 0 | 1 | 24): Statement {
  const { sql, values } = source(question, rolled[0]);
  const time = every === 0 ? [] : [every === 1 ? 'time' : 'time / 24 * 24'];
  const inner = [...time.map((each) => `${each} AS time`), 'cell'].join(', ');
  const by = [...(every === 0 ? [] : ['time']), ...columns.map((column) => `f.${column}`)];
  const grouped = [...time, 'cell'].join(', ');
  return {
    sql: `
      SELECT ${[...by, ...measures.map((each) => `sum(c.${each}) AS ${each}`)].join(', ')}
      FROM (SELECT ${inner}, ${sums(measures)} FROM ${sql} GROUP BY ${grouped}) AS c JOIN figure_cells f ON f.id = c.cell
      ${by.length === 0 ? 'HAVING count(*) > 0' : `GROUP BY ${by.join(', ')} ORDER BY ${by.join(', ')}`}`,
    values,
  };
}

export function stepFiguresSql(question: FigureQuestion): Statement {
  const { sql, values } = source(question, rolled[1]);
  return {
    sql: `SELECT step, target, sum(count) AS count FROM ${sql} GROUP BY step, target HAVING sum(count) <> 0 ORDER BY step, target`,
    values,
  };
}

/** Hours before `$1`. */
const hoursBack = '(CAST($1 AS INTEGER) - 1 - hour)';
const binPart = fallHours.map((hours, part) => `WHEN ${hoursBack} % 24 < ${hours} THEN ${part}`).join(' ');

/** As `ArrivalStore.campaignBins`: one statement however many campaigns. SQLite is given every number as a real one. */
export const campaignBinsSql = (hour: number, days: number): Statement => ({
  sql: `
    SELECT f.campaign, c.bin, c.part, sum(c.visits) AS visits, sum(c.qualified) AS qualified
    FROM (
      SELECT cell, CASE WHEN hour >= $1 THEN -1 ELSE ${hoursBack} / 24 END AS bin, CASE WHEN hour >= $1 THEN 0 ${binPart} END AS part,
        sum(visits) AS visits, sum(qualified) AS qualified
      FROM visit_hours WHERE hour >= $2 GROUP BY 1, 2, 3
    ) AS c JOIN figure_cells f ON f.id = c.cell GROUP BY f.campaign, c.bin, c.part`,
  values: [hour, hour - days * 24],
});

export const arrivalSql = {
  since:
    'SELECT min(time) AS time FROM (SELECT min(hour) AS time FROM visit_hours UNION ALL SELECT min(day) * 24 FROM visit_cell_days) AS t',
  pending: `
    SELECT submission_id AS id, hour, pending FROM lead_arrivals
    WHERE submission_id > $1 AND pending <> '' ORDER BY submission_id LIMIT $2`,
  sold: 'UPDATE lead_arrivals SET sold = 1 WHERE submission_id = $1 AND sold = 0 RETURNING hour, cell',
  oldest:
    'SELECT min(hour) AS hour FROM (SELECT min(hour) AS hour FROM visit_hours UNION ALL SELECT min(hour) FROM visit_step_hours) AS t',
  forgetStates: `
    DELETE FROM arrival_states WHERE (hour, cell, visitor) IN (
      SELECT hour, cell, visitor FROM arrival_states WHERE hour < $1 ORDER BY hour LIMIT $2)`,
  forgetDays: rolled.map(({ days }) => `DELETE FROM ${days} WHERE day < $1`),
  forgetCells: `
    DELETE FROM figure_cells WHERE id NOT IN (SELECT cell FROM visit_hours) AND id NOT IN (SELECT cell FROM visit_cell_days)`,
} as const;

/** Counts as both databases give them: PostgreSQL gives sums as text. */
type Row = Readonly<Record<string, string | number | null>>;
const number = (value: string | number | null | undefined) => Number(value ?? 0);

export function toFigureRow(row: Row, columns: readonly CellColumn[], every: 0 | 1 | 24): FigureRow {
  const counted = Object.fromEntries(measures.map((each) => [each, number(row[each])])) as Omit<FigureRow, 'by'>;
  return { ...counted, by: [...(every === 0 ? [] : [number(row.time)]), ...columns.map((column) => row[column] ?? '')] };
}
export const toStepRow = ({ step, target, count }: Row): StepRow => ({
  step: String(step),
  target: String(target),
  count: number(count),
});
export const toCampaignBin = ({ campaign, bin, part, visits, qualified }: Row): CampaignBin => ({
  campaign: String(campaign),
  bin: number(bin),
  part: number(part),
  visits: number(visits),
  qualified: number(qualified),
});
export const toPendingLead = ({ id, hour, pending }: Row): PendingLead => ({
  id: String(id),
  hour: number(hour),
  pending: String(pending),
});

type Reads = Pick<ArrivalStore, 'visitFigures' | 'stepFigures' | 'campaignBins' | 'countedSince' | 'pendingLeads'>;
/** A statement, and what its rows mean. */
export interface ReadWork<Result> {
  readonly statement: Statement;
  readonly result: (rows: readonly Row[]) => Result;
}

/** What only reads, for both databases. */
export const arrivalReads: {
  readonly [Name in keyof Reads]: (...args: Parameters<Reads[Name]>) => ReadWork<Awaited<ReturnType<Reads[Name]>>>;
} = {
  visitFigures: (question, columns, every) => ({
    statement: visitFiguresSql(question, columns, every),
    result: (rows) => rows.map((row) => toFigureRow(row, columns, every)),
  }),
  stepFigures: (question) => ({ statement: stepFiguresSql(question), result: (rows) => rows.map(toStepRow) }),
  campaignBins: (hour, days) => ({ statement: campaignBinsSql(hour, days), result: (rows) => rows.map(toCampaignBin) }),
  countedSince: () => ({
    statement: { sql: arrivalSql.since, values: [] },
    result: ([row]) => (row?.time === null || row?.time === undefined ? undefined : Number(row.time)),
  }),
  pendingLeads: ({ after, limit }) => ({
    statement: { sql: arrivalSql.pending, values: [after, limit] },
    result: (rows) => rows.map(toPendingLead),
  }),
};
