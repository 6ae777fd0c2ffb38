import type { Events } from '#contract/experiments/visit-events.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { StoreDataError } from '../store/store.ts';
import type { VisitStore, VisitUpdate } from '../store/visit-store.ts';
import { visitUpdateOf } from './check-visit-events.ts';
import { cellsOf, type Visit } from './visits.ts';

/** Milliseconds in which updates are batched, and the most that wait; later ones are not counted. */
const batchMs = 500;
const maxQueued = 20_000;

/** Buffers visit events for the store. Counting never delays or fails a call. */
export interface VisitRecorder {
  /** Records what the page reported. */
  heard(visit: Visit, events: Events): void;
  /** A lead came of the visit. @param reason the dq_reason of one that is disqualified, '' otherwise */
  ended(visit: Visit, reason: string): void;
  /** Stores the buffer, at the server's stop. */
  drain(): Promise<void>;
}

const dayOf = (moment: Date) => Math.floor(moment.getTime() / 86_400_000);

/** Only field|value or the lawyer step's own values become a reason in figures. */
const reasonForm = /^[\w|]{1,80}$/;

const keyOf = ({ visitor, cells }: VisitUpdate) => [visitor, ...cells.flatMap((cell) => Object.values(cell))].join(' ');

/** Merges two updates of one visit; the first ending stays, with its step. */
function mergeUpdates(before: VisitUpdate, after: VisitUpdate): VisitUpdate {
  const ended = before.ending !== '';
  const moved = !ended && after.step !== '';
  return {
    ...before,
    exposed: before.exposed || after.exposed,
    step: moved ? after.step : before.step,
    blocked: moved ? after.blocked : before.blocked,
    steps: [...new Map([...before.steps, ...after.steps].map((each) => [each.join(' '), each])).values()],
    ending: ended ? before.ending : after.ending,
    reason: ended ? before.reason : after.reason,
  };
}

/** At most one update a visitor and cell, as `recordVisits` takes them. */
export function mergeVisitUpdates(news: readonly VisitUpdate[]): readonly VisitUpdate[] {
  const merged = new Map<string, VisitUpdate>();
  for (const each of news.flatMap((one) => one.cells.map((cell): VisitUpdate => ({ ...one, cells: [cell] })))) {
    const before = merged.get(keyOf(each));
    merged.set(keyOf(each), before ? mergeUpdates(before, each) : each);
  }
  return [...merged.values()];
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
  let waiting: VisitUpdate[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function storeAll(): Promise<void> {
    timer = undefined;
    const news = waiting;
    waiting = [];
    if (news.length === 0) return;
    try {
      await store.recordVisits(mergeVisitUpdates(news));
    } catch (failure) {
      const willRetry = !(failure instanceof StoreDataError) && news.length + waiting.length <= maxQueued;
      log.warn({ failure: describeFailure(failure), visits: news.length, willRetry }, 'visit recording failed, retry pending');
      if (willRetry) waiting = [...news, ...waiting];
    }
    if (lost > 0) log.warn({ visits: lost }, 'visit queue full, visits dropped');
    lost = 0;
    if (waiting.length > 0) storeSoon();
  }
  function storeSoon(): void {
    timer ??= setTimeout(() => {
      storing = storing.then(storeAll);
    }, batchMs).unref();
  }
  function add(news: VisitUpdate): void {
    if (waiting.length < maxQueued) waiting.push(news);
    else lost += 1;
    storeSoon();
  }
  const common = ({ served, visitor }: Visit) => ({ cells: cellsOf(served), visitor, day: dayOf(now()) });

  return {
    heard: (visit, events) => {
      if (visit.served.forced) return;
      add({ ...common(visit), exposed: true, ...visitUpdateOf(events), ending: '', reason: '' });
    },
    ended: (visit, reason) => {
      if (visit.served.forced) return;
      const known = reasonForm.test(reason) ? reason : 'other';
      const end =
        reason === '' ? ({ ending: 'finished', reason: '' } as const) : ({ ending: 'disqualified', reason: known } as const);
      add({ ...common(visit), exposed: false, step: '', blocked: false, steps: [], ...end });
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
