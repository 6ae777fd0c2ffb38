import { campaignSteps, readsOnly } from '../campaign-steps.ts';
import type { CampaignStore } from '../campaign-store.ts';
import type { SettingsStore } from '../settings-store.ts';
import { resultOf, type Steps } from '../sql-steps.ts';
import type { Database, Statement, Sync } from './sync.ts';

/** `CampaignStore` and `SettingsStore` on SQLite, in the thread that has the file: each operation is one transaction. */
export function campaignsIn({ prepare, transaction }: Database): Sync<CampaignStore & SettingsStore> {
  const statements = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    const known = statements.get(sql) ?? prepare(sql.replace(/\$(\d+)/g, '?$1'));
    statements.set(sql, known);
    return known;
  };
  const run = (steps: Steps<unknown>): unknown => {
    let step = steps.next([]);
    while (!step.done) {
      const [sql, ...values] = step.value;
      step = steps.next(prepared(sql).all<never>(...values));
    }
    return step.value;
  };
  const operation = (start: (...args: never[]) => Steps<unknown>, reads: boolean) =>
    ((...args: never[]) => {
      try {
        return reads ? run(start(...args)) : transaction(() => run(start(...args)));
      } catch (failure) {
        return resultOf(failure);
      }
    }) as never;
  const all = Object.entries(campaignSteps(''));
  return Object.fromEntries(all.map(([name, start]) => [name, operation(start, readsOnly.has(name))])) as unknown as Sync<
    CampaignStore & SettingsStore
  >;
}
