import {
  type FourEyesColumns,
  type FourEyesStore,
  fourEyesRow,
  fourEyesSql,
  fourEyesValues,
  stepValues,
} from '../four-eyes-store.ts';
import type { Connection } from './connection.ts';

const sql = fourEyesSql((n) => `$${n}`);
/** PostgreSQL cannot tell the type of a parameter that is compared and stored. */
const typed = sql.step.replaceAll('$4', '$4::text').replaceAll('$5', '$5::bigint').replaceAll('$6', '$6::int');

/** `FourEyesStore` on PostgreSQL. */
export const fourEyesIn = ({ rows, count }: Connection): FourEyesStore => ({
  async askFourEyes(request, forgetBefore) {
    await count(sql.forget, [forgetBefore]);
    await count(sql.ask, fourEyesValues(request));
  },
  fourEyes: async (limit) => (await rows<FourEyesColumns>(sql.list, [limit])).map(fourEyesRow),
  fourEyesRequest: async (id) =>
    (await rows<FourEyesColumns>(sql.one, [id])).map((row) => ({ ...fourEyesRow(row), scope: row.scope ?? '' }))[0],
  stepFourEyes: async (step) => (await count(typed, stepValues(step))) === 1,
});
