import type { Sale } from '../../delivery/destinations.ts';
import { deliveriesByHour, leadsByHour, readCounts } from '../../ops/overview/counted-periods.ts';
import type { Store } from '../../store/store.ts';
import type { Today } from './wait.ts';

type Figures = NonNullable<Today['figures']>;
const hourMs = 3_600_000;

/** The sum of the hours since a moment. Its own hour counts whole, where a zone is half an hour off. */
const sumSince = (rows: readonly { readonly at: number; readonly count: number }[], since: number) =>
  rows.filter(({ at }) => at + hourMs > since).reduce((sum, { count }) => sum + count, 0);

/**
 * What came in since a moment of today, and what waits.
 * @param sales destinations that buy leads
 * @throws StoreUnavailable
 */
export async function readTodayFigures(
  store: Store,
  { since, now, sales }: { readonly since: number; readonly now: number; readonly sales: ReadonlyMap<string, Sale> },
): Promise<Figures> {
  const [leads, deliveries, queue] = await Promise.all([
    readCounts(store, leadsByHour, now),
    readCounts(store, deliveriesByHour, now),
    store.queueDepths(),
  ]);
  const accepted = deliveries.rows.filter(({ destination, state }) => state === 'delivered' && sales.has(destination));
  const due = queue.map(({ oldestDue }) => oldestDue).filter((each) => each > 0);
  return {
    ...(leads.missing === 0 && { leads: sumSince(leads.rows, since) }),
    ...(deliveries.missing === 0 && sales.size > 0 && { accepted: sumSince(accepted, since) }),
    waiting: queue.reduce((sum, { pending }) => sum + pending, 0),
    oldestDue: due.length > 0 ? Math.min(...due) : 0,
    givenUp: queue.reduce((sum, { dead }) => sum + dead, 0),
  };
}
