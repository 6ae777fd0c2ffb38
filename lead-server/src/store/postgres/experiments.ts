import {
  type ExperimentDay,
  type ExperimentStore,
  experimentSql,
  type LookRow,
  lookOf,
  lookRow,
  type OutcomeRow,
  outcomeOf,
} from '../experiment-store.ts';
import type { Connection } from './connection.ts';

/** Rows come as JSON, so that one statement takes any number. */
const fromJson = `
  SELECT r ->> 0, r ->> 1, r ->> 2, (r ->> 3)::int, (r ->> 4)::float8, (r ->> 5)::bigint, (r ->> 6)::float8, (r ->> 7)::bigint
  FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place) ORDER BY place`;

/** `ExperimentStore` on PostgreSQL. */
export const experimentsIn = ({ query, rows }: Connection): ExperimentStore => ({
  copyExperimentDays: async (fromDay) => void (await query(experimentSql.copyDays('$1'), [fromDay])),
  experimentDays: () => rows<ExperimentDay>(experimentSql.days),
  experimentOutcomes: async ({ flow, experiment }) =>
    (await rows<OutcomeRow>(experimentSql.outcomes('$1', '$2'), [flow, experiment])).map(outcomeOf),
  experimentLooks: async () => (await rows<LookRow>(experimentSql.looks)).map(lookOf),
  async recordExperimentLooks(news) {
    const inOrder = [...news].sort((a, b) => (a.comparison < b.comparison ? -1 : 1));
    if (news.length > 0) await query(experimentSql.recordLooks(fromJson), [JSON.stringify(inOrder.map(lookRow))]);
  },
});
