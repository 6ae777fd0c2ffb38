import {
  type FourEyesColumns,
  type FourEyesStore,
  fourEyesRow,
  fourEyesSql,
  fourEyesValues,
  stepValues,
} from '../four-eyes-store.ts';
import type { Database, Sync } from './sync.ts';

const sql = fourEyesSql((n) => `?${n}`);

/** `FourEyesStore` on SQLite, in the thread that has the file. */
export function fourEyesIn({ prepare, transaction }: Database): Sync<FourEyesStore> {
  const [ask, forget, list] = [prepare(sql.ask), prepare(sql.forget), prepare(sql.list)];
  const [one, step] = [prepare(sql.one), prepare(sql.step)];
  return {
    askFourEyes: (request, forgetBefore) =>
      transaction(() => {
        forget.run(forgetBefore);
        ask.run(...fourEyesValues(request));
      }),
    fourEyes: (limit) => list.all<FourEyesColumns>(limit).map(fourEyesRow),
    fourEyesRequest: (id) => one.all<FourEyesColumns>(id).map((row) => ({ ...fourEyesRow(row), scope: row.scope ?? '' }))[0],
    stepFourEyes: (each) => step.run(...stepValues(each)) === 1,
  };
}
