import type { StepCount } from '#contract/experiments/figures.ts';
import { type VisitCountRow, type VisitStore, visitCountOf, visitRows, visitSql } from '../visit-store.ts';
import type { Statement, Sync } from './sync.ts';

/** `VisitStore` on SQLite, in the thread that has the file. */
export function visitsIn(prepare: (text: string) => Statement, transaction: <T>(work: () => T) => T): Sync<VisitStore> {
  const visit = prepare(`INSERT INTO visits VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ${visitSql.onConflict}`);
  const step = prepare('INSERT INTO visit_steps VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const visitCounts = prepare(visitSql.visitCounts);
  const stepCounts = prepare(visitSql.stepCounts);
  const forgetVisits = prepare('DELETE FROM visits WHERE day < ?');
  const forgetSteps = prepare('DELETE FROM visit_steps WHERE day < ?');
  return {
    recordVisits(news) {
      const rows = visitRows(news);
      transaction(() => {
        for (const row of rows.visits) visit.run(...row);
        for (const row of rows.steps) step.run(...row);
      });
    },
    visitCounts: () => visitCounts.all<VisitCountRow>().map(visitCountOf),
    stepCounts: () => stepCounts.all<StepCount>(),
    deleteVisitsBefore: (day) =>
      transaction(() => {
        forgetVisits.run(day);
        forgetSteps.run(day);
      }),
  };
}
