import { type CellColumn, cellColumns } from '#contract/experiments/arrival.ts';
import { fallHours } from '#contract/experiments/qualified-fall.ts';
import { timeBands } from '#contract/experiments/step-facts.ts';
import { type FigureQuestion, type Measure, measures, type RolledPart, wholeColumns } from './arrival-store.ts';

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
export const timeKey = ['hour', 'cell', 'step'] as const;
export const bandColumns = Array.from({ length: timeBands }, (_, at) => `t${at}`);
export const cellRow = ['id', ...cellColumns, 'whole'] as const;

/** Makes sure of cells. One of the version before names no whole yet. @param values a source of rows */
export const addCells = (values: string): string => `
  INSERT INTO figure_cells (${cellRow.join(', ')}) ${values}
  ON CONFLICT (id) DO UPDATE SET whole = excluded.whole WHERE figure_cells.whole = ''`;

interface Rolled {
  readonly part: RolledPart;
  readonly hours: string;
  readonly days: string;
  /** After the time. */
  readonly key: readonly string[];
  readonly counts: readonly string[];
}
const visits: Rolled = { part: 'visits', hours: 'visit_hours', days: 'visit_cell_days', key: ['cell'], counts: measures };
const steps: Rolled = {
  ...{ part: 'steps', hours: 'visit_step_hours', days: 'visit_step_cell_days' },
  ...{ key: ['cell', 'step', 'target'], counts: ['count'] },
};
const times: Rolled = {
  ...{ part: 'steps', hours: 'visit_time_hours', days: 'visit_time_days' },
  ...{ key: ['cell', 'step'], counts: bandColumns },
};
/** The tables of hours and of the days that they become. A day has each cell, and the sum of each campaign's. */
export const rolled: readonly Rolled[] = [visits, steps, times];

export const sums = (counts: readonly string[]): string => counts.map((each) => `sum(${each}) AS ${each}`).join(', ');

/** The rows of a day from those of its hours: of each cell, and of its whole campaign. @param from a source of hours */
export const dayRows = ({ key, counts }: Rolled, day: string, from: string): string => {
  const [, ...rest] = key;
  const columns = [...rest, ...counts].map((each) => `h.${each}`).join(', ');
  const by = key.join(', ');
  return `SELECT ${day}, ${by}, ${counts.map((each) => `sum(${each})`).join(', ')} FROM (
      SELECT h.cell AS cell, ${columns} FROM ${from} h
      UNION ALL SELECT f.whole AS cell, ${columns} FROM ${from} h JOIN figure_cells f ON f.id = h.cell WHERE f.whole <> ''
    ) AS moved GROUP BY ${by} ORDER BY ${by}`;
};

/** The day of an hour by the clock asked for. The numbers are our own. */
function dayOfHour({ clock = [] }: FigureQuestion): string {
  const cases = clock.map(({ until, minutes }) => [until, `(hour * 60 + ${Math.trunc(minutes)}) / 1440`] as const);
  const [, last = 'hour / 24'] = cases.at(-1) ?? [];
  const whens = cases.slice(0, -1).map(([until, day]) => `WHEN hour < ${Math.trunc(until)} THEN ${day}`);
  return whens.length === 0 ? last : `CASE ${whens.join(' ')} ELSE ${last} END`;
}

/** What a question asks of cells, its values from `$5` on. */
function asked({ where }: FigureQuestion) {
  const values: (string | number)[] = [];
  const conditions = cellColumns.flatMap((column) => {
    const value = where[column];
    if (value === undefined) return [];
    const all = typeof value === 'object' ? value : [value];
    if (all.length === 0) return ['1 = 0'];
    const places = all.map((each) => `$${values.push(each) + 4}`);
    return [places.length === 1 ? `f.${column} = ${places[0]}` : `f.${column} IN (${places.join(', ')})`];
  });
  return { sql: conditions.map((each) => ` AND ${each}`).join(''), values };
}

/** Whether campaigns as a whole answer a question: their rows are far fewer. */
const isOfWholes = ({ where }: FigureQuestion, columns: readonly string[]) =>
  cellColumns.every((column) => wholeColumns.includes(column) || (where[column] === undefined && !columns.includes(column)));

