import { type Spend, type SpendStore, spendSql, toSpend } from '../spend-store.ts';
import type { Database, Sync } from './sync.ts';

/** `SpendStore` on SQLite, in the thread that has the file. */
export function spendIn({ prepare, transaction }: Database): Sync<SpendStore> {
  const put = prepare(spendSql.put(`VALUES (${spendSql.columns.map(() => '?').join(', ')})`));
  const read = prepare(spendSql.read.replace(/\$(\d)/g, '?$1'));
  const forget = prepare(spendSql.forget.replace('$1', '?'));
  return {
    putSpend: (rows, by, at) =>
      transaction(() => {
        for (const { day, source, campaign, affid, cents } of rows) put.run(day, source, campaign, affid, cents, by, at);
      }),
    spend: (from, to) => read.all<Spend>(from, to).map(toSpend),
    deleteSpend: (before) => void forget.run(before),
  };
}
