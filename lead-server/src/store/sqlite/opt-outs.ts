import type { OptOutMark, OptOutStore } from '../opt-out-store.ts';
import { isIn } from './sql.ts';
import type { Database, Sync } from './sync.ts';

/** `OptOutStore` on SQLite, in the thread that has the file. */
export function optOutsIn({ prepare, transaction }: Database): Sync<OptOutStore> {
  const add = prepare('INSERT INTO opt_outs (mac, sealed, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const read = prepare(`SELECT mac, sealed, at FROM opt_outs WHERE ${isIn('mac', 1)} ORDER BY mac`);
  const remove = prepare(`DELETE FROM opt_outs WHERE ${isIn('mac', 1)}`);
  return {
    optOut: (marks) =>
      transaction(() => {
        for (const { mac, sealed, at } of marks) add.run(mac, sealed, at);
      }),
    optIn: (macs) => remove.run(JSON.stringify(macs)),
    optOuts: (macs) => read.all<OptOutMark>(JSON.stringify(macs)),
  };
}