/** The cells whose days answer a question. */
const cellsOf = (question: FigureQuestion, columns: readonly string[]) =>
  isOfWholes(question, columns) ? 'f.id = f.whole' : 'f.id <> f.whole';

const spanOf = ({ from, to, days }: FigureQuestion): readonly number[] => [
  ...[from, to],
  ...(days ? [days.from, days.to] : [Math.ceil(from / 24), Math.floor(to / 24)]),
];

/** Hours and days of a question as one source of rows: columns of cells, then the key without its cell, then counts. */
function source(question: FigureQuestion, { hours, days, key, counts }: Rolled, columns: readonly CellColumn[], isByDay = false) {
  const cells = asked(question);
  const [, ...rest] = key;
  const own = columns.map((column) => `f.${column} AS ${column}`);
  const hour = dayOfHour(question);
  const dayOf = (day: string) => (isByDay ? [`${day} AS day`] : []);
  const select = (prefix: string, countOf: (name: string) => string = (name) => name) =>
    [
      ...dayOf(`${prefix}.day`),
      ...own,
      ...rest.map((each) => `${prefix}.${each} AS ${each}`),
      ...counts.map((each) => `${countOf(`${prefix}.${each}`)} AS ${each}`),
    ].join(', ');
  const grouped = [...(isByDay ? [hour] : []), ...key].join(', ');
  // days of a cell stand together: to sum them first is cheaper than to sort them all
  const isSummed = !isByDay && rest.length === 0;
  return {
    // hours are summed by cell before cells are looked up; days are found by their cells
    sql: `(
      SELECT ${select('h')} FROM (
        SELECT ${[...dayOf(hour), ...key, sums(counts)].join(', ')} FROM ${hours} WHERE hour >= $1 AND hour < $2 GROUP BY ${grouped}
      ) AS h JOIN figure_cells f ON f.id = h.cell WHERE f.id <> f.whole${cells.sql}
      UNION ALL SELECT ${select('d', isSummed ? (name) => `sum(${name})` : undefined)} FROM figure_cells f CROSS JOIN ${days} d
      WHERE d.cell = f.id AND d.day >= $3 AND d.day < $4 AND ${cellsOf(question, columns)}${cells.sql}
      ${isSummed ? 'GROUP BY f.id' : ''}
    ) AS counted`,
    values: [...spanOf(question), ...cells.values],
  };
}

/** As `ArrivalStore.visitFigures`. Columns are our own names. */
export function visitFiguresSql(question: FigureQuestion, columns: readonly CellColumn[]): Statement {
  const { sql, values } = source(question, visits, columns);
  const by = columns.join(', ');
  const end = by === '' ? 'HAVING count(*) > 0' : `GROUP BY ${by} ORDER BY ${by}`;
  return { sql: `SELECT ${by === '' ? '' : `${by}, `}${sums(measures)} FROM ${sql} ${end}`, values };
}

/** As `ArrivalStore.visitDays`. */
export function visitDaysSql(question: FigureQuestion, column: CellColumn, measure: Measure): Statement {
  const counts = [...new Set(['visits', measure])];
  const { sql, values } = source(question, { ...visits, counts }, [column], true);
  const by = `day, ${column}`;
  return { sql: `SELECT ${by}, ${sums(counts)} FROM ${sql} GROUP BY ${by} ORDER BY ${by}`, values };
}

/** As `ArrivalStore.visitedFlows`: it looks whether there are rows, and sums none. */
export function visitedFlowsSql(question: FigureQuestion): Statement {
  const cells = asked(question);
  return {
    sql: `
      SELECT f.flow FROM (SELECT DISTINCT cell FROM visit_hours WHERE hour >= $1 AND hour < $2) AS h
      JOIN figure_cells f ON f.id = h.cell WHERE f.id <> f.whole${cells.sql}
      UNION SELECT f.flow FROM figure_cells f
      WHERE ${cellsOf(question, [])}${cells.sql}
        AND EXISTS (SELECT 1 FROM visit_cell_days d WHERE d.cell = f.id AND d.day >= $3 AND d.day < $4)`,
    values: [...spanOf(question), ...cells.values],
  };
}

