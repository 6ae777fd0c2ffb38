import { type ZoneDays, zoneDays } from '#contract/experiments/zone-days.ts';
import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import type { ArrivalStore, RolledPart } from '../store/arrival-store.ts';
import { pendingArrival } from './arrivals.ts';
import type { VisitRecorder } from './visit-recorder.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Days whose hours stay hours, of visits; nobody asks for steps by the hour. See docs/spec/figures.md#kept. */
export const hourDays = 14;
/** How far back a start looks for ends that another process did not count: longer than a server is down. */
const lookBackMs = 2 * dayMs;
/** A process counts an end within a second; one that waits longer is nobody's. */
const abandonedMs = minuteMs;
const pageSize = 500;

interface UpkeepParts {
  readonly store: ArrivalStore;
  readonly recorder: Pick<VisitRecorder, 'recovered'>;
  readonly log: Log;
  readonly now: () => number;
  /** The business's zone: its days are those that are kept. */
  readonly zone: string;
}

/** Counts the ends of leads of a span of time whose process stopped first. To count one twice changes nothing. */
export async function recoverEnds({ store, recorder }: Pick<UpkeepParts, 'store' | 'recorder'>, from: number, to: number) {
  const end = firstUuidAt(Math.max(0, to));
  for (let after = firstUuidAt(Math.max(0, from)); ; ) {
    const found = await store.pendingLeads({ after, limit: pageSize });
    recorder.recovered(found.filter(({ id }) => id < end).map(pendingArrival));
    const last = found.at(-1)?.id;
    if (found.length < pageSize || last === undefined || last >= end) return;
    after = last;
  }
}

/**
 * Turns hours before one into days, a day at a time.
 * @param days of the business @param before a whole hour since 1970
 */
export async function rollUp(
  store: Pick<ArrivalStore, 'oldestHour' | 'rollHours'>,
  days: ZoneDays,
  part: RolledPart,
  before: number,
  goesOn: () => boolean = () => true,
): Promise<void> {
  while (goesOn()) {
    const oldest = await store.oldestHour(part);
    if (oldest === undefined || oldest >= before) return;
    const day = days.dayOf(oldest);
    await store.rollHours(part, day, days.firstHour(day), Math.min(before, days.firstHour(day + 1)));
  }
}

/** Keeps the figures by campaign whole and small, once a minute. @returns a function that stops it */
export function startFigureUpkeep(parts: UpkeepParts, everyMs = minuteMs): () => Promise<void> {
  const { store, log, now } = parts;
  const days = zoneDays(parts.zone);
  // a start takes what was left behind at once: to count an end that another process is about to count changes nothing
  let [from, waitMs] = [now() - lookBackMs, 0];
  let rolled = -1;
  return startIntervalTask(async (goesOn) => {
    try {
      const to = now() - waitMs;
      await recoverEnds(parts, from, to);
      // an end that was handed on may fail to be stored
      [from, waitMs] = [to - 10 * minuteMs, abandonedMs];
      const hour = Math.floor(now() / (60 * minuteMs));
      if (hour === rolled) return;
      await rollUp(store, days, 'steps', hour, goesOn);
      await rollUp(store, days, 'visits', days.firstHour(days.dayOf(hour) - hourDays), goesOn);
      rolled = hour;
    } catch (failure) {
      log.warn({ failure: describeFailure(failure) }, 'figures upkeep failed, retry pending');
    }
  }, everyMs);
}
