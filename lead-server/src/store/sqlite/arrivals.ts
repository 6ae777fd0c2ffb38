import { addCounts, arrivalReads, arrivalSql, cellRow, hourKey, type ReadWork, rolled, stepKey } from '../arrival-sql.ts';
import {
  type ArrivalState,
  type ArrivalStore,
  type ArrivalUpdate,
  arrivalColumns,
  arrivalsInOrder,
  cellRows,
  changedHours,
  changedSteps,
  leadMeasures,
  noArrivalChanges,
  outcomesOf,
  updatedArrival,
  visitMeasures,
} from '../arrival-store.ts';
import { isIn } from './sql.ts';
import type { Database, Statement, Sync } from './sync.ts';

const values = (columns: readonly unknown[]) => `VALUES (${columns.map(() => '?').join(', ')})`;
const numbered = (sql: string) => sql.replace(/\$(\d+)/g, '?$1');

/** Prepares the count of updates, inside of the caller's transaction. */
export function arrivalRecorder({ prepare }: Database): (news: readonly ArrivalUpdate[]) => void {
  const [key, columns] = [arrivalColumns.slice(0, 3), arrivalColumns.join(', ')];
  const state = prepare(`SELECT ${columns} FROM arrival_states WHERE ${key.map((column) => `${column} = ?`).join(' AND ')}`);
  const keep = prepare(`INSERT OR REPLACE INTO arrival_states (${columns}) ${values(arrivalColumns)}`);
  const addCell = prepare(`INSERT INTO figure_cells (${cellRow.join(', ')}) ${values(cellRow)} ON CONFLICT DO NOTHING`);
  const addHour = prepare(addCounts('visit_hours', hourKey, visitMeasures, values([...hourKey, ...visitMeasures])));
  const addStep = prepare(addCounts('visit_step_hours', stepKey, ['count'], values([...stepKey, 'count'])));
  const counted = prepare(`UPDATE lead_arrivals SET pending = '' WHERE ${isIn('submission_id', 1)}`);
  return (news) => {
    const changes = noArrivalChanges();
    for (const { update, id } of arrivalsInOrder(news)) {
      const [before] = state.all<ArrivalState>(update.hour, id, update.visitor);
      const after = updatedArrival(before, update, id, changes);
      if (after) keep.run(...arrivalColumns.map((column) => after[column]));
    }
    for (const row of cellRows(news)) addCell.run(...row);
    for (const row of changedHours(changes)) addHour.run(...row);
    for (const row of changedSteps(changes)) addStep.run(...row);
    const leads = news.flatMap((each) => each.leads);
    if (leads.length > 0) counted.run(JSON.stringify(leads));
  };
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
  const roll = rolled.map(({ hours, days, key, counts }) => ({
    add: prepare(
      addCounts(
        days,
        ['day', ...key],
        counts,
        `SELECT hour / 24, ${key.join(', ')}, ${counts.map((each) => `sum(${each})`).join(', ')}
         FROM ${hours} WHERE hour < ?1 GROUP BY hour / 24, ${key.join(', ')}`,
      ),
    ),
    remove: prepare(`DELETE FROM ${hours} WHERE hour < ?1`),
  }));
  const oldest = prepare(arrivalSql.oldest);
  const forgetStates = prepare(numbered(arrivalSql.forgetStates));
  const forgetDays = arrivalSql.forgetDays.map((sql) => prepare(numbered(sql)));
  const forgetCells = prepare(arrivalSql.forgetCells);
  return {
    visitFigures: (...args) => ask(arrivalReads.visitFigures(...args)),
    stepFigures: (...args) => ask(arrivalReads.stepFigures(...args)),
    campaignBins: (...args) => ask(arrivalReads.campaignBins(...args)),
    countedSince: () => ask(arrivalReads.countedSince()),
    pendingLeads: (page) => ask(arrivalReads.pendingLeads(page)),
    rollHours: (day) =>
      transaction(() => {
        const first = oldest.all<{ hour: number | null }>()[0]?.hour ?? day * 24;
        const before = Math.min(day, Math.floor(first / 24) + 1) * 24;
        for (const { add } of roll) add.run(before);
        return roll.reduce((sum, { remove }) => sum + remove.run(before), 0);
      }),
    deleteArrivals: (statesBefore, daysBefore, limit) =>
      transaction(() => {
        const gone = forgetDays.reduce((sum, forget) => sum + forget.run(daysBefore), 0);
        if (gone > 0) forgetCells.run();
        return forgetStates.run(statesBefore, limit);
      }),
  };
}