/** What happened at steps, or their times. */
function stepSql(question: FigureQuestion, of: Rolled, by: CellColumn | ''): Statement {
  const columns = by === '' ? [] : [by];
  const { sql, values } = source(question, of, columns);
  const key = [...columns, ...of.key.slice(1)].join(', ');
  const isAny = of.counts.map((each) => `sum(${each}) <> 0`).join(' OR ');
  return {
    sql: `SELECT ${key}, ${sums(of.counts)} FROM ${sql} GROUP BY ${key} HAVING ${isAny} ORDER BY ${key}`,
    values,
  };
}
export const stepFiguresSql = (question: FigureQuestion, by: CellColumn | ''): Statement => stepSql(question, steps, by);
export const stepTimesSql = (question: FigureQuestion, by: CellColumn | ''): Statement => stepSql(question, times, by);

/** Hours before `$1`. */
const hoursBack = '(CAST($1 AS INTEGER) - 1 - hour)';
const binPart = fallHours.map((hours, part) => `WHEN ${hoursBack} % 24 < ${hours} THEN ${part}`).join(' ');

/** As `ArrivalStore.campaignBins`: one statement however many campaigns. SQLite is given every number as a real one. */
export const campaignBinsSql = (hour: number, days: number, affids?: readonly string[]): Statement => ({
  sql: `
    SELECT f.campaign, c.bin, c.part, sum(c.visits) AS visits, sum(c.qualified) AS qualified
    FROM (
      SELECT cell, CASE WHEN hour >= $1 THEN -1 ELSE ${hoursBack} / 24 END AS bin, CASE WHEN hour >= $1 THEN 0 ${binPart} END AS part,
        sum(visits) AS visits, sum(qualified) AS qualified
      FROM visit_hours WHERE hour >= $2 GROUP BY 1, 2, 3
    ) AS c JOIN figure_cells f ON f.id = c.cell
    ${affids === undefined ? '' : `WHERE f.affid IN (${affids.map((_, at) => `$${at + 3}`).join(', ') || 'NULL'})`}
    GROUP BY f.campaign, c.bin, c.part`,
  values: [hour, hour - days * 24, ...(affids ?? [])],
});

/** As `ArrivalStore.knownCells`. */
export const knownCellsSql = (columns: readonly CellColumn[]): Statement => ({
  sql: `SELECT DISTINCT ${columns.join(', ')} FROM figure_cells WHERE id <> whole`,
  values: [],
});

/** The first day of each campaign: few rows, each at the end of an index. */
const firstDay = (table: string) =>
  `SELECT min(first) AS day FROM (
    SELECT (SELECT min(d.day) FROM ${table} d WHERE d.cell = f.id) AS first FROM figure_cells f WHERE f.id = f.whole) AS firsts`;
const firstHour = (table: string) => `SELECT min(hour) FROM ${table}`;

export const arrivalSql = {
  since: `
    SELECT (${firstHour('visit_hours')}) AS hour, (${firstDay('visit_cell_days')}) AS day,
      (${firstHour('visit_time_hours')}) AS times_hour, (${firstDay('visit_time_days')}) AS times_day`,
  pending: `
    SELECT submission_id AS id, hour, pending FROM lead_arrivals
    WHERE submission_id > $1 AND pending <> '' ORDER BY submission_id LIMIT $2`,
  sold: 'UPDATE lead_arrivals SET sold = 1 WHERE submission_id = $1 AND sold = 0 RETURNING hour, cell',
  oldest: (part: RolledPart) => {
    const tables = rolled.filter((each) => each.part === part).map(({ hours }) => firstHour(hours).replace(')', ') AS hour'));
    return `SELECT min(hour) AS hour FROM (${tables.join(' UNION ALL ')}) AS t`;
  },
  forgetStates: `
    DELETE FROM arrival_states WHERE (hour, cell, visitor) IN (
      SELECT hour, cell, visitor FROM arrival_states WHERE hour < $1 ORDER BY hour LIMIT $2)`,
  forgetDays: rolled.map(({ days }) => `DELETE FROM ${days} WHERE cell IN (SELECT id FROM figure_cells) AND day < $1`),
  forgetCells: `
    DELETE FROM figure_cells WHERE id NOT IN (SELECT cell FROM visit_hours) AND id NOT IN (SELECT cell FROM visit_cell_days)
      AND id NOT IN (SELECT whole FROM figure_cells o WHERE o.id IN (SELECT cell FROM visit_hours))`,
} as const;
