import { campaignSteps, readsOnly } from '../campaign-steps.ts';
import type { CampaignStore } from '../campaign-store.ts';
import type { SettingsStore } from '../settings-store.ts';
import { resultOf, type Steps } from '../sql-steps.ts';
import type { Connection } from './connection.ts';

/** `CampaignStore` and `SettingsStore` on PostgreSQL: what writes is one transaction. */
export function campaignsIn({ query, transaction }: Connection): CampaignStore & SettingsStore {
  const run =
    (start: () => Steps<unknown>) =>
    async (ask: Connection['query']): Promise<unknown> => {
      const steps = start();
      let step = steps.next([]);
      while (!step.done) {
        const [sql, ...values] = step.value;
        step = steps.next((await ask<never>(sql, values)).rows);
      }
      return step.value;
    };
  const operation =
    (start: (...args: never[]) => Steps<unknown>, reads: boolean) =>
    (...args: never[]) => {
      const work = run(() => start(...args));
      return (reads ? work(query) : transaction(work)).catch(resultOf);
    };
  const all = Object.entries(campaignSteps(' FOR UPDATE'));
  return Object.fromEntries(
    all.map(([name, start]) => [name, operation(start as never, readsOnly.has(name))]),
  ) as unknown as CampaignStore & SettingsStore;
}
