import type { StepCount } from '#contract/experiments/figures.ts';
import { type VisitCountRow, type VisitStore, visitCountOf, visitRows, visitSql } from '../visit-store.ts';
import type { Query } from './query.ts';

/** Rows come as JSON, so that one statement takes any number. */
const record = `
  WITH stored AS (
    INSERT INTO visits
    SELECT r ->> 0, r ->> 1, r ->> 2, r ->> 3, (r ->> 4)::int, (r ->> 5)::int, r ->> 6, r ->> 7, r ->> 8, (r ->> 9)::int
    FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place) ORDER BY place
    ${visitSql.onConflict}
  )
  INSERT INTO visit_steps
  SELECT r ->> 0, r ->> 1, r ->> 2, r ->> 3, r ->> 4, r ->> 5, (r ->> 6)::int
  FROM json_array_elements($2::json) WITH ORDINALITY AS t(r, place) ORDER BY place
  ON CONFLICT DO NOTHING`;

const forget = `
  WITH gone AS (DELETE FROM visits WHERE day < $1)
  DELETE FROM visit_steps WHERE day < $1`;

/** `VisitStore` on PostgreSQL. */
export function visitsIn(query: Query): VisitStore {
  return {
    async recordVisits(news) {
      const { visits, steps } = visitRows(news);
      await query(record, [JSON.stringify(visits), JSON.stringify(steps)]);
    },
    visitCounts: async () => (await query<VisitCountRow>(visitSql.visitCounts, [])).rows.map(visitCountOf),
    stepCounts: async () => (await query<StepCount>(visitSql.stepCounts, [])).rows,
    deleteVisitsBefore: async (day) => void (await query(forget, [day])),
  };
}
