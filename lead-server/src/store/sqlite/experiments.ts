import {
  type ExperimentDay,
  type ExperimentStore,
  experimentSql,
  type LookRow,
  lookColumns,
  lookOf,
  lookRow,
  type OutcomeRow,
  outcomeOf,
} from '../experiment-store.ts';
import type { Database, Sync } from './sync.ts';

/** `ExperimentStore` on SQLite, in the thread that has the file. */
export function experimentsIn({ prepare, transaction }: Database): Sync<ExperimentStore> {
  const copy = prepare(experimentSql.copyDays('?'));
  const days = prepare(experimentSql.days);
  const looks = prepare(experimentSql.looks);
  const outcomes = prepare(experimentSql.outcomes('?', '?'));
  const record = prepare(experimentSql.recordLooks(`VALUES (${lookColumns.map(() => '?').join(', ')})`));
  return {
    copyExperimentDays: (fromDay) => void copy.run(fromDay),
    experimentDays: () => days.all<ExperimentDay>(),
    experimentOutcomes: ({ flow, experiment }) => outcomes.all<OutcomeRow>(flow, experiment).map(outcomeOf),
    experimentLooks: () => looks.all<LookRow>().map(lookOf),
    recordExperimentLooks: (news) =>
      transaction(() => {
        for (const each of news) record.run(...lookRow(each));
      }),
  };
}
