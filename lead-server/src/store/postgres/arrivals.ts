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
  arrivalKey,
  arrivalsInOrder,
  changedRows,
  countArrival,
  leadMeasures,
  type UpdatedArrival,
  updatedArrival,
  visitMeasures,
} from '../arrival-store.ts';
import { outcomesOf } from '../lead-outcomes.ts';
import type { Connection } from './connection.ts';

type RunQuery = Connection['query'];

const texts: readonly string[] = [
  ...['id', 'cell', 'visitor', 'ending', 'step', 'target', 'steps'],
  ...['campaign', 'flow', 'affid', 'sub', 'source', 'device', 'language', 'theme', 'whole'],
];
const cast = (column: string, at: number) => (texts.includes(column) ? `r ->> ${at}` : `(r ->> ${at})::int`);
const rows = 'FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place)';
/** Rows come as JSON, so that one statement takes any number. */
const fromJson = (columns: readonly string[]) => `SELECT ${columns.map(cast).join(', ')} ${rows} ORDER BY place`;

const key = arrivalColumns.slice(0, 3);
const isSame = key.map((column, at) => `s.${column} = ${cast(column, at)}`).join(' AND ');
const sql = {
  /** Gives the keys of those that were not there. */
  begin: `
    INSERT INTO arrival_states (${arrivalColumns.join(', ')}) ${fromJson(arrivalColumns)}
    ON CONFLICT DO NOTHING RETURNING ${key.join(', ')}`,
  lock: `
    SELECT ${arrivalColumns.map((column) => `s.${column}`).join(', ')} ${rows} JOIN arrival_states s ON ${isSame}
    ORDER BY place FOR UPDATE OF s`,
  keep: `
    UPDATE arrival_states s SET ${arrivalColumns
      .map((column, at) => `${column} = ${cast(column, at)}`)
      .slice(key.length)
      .join(', ')} ${rows} WHERE ${isSame}`,
  cells: addCells(fromJson(cellRow)),
  hours: addCounts('visit_hours', hourKey, visitMeasures, fromJson([...hourKey, ...visitMeasures])),
  steps: addCounts('visit_step_hours', stepKey, ['count'], fromJson([...stepKey, 'count'])),
  times: addCounts('visit_time_hours', timeKey, bandColumns, fromJson([...timeKey, ...bandColumns])),
  /** Locked by id, as settlements lock them. */
  counted: `
    UPDATE lead_arrivals SET pending = '' WHERE submission_id IN (
      SELECT submission_id FROM lead_arrivals WHERE submission_id = ANY($1) ORDER BY submission_id FOR UPDATE)`,
  lead: 'SELECT hour, cell, accepted, returned, cents FROM lead_arrivals WHERE submission_id = $1 FOR UPDATE',
  replies: 'SELECT verdict, price_cents FROM replies WHERE submission_id = $1',
  outcomes: 'UPDATE lead_arrivals SET accepted = $2, returned = $3, cents = $4 WHERE submission_id = $1',
  addOutcomes: addCounts('visit_hours', hourKey, leadMeasures, 'VALUES ($1, $2, $3, $4, $5, $6)'),
};

/** Adds changes to the counts inside of a transaction: nothing else writes them. */
export async function writeArrivals(
  run: RunQuery,
  changes: ArrivalChanges,
  cells: readonly (readonly (string | number)[])[],
): Promise<void> {
  if (cells.length > 0) await run(sql.cells, [JSON.stringify(cells)]);
  const { hours, steps, times } = changedRows(changes);
  if (hours.length > 0) await run(sql.hours, [JSON.stringify(hours)]);
  if (steps.length > 0) await run(sql.steps, [JSON.stringify(steps)]);
  if (times.length > 0) await run(sql.times, [JSON.stringify(times)]);
}

const toJson = (updated: readonly UpdatedArrival[]) =>
  JSON.stringify(updated.map(({ after }) => arrivalColumns.map((column) => after[column])));

/** Locks the rows of visits that were there, in the order of their keys, and gives those that updates change. */
async function lockUpdated(run: RunQuery, updates: ReturnType<typeof arrivalsInOrder>): Promise<readonly UpdatedArrival[]> {
  if (updates.length === 0) return [];
  const keys = JSON.stringify(updates.map(({ update, id }) => [update.hour, id, update.visitor]));
  const { rows: locked } = await run<ArrivalState>(sql.lock, [keys]);
  const known = new Map(locked.map((row) => [arrivalKey(row), row]));
  return updates.flatMap(({ update, id, key }) => updatedArrival(known.get(key), update, id) ?? []);
}

