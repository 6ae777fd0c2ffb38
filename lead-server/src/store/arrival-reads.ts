import type { CellColumn } from '#contract/experiments/arrival.ts';
import {
  arrivalSql,
  bandColumns,
  campaignBinsSql,
  knownCellsSql,
  type Statement,
  stepFiguresSql,
  stepTimesSql,
  visitDaysSql,
  visitedFlowsSql,
  visitFiguresSql,
} from './arrival-sql.ts';
import {
  type ArrivalStore,
  type CampaignBin,
  type DayRow,
  type FigureRow,
  type Measure,
  measures,
  type PendingLead,
  type StepRow,
  type TimeRow,
} from './arrival-store.ts';

/** Counts as both databases give them: PostgreSQL gives sums as text. */
type Row = Readonly<Record<string, string | number | null>>;
const number = (value: string | number | null | undefined) => Number(value ?? 0);

function toFigureRow(row: Row, columns: readonly CellColumn[]): FigureRow {
  const counted = Object.fromEntries(measures.map((each) => [each, number(row[each])])) as Omit<FigureRow, 'by'>;
  return { ...counted, by: columns.map((column) => row[column] ?? '') };
}
const toDayRow = (row: Row, column: CellColumn, measure: Measure): DayRow => ({
  ...{ day: number(row.day), name: nameOf(row, column) },
  ...{ visits: number(row.visits), value: number(row[measure]) },
});
const nameOf = (row: Row, by: CellColumn | '') => String(by === '' ? '' : (row[by] ?? ''));
const toStepRow = (row: Row, by: CellColumn | ''): StepRow => ({
  ...{ name: nameOf(row, by), step: String(row.step), target: String(row.target) },
  count: number(row.count),
});
const toTimeRow = (row: Row, by: CellColumn | ''): TimeRow => ({
  ...{ name: nameOf(row, by), step: String(row.step) },
  bands: bandColumns.map((each) => number(row[each])),
});
const toCampaignBin = ({ campaign, bin, part, visits, qualified }: Row): CampaignBin => ({
  campaign: String(campaign),
  bin: number(bin),
  part: number(part),
  visits: number(visits),
  qualified: number(qualified),
});
const toPendingLead = ({ id, hour, pending }: Row): PendingLead => ({
  id: String(id),
  hour: number(hour),
  pending: String(pending),
});

type Reads = Pick<
  ArrivalStore,
  | 'visitFigures'
  | 'visitDays'
  | 'stepFigures'
  | 'stepTimes'
  | 'visitedFlows'
  | 'campaignBins'
  | 'countedSince'
  | 'knownCells'
  | 'oldestHour'
  | 'pendingLeads'
>;
/** A statement, and what its rows mean. */
export interface ReadWork<Result> {
  readonly statement: Statement;
  readonly result: (rows: readonly Row[]) => Result;
}

/** What only reads, for both databases. */
export const arrivalReads: {
  readonly [Name in keyof Reads]: (...args: Parameters<Reads[Name]>) => ReadWork<Awaited<ReturnType<Reads[Name]>>>;
} = {
  visitFigures: (question, columns) => ({
    statement: visitFiguresSql(question, columns),
    result: (rows) => rows.map((row) => toFigureRow(row, columns)),
  }),
  visitDays: (question, column, measure) => ({
    statement: visitDaysSql(question, column, measure),
    result: (rows) => rows.map((row) => toDayRow(row, column, measure)),
  }),
  stepFigures: (question, by = '') => ({
    statement: stepFiguresSql(question, by),
    result: (rows) => rows.map((row) => toStepRow(row, by)),
  }),
  stepTimes: (question, by = '') => ({
    statement: stepTimesSql(question, by),
    result: (rows) => rows.map((row) => toTimeRow(row, by)),
  }),
  visitedFlows: (question) => ({
    statement: visitedFlowsSql(question),
    result: (rows) => rows.map(({ flow }) => String(flow)),
  }),
  campaignBins: (...args) => ({ statement: campaignBinsSql(...args), result: (rows) => rows.map(toCampaignBin) }),
  countedSince: () => ({
    statement: { sql: arrivalSql.since, values: [] },
    result: ([row = {}]) => {
      const named = { hour: row.hour, day: row.day, timesHour: row.times_hour, timesDay: row.times_day };
      return Object.fromEntries(
        Object.entries(named).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, Number(value)]])),
      );
    },
  }),
  knownCells: (columns) => ({
    statement: knownCellsSql(columns),
    result: (rows) => rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
  }),
  oldestHour: (part) => ({
    statement: { sql: arrivalSql.oldest(part), values: [] },
    result: ([row]) => (row?.hour === null || row?.hour === undefined ? undefined : Number(row.hour)),
  }),
  pendingLeads: ({ after, limit }) => ({
    statement: { sql: arrivalSql.pending, values: [after, limit] },
    result: (rows) => rows.map(toPendingLead),
  }),
};
