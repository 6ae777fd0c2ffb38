import type { Events } from '#contract/experiments/visit-events.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { type ArrivalUpdate, arrivalKey } from '../store/arrival-store.ts';
import { cellId } from '../store/figure-cells.ts';
import { StoreDataError } from '../store/store.ts';
import type { VisitStore, VisitUpdate } from '../store/visit-store.ts';
import { endedArrival, type VisitEnd } from './arrivals.ts';
import { visitUpdateOf } from './check-visit-events.ts';
import { cellsOf, partCellsOf, type Visit } from './visits.ts';

/** Milliseconds in which updates are batched, and the most that wait; later ones are not counted. */
const batchMs = 500;
const maxQueued = 20_000;
/**
 * Where so many came in one batch, the next one waits longer, so that several reports of a visit are one write; or until this many
 * wait. See docs/spec/figures.md#exact.
 */
const busy = { from: 40, waitMs: 8000, most: 2000 } as const;

/** Buffers visit events for the store. Counting never delays or fails a call. */
export interface VisitRecorder {
  /** Records what the page reported. */
  heard(visit: Visit, events: Events): void;
  /** A lead came of the visit. */
  ended(visit: Visit, end: VisitEnd): void;
  /** Counts ends of leads that another process could not. */
  recovered(updates: readonly ArrivalUpdate[]): void;
  /** Stores the buffer, at the server's stop. */
  drain(): Promise<void>;
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / 86_400_000);

/** Only field|value or the lawyer step's own values become a reason in figures. */
const reasonForm = /^[\w|]{1,80}$/;

const keyOf = ({ visitor, cells }: VisitUpdate) => [visitor, ...cells.flatMap((cell) => Object.values(cell))].join(' ');

type Progress = Pick<VisitUpdate, 'exposed' | 'step' | 'blocked' | 'steps' | 'ending'>;

/** Merges two updates of one visit; the first ending stays, with its step. */
function mergeProgress<Update extends Progress>(before: Update, after: Update): Update {
  const ended = before.ending !== '';
  const moved = !ended && after.step !== '';
  return {
    ...before,
    exposed: before.exposed || after.exposed,
    step: moved ? after.step : before.step,
    blocked: moved ? after.blocked : before.blocked,
    // in their order: the store counts the first of each
    steps: [...before.steps, ...after.steps],
    ending: ended ? before.ending : after.ending,
  };
}

const mergeUpdates = (before: VisitUpdate, after: VisitUpdate): VisitUpdate => ({
  ...mergeProgress(before, after),
  reason: before.ending !== '' ? before.reason : after.reason,
});

/** At most one update a visitor and cell, as `recordVisits` takes them. */
export function mergeVisitUpdates(news: readonly VisitUpdate[]): readonly VisitUpdate[] {
  const merged = new Map<string, VisitUpdate>();
  for (const each of news.flatMap((one) => one.cells.map((cell): VisitUpdate => ({ ...one, cells: [cell] })))) {
    const before = merged.get(keyOf(each));
    merged.set(keyOf(each), before ? mergeUpdates(before, each) : each);
  }
  return [...merged.values()];
}

/** At most one update a visitor, cell and hour. */
export function mergeArrivalUpdates(news: readonly ArrivalUpdate[]): readonly ArrivalUpdate[] {
  const merged = new Map<string, ArrivalUpdate>();
  for (const each of news) {
    const key = arrivalKey({ ...each, cell: cellId(each.cell) });
    const before = merged.get(key);
    const hasEnded = before !== undefined && before.ending !== '';
    const both = before && {
      ...mergeProgress(before, each),
      qualified: hasEnded ? before.qualified : each.qualified,
      leads: [...before.leads, ...each.leads],
    };
    merged.set(key, both ?? each);
  }
  return [...merged.values()];
}

/** Visits of the version before the figures by campaign count in experiments alone. */
const isCounted = ({ served, arrival }: Visit) =>
  !served.forced && (arrival !== undefined || Object.keys(served.assignment).length > 0);

/** What waits to be stored: in the figures of experiments, and in those by campaign. */
interface News {
  readonly visit?: VisitUpdate;
  readonly arrival?: ArrivalUpdate | undefined;
}

/** Stores this process's events in batches of `gatherMs`. Visits whose variants were forced by the address count in no figure. */
export function createVisitRecorder({
  store,
  log,
  now,
}: {
  readonly store: VisitStore;
  readonly log: Log;
  readonly now: () => Date;
}): VisitRecorder {
  let waiting: News[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let storing: Promise<void> = Promise.resolve();

  async function storeAll(): Promise<void> {
    timer = undefined;
    const news = waiting;
    waiting = [];
    isBusy = false;
    if (news.length === 0) return;
    try {
      const visits = news.flatMap(({ visit }) => visit ?? []);
      const arrivals = news.flatMap(({ arrival }) => arrival ?? []);
      await store.recordVisits(mergeVisitUpdates(visits), mergeArrivalUpdates(arrivals));
      isBusy = news.length >= busy.from;
    } catch (failure) {
      const willRetry = !(failure instanceof StoreDataError) && news.length + waiting.length <= maxQueued;
      log.warn({ failure: describeFailure(failure), visits: news.length, willRetry }, 'visit recording failed, retry pending');
      if (willRetry) waiting = [...news, ...waiting];
    }
    if (lost > 0) log.warn({ visits: lost }, 'visit queue full, visits dropped');
    lost = 0;
    if (waiting.length > 0) storeSoon();
  }
  function storeNow(): void {
    storing = storing.then(storeAll);
  }
  function storeSoon(): void {
    timer ??= setTimeout(storeNow, isBusy ? busy.waitMs : batchMs).unref();
  }
  function add(news: News): void {
    if (waiting.length < maxQueued) waiting.push(news);
    else lost += 1;
    storeSoon();
    if (waiting.length !== busy.most) return;
    clearTimeout(timer);
    storeNow();
  }
  const common = (visit: Visit) => ({
    cells: [...cellsOf(visit.served), ...partCellsOf(visit)],
    visitor: visit.visitor,
    day: dayOf(now()),
  });

  return {
    heard: (visit, events) => {
      if (!isCounted(visit)) return;
      const { errors, ...update } = visitUpdateOf(events);
      const walked = { exposed: true, ...update, ending: '' } as const;
      const { arrival, visitor } = visit;
      add({
        visit: { ...common(visit), ...walked, reason: '' },
        arrival: arrival && {
          ...{ ...arrival, visitor, ...walked, steps: [...update.steps, ...errors] },
          ...{ qualified: false, leads: [] },
        },
      });
    },
    ended: (visit, end) => {
      if (!isCounted(visit)) return;
      const { reason } = end;
      const { arrival, visitor } = visit;
      const known = reasonForm.test(reason) ? reason : 'other';
      const ending =
        reason === '' ? ({ ending: 'finished', reason: '' } as const) : ({ ending: 'disqualified', reason: known } as const);
      add({
        visit: { ...common(visit), exposed: false, step: '', blocked: false, steps: [], ...ending },
        arrival: arrival && endedArrival(arrival, visitor, end),
      });
    },
    recovered: (updates) => {
      for (const arrival of updates) add({ arrival });
    },
    async drain() {
      clearTimeout(timer);
      await storing;
      await storeAll();
      // the rest is dropped: the store is about to be closed
      clearTimeout(timer);
    },
  };
}