/** Counts updates inside of a transaction. @param cells the rows of `cellRows` that may be new */
export async function recordArrivals(
  run: RunQuery,
  news: readonly ArrivalUpdate[],
  cells: readonly (readonly (string | number)[])[],
): Promise<void> {
  if (news.length === 0) return;
  const updates = arrivalsInOrder(news);
  const firsts = updates.flatMap(({ update, id }) => updatedArrival(undefined, update, id) ?? []);
  const { rows: begun } = await run<ArrivalState>(sql.begin, [toJson(firsts)]);
  const isBegun = new Set(begun.map(arrivalKey));
  const later = await lockUpdated(
    run,
    updates.filter(({ key }) => !isBegun.has(key)),
  );
  const changes: ArrivalChanges = new Map();
  for (const each of [...firsts.filter(({ after }) => isBegun.has(arrivalKey(after))), ...later]) countArrival(changes, each);
  // leads before hours, as where a lead's outcomes are counted: two that wait for each other would deadlock
  const leads = news.flatMap((each) => each.leads);
  if (leads.length > 0) await run(sql.counted, [leads]);
  if (later.length > 0) await run(sql.keep, [toJson(later)]);
  await writeArrivals(run, changes, cells);
}

/** Counts leads as sold, each once, inside of a transaction. @param submissionIds in their order */
export async function countSold(run: RunQuery, submissionIds: readonly string[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of submissionIds)
    for (const { hour, cell } of (await run<{ hour: number; cell: string }>(arrivalSql.sold, [id])).rows) {
      const key = JSON.stringify([hour, cell]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  for (const [key, sold] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    await run(sql.addOutcomes, [...(JSON.parse(key) as [number, string]), sold, 0, 0, 0]);
}

/** Does what changes a lead's replies inside of a transaction, and counts its outcomes anew. Changes of one lead wait for each other. */
export async function countReplies(run: RunQuery, submissionId: string, change: () => Promise<unknown>): Promise<void> {
  const { rows: leads } = await run<{ hour: number; cell: string; accepted: number; returned: number; cents: string }>(sql.lead, [
    submissionId,
  ]);
  await change();
  for (const { hour, cell, ...before } of leads) {
    const replies = await run<{ verdict: string; price_cents: string | null }>(sql.replies, [submissionId]);
    const { accepted, returned, cents } = outcomesOf(replies.rows);
    const by = [accepted - before.accepted, returned - before.returned, cents - Number(before.cents)];
    if (by.every((each) => each === 0)) continue;
    await run(sql.outcomes, [submissionId, accepted, returned, cents]);
    await run(sql.addOutcomes, [hour, cell, 0, ...by]);
  }
}

/** Removed and counted at once: what is added meanwhile is not lost. Values: the day, its first hour, that of the next. */
export const rollWork = rolled.map((each) => {
  const { part, hours, days, key, counts } = each;
  const gone = `DELETE FROM ${hours} WHERE hour >= $2 AND hour < $3 RETURNING ${[...key, ...counts].join(', ')}`;
  return { part, sql: `WITH gone AS (${gone}) ${addCounts(days, ['day', ...key], counts, dayRows(each, '$1::int', 'gone'))}` };
});

/** `ArrivalStore` on PostgreSQL. */
export function arrivalsIn({ query, rows: rowsOf, count, transaction }: Connection): ArrivalStore {
  const ask = async <Result>({ statement, result }: ReadWork<Result>): Promise<Result> =>
    result(await rowsOf<never>(statement.sql, statement.values));
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
      transaction(async (run) => {
        let moved = 0;
        for (const each of rollWork) if (each.part === part) moved += (await run(each.sql, [day, from, to])).rowCount ?? 0;
        return moved;
      }),
    async deleteArrivals(statesBefore, daysBefore, limit) {
      let gone = 0;
      for (const sqlOf of arrivalSql.forgetDays) gone += await count(sqlOf, [daysBefore]);
      if (gone > 0) await query(arrivalSql.forgetCells);
      return count(arrivalSql.forgetStates, [statesBefore, limit]);
    },
  };
}
