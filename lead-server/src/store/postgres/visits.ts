import type { StepCount } from '#contract/experiments/figures.ts';
import { cellRows, createKnownCells } from '../figure-cells.ts';
import {
  changedRows,
  dayColumns,
  noChanges,
  stateColumns,
  stateKey,
  stepDayColumns,
  updatedState,
  updatesByCell,
  type VisitCountRow,
  type VisitState,
  type VisitStore,
  visitCountOf,
  visitSql,
} from '../visit-store.ts';
import { recordArrivals } from './arrivals.ts';
import type { Connection } from './connection.ts';

const numbers: readonly string[] = ['day', 'exposed', 'blocked', 'count'];
/** Rows come as JSON, so that one statement takes any number. */
const fromJson = (columns: readonly string[]) => {
  const cells = columns.map((column, at) => (numbers.includes(column) ? `(r ->> ${at})::int` : `r ->> ${at}`));
  return `SELECT ${cells.join(', ')} FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place) ORDER BY place`;
};

const keyColumns = stateColumns.slice(0, 4);
const named = stateColumns.join(', ');
const isSame = keyColumns.map((column, at) => `s.${column} = r ->> ${at}`).join(' AND ');

/** Makes sure that each has a row, which is then locked: `exposed` -1 says that it is not counted yet. */
const begin = `
  INSERT INTO visit_states (${named})
  SELECT ${fromJson([...keyColumns, 'day'])
    .slice('SELECT '.length)
    .replace(' FROM', ", -1, '', '', '', 0, '' FROM")}
  ON CONFLICT DO NOTHING`;
const lock = `
  SELECT ${stateColumns.map((column) => `s.${column}`).join(', ')}
  FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place) JOIN visit_states s ON ${isSame}
  ORDER BY place FOR UPDATE OF s`;
const keep = `
  UPDATE visit_states s SET ${stateColumns
    .slice(4)
    .map((column, at) => `${column} = ${numbers.includes(column) ? `(r ->> ${at + 4})::int` : `r ->> ${at + 4}`}`)
    .join(', ')}
  FROM json_array_elements($1::json) AS t(r) WHERE ${isSame}`;
const countDays = visitSql.addCounts('visit_days', dayColumns, fromJson([...dayColumns, 'count']));
const countStepDays = visitSql.addCounts('visit_step_days', stepDayColumns, fromJson([...stepDayColumns, 'count']));

async function recordStates(run: Connection['query'], updates: ReturnType<typeof updatesByCell>): Promise<void> {
  if (updates.length === 0) return;
  const keys = JSON.stringify(updates.map((each) => [...keyColumns.map((column) => each[column]), each.day]));
  await run(begin, [keys]);
  const { rows } = await run<Omit<VisitState, 'exposed'> & { readonly exposed: -1 | 0 | 1 }>(lock, [keys]);
  const known = new Map(rows.map((row) => [stateKey(row as VisitState), row]));
  const changes = noChanges();
  const after = updates.flatMap((update) => {
    const before = known.get(stateKey(update as never));
    const state = updatedState(before?.exposed === -1 ? undefined : (before as VisitState | undefined), update, changes);
    return state ? [stateColumns.map((column) => state[column])] : [];
  });
  await run(keep, [JSON.stringify(after)]);
  await run(countDays, [JSON.stringify(changedRows(changes.days))]);
  await run(countStepDays, [JSON.stringify(changedRows(changes.stepDays))]);
}

/** `VisitStore` on PostgreSQL. */
export function visitsIn({ query, transaction }: Connection): VisitStore {
  const known = createKnownCells();
  return {
    async recordVisits(news, arrivals = []) {
      const cells = known.news(cellRows(arrivals.map(({ cell }) => cell)));
      await transaction(async (run) => {
        await recordStates(run, updatesByCell(news));
        await recordArrivals(run, arrivals, cells);
      });
      known.add(cells);
    },
    visitCounts: async () => (await query<VisitCountRow>(visitSql.visitCounts)).rows.map(visitCountOf),
    stepCounts: async () => (await query<StepCount>(visitSql.stepCounts)).rows,
    async deleteVisits(statesBefore, countsBefore, limit) {
      await query('DELETE FROM visit_days WHERE day < $1', [countsBefore]);
      await query('DELETE FROM visit_step_days WHERE day < $1', [countsBefore]);
      const gone = [await query(visitSql.forget('visit_states', '$1', '$2'), [statesBefore, limit])];
      // of before visit_days: they are counted there
      for (const table of ['visits', 'visit_steps'] as const) gone.push(await query(visitSql.forget(table, '', '$1'), [limit]));
      return Math.max(...gone.map(({ rowCount }) => rowCount ?? 0));
    },
  };
}
