import { arrivalReads, type ReadWork } from '../arrival-reads.ts';
import {
  addCells,
  addCounts,
  arrivalSql,
  bandColumns,
  cellRow,
  dayRows,
  hourKey,
  rolled,
  stepKey,
  timeKey,
} from '../arrival-sql.ts';
import {
  type ArrivalChanges,
  type ArrivalState,
  type ArrivalStore,
  type ArrivalUpdate,
  arrivalColumns,
  arrivalsInOrder,
  changedRows,
  countArrival,
  leadMeasures,
  updatedArrival,
  visitMeasures,
} from '../arrival-store.ts';
import { cellRows, createKnownCells } from '../figure-cells.ts';
import { outcomesOf } from '../lead-outcomes.ts';
import { isIn } from './sql.ts';
import type { Database, Statement, Sync } from './sync.ts';

const values = (columns: readonly unknown[]) => `VALUES (${columns.map(() => '?').join(', ')})`;
const numbered = (sql: string) => sql.replace(/\$(\d+)/g, '?$1');

/** Prepares what adds changes to the counts, inside of the caller's transaction: nothing else writes them. */
export function arrivalWriter({
  prepare,
}: Pick<Database, 'prepare'>): (changes: ArrivalChanges, cells: readonly (readonly (string | number)[])[]) => void {
  const addCell = prepare(addCells(values(cellRow)));
  const addHour = prepare(addCounts('visit_hours', hourKey, visitMeasures, values([...hourKey, ...visitMeasures])));
  const addStep = prepare(addCounts('visit_step_hours', stepKey, ['count'], values([...stepKey, 'count'])));
  const addTime = prepare(addCounts('visit_time_hours', timeKey, bandColumns, values([...timeKey, ...bandColumns])));
  return (changes, cells) => {
    for (const row of cells) addCell.run(...row);
    const { hours, steps, times } = changedRows(changes);
    for (const row of hours) addHour.run(...row);
    for (const row of steps) addStep.run(...row);
    for (const row of times) addTime.run(...row);
  };
}

/** Prepares the count of updates, inside of the caller's transaction. It is told where that was undone. */
export function arrivalRecorder(database: Database): {
  readonly record: (news: readonly ArrivalUpdate[]) => void;
  readonly undone: () => void;
} {
  const { prepare } = database;
  const [key, columns] = [arrivalColumns.slice(0, 3), arrivalColumns.join(', ')];
  const state = prepare(`SELECT ${columns} FROM arrival_states WHERE ${key.map((column) => `${column} = ?`).join(' AND ')}`);
  const change = arrivalColumns.slice(3).map((column) => `${column} = excluded.${column}`);
  const keep = prepare(`
    INSERT INTO arrival_states (${columns}) ${values(arrivalColumns)} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${change.join(', ')}`);
  const counted = prepare(`UPDATE lead_arrivals SET pending = '' WHERE ${isIn('submission_id', 1)}`);
  const write = arrivalWriter(database);
  const known = createKnownCells();
  const record = (news: readonly ArrivalUpdate[]) => {
    const changes: ArrivalChanges = new Map();
    for (const { update, id } of arrivalsInOrder(news)) {
      const [before] = state.all<ArrivalState>(update.hour, id, update.visitor);
      const updated = updatedArrival(before, update, id);
      if (!updated) continue;
      keep.run(...arrivalColumns.map((column) => updated.after[column]));
      countArrival(changes, updated);
    }
    const cells = known.news(cellRows(news.map(({ cell }) => cell)));
    write(changes, cells);
    known.add(cells);
    const leads = news.flatMap((each) => each.leads);
    if (leads.length > 0) counted.run(JSON.stringify(leads));
  };
  return { record, undone: known.forget };
}

interface LeadRow {
  readonly hour: number;
  readonly cell: string;
  readonly accepted: number;
  readonly returned: number;
  readonly cents: number;
}

