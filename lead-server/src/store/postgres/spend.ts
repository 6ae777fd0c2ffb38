import { type Spend, type SpendStore, spendSql, toSpend } from '../spend-store.ts';
import type { Connection } from './connection.ts';

/** Rows come as JSON, so that one statement takes any number. */
const put = spendSql.put(`
  SELECT (r ->> 0)::int, r ->> 1, r ->> 2, r ->> 3, (r ->> 4)::bigint, $2, $3::bigint
  FROM json_array_elements($1::json) WITH ORDINALITY AS t(r, place) ORDER BY place`);

/** `SpendStore` on PostgreSQL. */
export const spendIn = ({ query, rows: rowsOf }: Connection): SpendStore => ({
  async putSpend(rows, by, at) {
    const values = rows.map(({ day, source, campaign, affid, cents }) => [day, source, campaign, affid, cents]);
    await query(put, [JSON.stringify(values), by, at]);
  },
  spend: async (from, to) => (await rowsOf<Spend>(spendSql.read, [from, to])).map(toSpend),
  async deleteSpend(before) {
    await query(spendSql.forget, [before]);
  },
});
