import { leadsByHour, readCounts } from '../../ops/overview/counted-periods.ts';
import type { ArrivalStore, FigureRow } from '../../store/arrival-store.ts';
import type { Store } from '../../store/store.ts';
import type { Today } from './wait.ts';

type Figures = NonNullable<Today['figures']>;
type Arrivals = NonNullable<Figures['arrivals']>;
const hourMs = 3_600_000;
const dayHours = 24;

/** The sum of the hours since a moment. Its own hour counts whole, where a zone is half an hour off. */
const sumSince = (rows: readonly { readonly at: number; readonly count: number }[], since: number) =>
  rows.filter(({ at }) => at + hourMs > since).reduce((sum, { count }) => sum + count, 0);

const counts = ({ visits, qualified }: Pick<FigureRow, 'visits' | 'qualified'>) => ({ visits, qualified });
const nothing = { visits: 0, qualified: 0, accepted: 0 };

/** Visits since a moment, beside the same hours of the day before; undefined where none was counted ever. */
async function readArrivals(
  store: ArrivalStore,
  since: number,
  now: number,
  affids: readonly string[] | undefined,
): Promise<Arrivals | undefined> {
  const { hour: firstHour, day } = await store.countedSince();
  // a stored day is over long ago, in whatever zone
  const counted = day === undefined ? firstHour : day * dayHours;
  if (counted === undefined) return undefined;
  const [first, hour] = [Math.floor(since / hourMs), Math.floor(now / hourMs)];
  const sum = async (from: number, to: number) => {
    const [all = nothing] = await store.visitFigures({ from, to, where: affids ? { affid: affids } : {} }, []);
    return all;
  };
  const knowsBefore = counted <= first - dayHours && hour > first;
  const [today, done, before] = await Promise.all([
    sum(first, hour + 1),
    knowsBefore ? sum(first, hour) : undefined,
    knowsBefore ? sum(first - dayHours, hour - dayHours) : undefined,
  ]);
  return {
    ...counts(today),
    accepted: today.accepted,
    ...(done && before && { compared: { until: hour * hourMs, now: counts(done), before: counts(before) } }),
  };
}

/** What came in since the reader's midnight, and what waits. @param affids whose visits count @throws StoreUnavailable */
export async function readTodayFigures(store: Store, since: number, now: number, affids?: readonly string[]): Promise<Figures> {
  const [leads, arrivals, queue] = await Promise.all([
    readCounts(store, leadsByHour, now),
    readArrivals(store, since, now, affids),
    store.queueDepths(),
  ]);
  const due = queue.map(({ oldestDue }) => oldestDue).filter((each) => each > 0);
  return {
    // leads are not counted by affiliate
    ...(leads.missing === 0 && !affids && { leads: sumSince(leads.rows, since) }),
    ...(arrivals && { arrivals }),
    waiting: queue.reduce((sum, { pending }) => sum + pending, 0),
    oldestDue: due.length > 0 ? Math.min(...due) : 0,
    givenUp: queue.reduce((sum, { dead }) => sum + dead, 0),
  };
}
