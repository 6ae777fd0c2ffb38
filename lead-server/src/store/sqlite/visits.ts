import type { StepCount } from '#contract/experiments/figures.ts';
import {
  changedRows,
  dayColumns,
  noChanges,
  stateColumns,
  stepDayColumns,
  updatedState,
  updatesByCell,
  type VisitCountRow,
  type VisitState,
  type VisitStore,
  visitCountOf,
  visitSql,
} from '../visit-store.ts';
import { arrivalRecorder } from './arrivals.ts';
import type { Database, Sync } from './sync.ts';

const places = (columns: readonly unknown[]) => columns.map(() => '?').join(', ');
const values = (columns: readonly string[]) => `VALUES (${places(columns)}, ?)`;

/** `VisitStore` on SQLite, in the thread that has the file. */
export function visitsIn(database: Database): Sync<VisitStore> {
  const { prepare, transaction } = database;
  const recorder = arrivalRecorder(database);
  const state = prepare(
    `SELECT ${stateColumns.join(', ')} FROM visit_states WHERE flow = ? AND experiment = ? AND variant = ? AND visitor = ?`,
  );
  const keep = prepare(`INSERT OR REPLACE INTO visit_states (${stateColumns.join(', ')}) VALUES (${places(stateColumns)})`);
  const countDay = prepare(visitSql.addCounts('visit_days', dayColumns, values(dayColumns)));
  const countStepDay = prepare(visitSql.addCounts('visit_step_days', stepDayColumns, values(stepDayColumns)));
  const visitCounts = prepare(visitSql.visitCounts);
  const stepCounts = prepare(visitSql.stepCounts);
  const forgetStates = prepare(visitSql.forget('visit_states', '?', '?'));
  const forgetDays = prepare('DELETE FROM visit_days WHERE day < ?');
  const forgetStepDays = prepare('DELETE FROM visit_step_days WHERE day < ?');
  // of before visit_days: they are counted there
  const forgetOld = (['visits', 'visit_steps'] as const).map((table) => prepare(visitSql.forget(table, '', '?')));
  return {
    recordVisits(news, arrivals = []) {
      const work = () => {
        const changes = noChanges();
        for (const update of updatesByCell(news)) {
          const [before] = state.all<VisitState>(update.flow, update.experiment, update.variant, update.visitor);
          const after = updatedState(before, update, changes);
          if (after) keep.run(...stateColumns.map((column) => after[column]));
        }
        for (const row of changedRows(changes.days)) countDay.run(...row);
        for (const row of changedRows(changes.stepDays)) countStepDay.run(...row);
        recorder.record(arrivals);
      };
      try {
        transaction(work);
      } catch (failure) {
        recorder.undone();
        throw failure;
      }
    },
    visitCounts: () => visitCounts.all<VisitCountRow>().map(visitCountOf),
    stepCounts: () => stepCounts.all<StepCount>(),
    deleteVisits: (statesBefore, countsBefore, limit) =>
      transaction(() => {
        forgetDays.run(countsBefore);
        forgetStepDays.run(countsBefore);
        return Math.max(forgetStates.run(statesBefore, limit), ...forgetOld.map((forget) => forget.run(limit)));
      }),
  };
}