/** Prepares the count of a lead's outcomes, inside of the caller's transaction. */
export function outcomeRecorder({ prepare }: Database) {
  const sold = prepare(numbered(arrivalSql.sold));
  const lead = prepare('SELECT hour, cell, accepted, returned, cents FROM lead_arrivals WHERE submission_id = ?');
  const replies = prepare('SELECT verdict, price_cents FROM replies WHERE submission_id = ?');
  const keep = prepare('UPDATE lead_arrivals SET accepted = ?, returned = ?, cents = ? WHERE submission_id = ?');
  const add = prepare(addCounts('visit_hours', hourKey, leadMeasures, values([...hourKey, ...leadMeasures])));
  return {
    /** A delivery to a buyer was made: a lead is sold once. */
    sold(submissionId: string): void {
      for (const { hour, cell } of sold.all<LeadRow>(submissionId)) add.run(hour, cell, 1, 0, 0, 0);
    },
    /** A reply of the lead has changed. */
    replied(submissionId: string): void {
      const [before] = lead.all<LeadRow>(submissionId);
      if (!before) return;
      const { accepted, returned, cents } = outcomesOf(replies.all(submissionId));
      const by = [accepted - before.accepted, returned - before.returned, cents - before.cents];
      if (by.every((each) => each === 0)) return;
      keep.run(accepted, returned, cents, submissionId);
      add.run(before.hour, before.cell, 0, ...by);
    },
  };
}

/** `ArrivalStore` on SQLite, in the thread that has the file. */
export function arrivalsIn({ prepare, transaction }: Database): Sync<ArrivalStore> {
  const statements = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    const known = statements.get(sql) ?? prepare(numbered(sql));
    statements.set(sql, known);
    return known;
  };
  const ask = <Result>({ statement, result }: ReadWork<Result>): Result =>
    result(prepared(statement.sql).all<never>(...statement.values));
  const roll = rolled.map((each) => {
    const { part, hours, days, key, counts } = each;
    const moved = `(SELECT * FROM ${hours} WHERE hour >= ?2 AND hour < ?3)`;
    return {
      part,
      add: prepare(addCounts(days, ['day', ...key], counts, dayRows(each, 'CAST(?1 AS INTEGER)', moved))),
      remove: prepare(`DELETE FROM ${hours} WHERE hour >= ? AND hour < ?`),
    };
  });
  const forgetStates = prepare(numbered(arrivalSql.forgetStates));
  const forgetDays = arrivalSql.forgetDays.map((sql) => prepare(numbered(sql)));
  const forgetCells = prepare(arrivalSql.forgetCells);
  return {
    visitFigures: (...args) => ask(arrivalReads.visitFigures(...args)),
    visitDays: (...args) => ask(arrivalReads.visitDays(...args)),
    stepFigures: (...args) => ask(arrivalReads.stepFigures(...args)),
    stepTimes: (...args) => ask(arrivalReads.stepTimes(...args)),
    visitedFlows: (question) => ask(arrivalReads.visitedFlows(question)),
    knownCells: (columns) => ask(arrivalReads.knownCells(columns)),
    oldestHour: (part) => ask(arrivalReads.oldestHour(part)),
    campaignBins: (...args) => ask(arrivalReads.campaignBins(...args)),
    countedSince: () => ask(arrivalReads.countedSince()),
    pendingLeads: (page) => ask(arrivalReads.pendingLeads(page)),
    rollHours: (part, day, from, to) =>
      transaction(() => {
        const own = roll.filter((each) => each.part === part);
        for (const { add } of own) add.run(day, from, to);
        return own.reduce((sum, { remove }) => sum + remove.run(from, to), 0);
      }),
    deleteArrivals: (statesBefore, daysBefore, limit) =>
      transaction(() => {
        const gone = forgetDays.reduce((sum, forget) => sum + forget.run(daysBefore), 0);
        if (gone > 0) forgetCells.run();
        return forgetStates.run(statesBefore, limit);
      }),
  };
}
