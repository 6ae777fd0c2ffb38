import { startIntervalTask } from '../../lib/interval-task.ts';
import { describeFailure, type Log } from '../../lib/log.ts';
import { firstUuidAt } from '../../lib/uuid.ts';
import type { DeliveryCount, FigureStore } from '../../store/figure-store.ts';
import type { WithReadOnlyStore } from '../../store/open-store.ts';
import type { ReplyCount, ReplyStore } from '../../store/reply-store.ts';
import type { ValueStore } from '../../store/value-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A figure that is counted period by period, so that a page reads few rows however many leads came. */
interface CountedFigure<Row> {
  readonly name: string;
  readonly periodMs: number;
  /** How many periods a page shows, this one among them. */
  readonly shown: number;
  /** The latest ones change all the time: they are counted for each page. */
  readonly live: number;
  /** How old the count of another may be. */
  readonly staleAfterMs: number;
  /** Counts one period, from the moment `at`. @param from and to ids: of submissions in between */
  readonly count: (store: FigureStore & ReplyStore, from: string, to: string, at: number) => Promise<readonly Row[]>;
}

/** A count of the period from the moment `at`. */
type InPeriod<Row> = Row & { readonly at: number };

/** assumed: a weekend is seen on Monday morning. */
export const hoursShown = 72;

export const deliveriesByHour: CountedFigure<InPeriod<DeliveryCount>> = {
  name: 'deliveries',
  periodMs: hourMs,
  shown: hoursShown,
  live: 2,
  staleAfterMs: 10 * 60_000,
  count: async (store, from, to, at) => (await store.deliveryCounts(from, to)).map((row) => ({ ...row, at })),
};

export const leadsByHour: CountedFigure<InPeriod<{ readonly count: number }>> = {
  name: 'leads',
  periodMs: hourMs,
  shown: hoursShown,
  live: 2,
  staleAfterMs: 60 * 60_000,
  count: async (store, from, to, at) => [{ at, count: await store.leadCount(from, to) }],
};

export const repliesByDay: CountedFigure<ReplyCount> = {
  name: 'replies',
  periodMs: dayMs,
  shown: 30,
  live: 1,
  staleAfterMs: 60 * 60_000,
  count: (store, from, to) => store.replyCounts(from, to),
};

interface Counted<Row> {
  readonly at: number;
  readonly rows: readonly Row[];
}

const prefixOf = (name: string) => `counted:${name}:`;
/** Names sort by their moment. */
const nameOf = (name: string, moment: number) => `${prefixOf(name)}${String(moment).padStart(15, '0')}`;
const momentOf = (name: string) => Number(name.slice(name.lastIndexOf(':') + 1));

const countPeriod = <Row>(store: FigureStore & ReplyStore, { count, periodMs }: CountedFigure<Row>, at: number) =>
  count(store, firstUuidAt(at), firstUuidAt(at + periodMs), at);

/** The beginnings of the periods that are shown, oldest first. */
function periodsAt({ periodMs, shown }: CountedFigure<unknown>, now: number): readonly number[] {
  const latest = Math.floor(now / periodMs) * periodMs;
  return Array.from({ length: shown }, (_, at) => latest - (shown - 1 - at) * periodMs);
}

async function keptCounts<Row>(store: ValueStore, { name }: CountedFigure<Row>): Promise<ReadonlyMap<number, Counted<Row>>> {
  const values = await store.valuesWithPrefix(prefixOf(name), { after: '', limit: 1000 });
  return new Map(values.map((each) => [momentOf(each.name), JSON.parse(each.value) as Counted<Row>]));
}

export interface PeriodCounts<Row> {
  readonly rows: readonly Row[];
  /** Periods that have not been counted yet: after a first start over many leads. */
  readonly missing: number;
}

/** The shown periods of a figure: the latest ones are current, the others as last counted. */
export async function readCounts<Row>(
  store: ValueStore & FigureStore & ReplyStore,
  figure: CountedFigure<Row>,
  now: number,
): Promise<PeriodCounts<Row>> {
  const periods = periodsAt(figure, now);
  const kept = await keptCounts(store, figure);
  const [older, live] = [periods.slice(0, -figure.live), periods.slice(-figure.live)];
  const counted = older.flatMap((moment) => kept.get(moment)?.rows ?? []);
  const latest = await Promise.all(live.map((moment) => countPeriod(store, figure, moment)));
  return { rows: [...counted, ...latest.flat()], missing: older.filter((moment) => !kept.has(moment)).length };
}

/**
 * Counts the periods whose count is old, the latest first, and drops those no longer shown. Each is one short query, on
 * a store of its own: no lead waits.
 */
export async function countPeriods<Row>(
  { store, withReadOnlyStore }: { readonly store: ValueStore; readonly withReadOnlyStore: WithReadOnlyStore },
  figure: CountedFigure<Row>,
  now: number,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const periods = periodsAt(figure, now);
  const kept = await keptCounts(store, figure);
  const isStale = (moment: number) => {
    const counted = kept.get(moment);
    // counted before it was over
    return !counted || counted.at < moment + figure.periodMs || now - counted.at > figure.staleAfterMs || counted.at > now;
  };
  const stale = periods.slice(0, -figure.live).filter(isStale).reverse();
  if (stale.length > 0)
    await withReadOnlyStore(async (reader) => {
      for (const moment of stale) {
        if (!goesOn()) return;
        const rows = await countPeriod(reader, figure, moment);
        await store.setValue(nameOf(figure.name, moment), JSON.stringify({ at: now, rows } satisfies Counted<Row>));
      }
    });
  for (const moment of kept.keys()) if (moment < (periods[0] ?? 0)) await store.deleteValue(nameOf(figure.name, moment));
}

/** Keeps the counts of the operators' page, once a minute. @returns a function that stops it */
export function startCounting(parts: {
  readonly store: ValueStore;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly log: Log;
  readonly everyMs?: number;
}): () => Promise<void> {
  const { log, everyMs = 60_000 } = parts;
  const count = <Row>(figure: CountedFigure<Row>, goesOn: () => boolean) =>
    countPeriods(parts, figure, Date.now(), goesOn).catch((failure: unknown) => {
      log.warn({ figure: figure.name, failure: describeFailure(failure) }, 'counting for operators failed, retry pending');
    });
  return startIntervalTask(async (goesOn) => {
    await count(deliveriesByHour, goesOn);
    await count(repliesByDay, goesOn);
    await count(leadsByHour, goesOn);
  }, everyMs);
}
