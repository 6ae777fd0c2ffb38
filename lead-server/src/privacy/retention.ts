import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import type { Config } from '../settings/config.ts';
import type { ArrivalStore } from '../store/arrival-store.ts';
import { inBatches, untilNoneLeft } from '../store/batches.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { BatchResult, SubmissionKind, SubmissionState } from '../store/records.ts';
import type { ExpiryRule, RetentionStore } from '../store/retention-store.ts';
import type { SessionStore } from '../store/session-store.ts';
import type { SpendStore } from '../store/spend-store.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { VisitStore } from '../store/visit-store.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** How a visit stands is needed as long as its cookie lives, and a day more for slow devices. */
const arrivalStateMs = 3 * dayMs;

/**
 * The setting that limits each record. Records in no row stay: an open request waits for its person. See
 * docs/spec/consent.md#retention.
 */
const rules = [
  ['lead', 'accepted', 'RETENTION_LEAD_DAYS'],
  ['lead', 'erased', 'RETENTION_LEAD_DAYS'],
  ['lead', 'disqualified', 'RETENTION_DISQUALIFIED_DAYS'],
  ['lead', 'refused', 'RETENTION_REFUSED_DAYS'],
  ['lead', 'test', 'RETENTION_TEST_DAYS'],
  ['message', 'accepted', 'RETENTION_MESSAGE_DAYS'],
  ['privacy', 'done', 'RETENTION_PRIVACY_DAYS'],
  ['privacy', 'unverified', 'RETENTION_PRIVACY_DAYS'],
] as const satisfies readonly (readonly [SubmissionKind, SubmissionState, keyof Config])[];

export type RetentionSettings = Pick<
  Config,
  | (typeof rules)[number][2]
  | 'RETENTION_UNFINISHED_DAYS'
  | 'RETENTION_DELIVERY_DAYS'
  | 'RETENTION_VISIT_DAYS'
  | 'RETENTION_VISITOR_DAYS'
  | 'RETENTION_FIGURE_DAYS'
>;

/** The parts whose records expire. */
export type ExpiringStore = RetentionStore & SessionStore & VisitStore & ArrivalStore & SpendStore & CounterStore;

export interface RetentionResult {
  readonly submissions: number;
  readonly deliveries: number;
}

/** How far, and how much faster than time, the clock of retention may move: a clock years ahead would delete everything. */
const maxStepMs = dayMs;
const maxSpeed = 24;
/** The moment that the last round used, and the clock then. */
const [momentFact, clockFact] = ['retention:clock', 'retention:read'];

/**
 * The moment that a sweep uses. After a jump of the clock it follows a day an hour, over all replicas, so that a person can
 * react.
 */
async function advanceClock(store: ValueStore, log: Log, now: number): Promise<number> {
  const last = Number((await store.getValue(momentFact)) ?? now);
  const read = Number((await store.getValue(clockFact)) ?? last);
  const step = Math.min(maxStepMs, Math.max(0, now - read) * maxSpeed);
  const moment = Math.min(now, last + step);
  if (moment < now) {
    const days = Math.round((now - last) / dayMs);
    log.error({ days }, 'retention sweep overdue, catching up by a day an hour; check the clock');
  }
  await store.setValue(momentFact, String(moment));
  await store.setValue(clockFact, String(now));
  return moment;
}

/**
 * Removes records past their retention in small batches; 0 days keeps for ever. Safe to interrupt, on any replica.
 * @param failed called for a part that failed; without it the first failure ends the sweep
 */
export async function sweepExpired(
  store: ExpiringStore,
  settings: RetentionSettings,
  now: number,
  goesOn: () => boolean = () => true,
  failed: (part: string, failure: unknown) => void = (_part, failure) => {
    throw failure;
  },
): Promise<RetentionResult> {
  const since = (days: number) => now - days * dayMs;
  const due = rules.flatMap(([kind, state, setting]): ExpiryRule[] =>
    settings[setting] === 0 ? [] : [{ kind, state, before: firstUuidAt(Math.max(0, since(settings[setting]))) }],
  );
  const {
    RETENTION_DELIVERY_DAYS: log,
    RETENTION_UNFINISHED_DAYS: unfinished,
    RETENTION_VISIT_DAYS: visits,
    RETENTION_VISITOR_DAYS: visitors,
    RETENTION_FIGURE_DAYS: figures,
  } = settings;
  const forgotten = { submissions: 0, deliveries: 0 };
  const count = (what: keyof RetentionResult) => (piece: BatchResult) => {
    forgotten[what] += piece.count;
    return piece;
  };
  const parts: Readonly<Record<string, false | (() => Promise<unknown>)>> = {
    submissions: async () => {
      for (const rule of due) await inBatches((page) => store.expire(rule, page).then(count('submissions')), goesOn);
    },
    deliveries:
      log > 0 && (() => inBatches((page) => store.expireDeliveries(since(log), page).then(count('deliveries')), goesOn)),
    sessions: unfinished > 0 && (() => untilNoneLeft((limit) => store.deleteSessionsBefore(since(unfinished), limit), goesOn)),
    visits: () => {
      // 0 keeps for ever: no day is before the first
      const dayBefore = (days: number) => (days > 0 ? Math.floor(since(days) / dayMs) : 0);
      return untilNoneLeft((limit) => store.deleteVisits(dayBefore(visitors), dayBefore(visits), limit), goesOn);
    },
    figures: async () => {
      const states = Math.floor((now - arrivalStateMs) / hourMs);
      const days = figures > 0 ? Math.floor(since(figures) / dayMs) : 0;
      await store.deleteSpend(days);
      return untilNoneLeft((limit) => store.deleteArrivals(states, days, limit), goesOn);
    },
    tallies: () => untilNoneLeft((limit) => store.deleteCountersBefore(now, limit), goesOn),
  };
  for (const [part, forget] of Object.entries(parts)) {
    if (forget) await forget().catch((failure: unknown) => failed(part, failure));
  }
  return forgotten;
}

export interface RetentionOptions {
  readonly store: ExpiringStore & ValueStore;
  readonly log: Log;
  readonly settings: RetentionSettings;
  readonly now: () => number;
  readonly everyMs?: number;
  /** Called after each complete sweep. */
  readonly onForgotten?: ((at: number) => void) | undefined;
}

/** Removes old records at the start and then every hour. @returns a function that stops it, once the current batch is done */
export function startRetention(parts: RetentionOptions): () => Promise<void> {
  const { store, log, settings, now, everyMs = 3_600_000 } = parts;
  async function round(goesOn: () => boolean): Promise<void> {
    let isComplete = true;
    const failed = (part: string, failure: unknown) => {
      isComplete = false;
      log.warn({ part, failure: describeFailure(failure) }, 'retention sweep failed');
    };
    try {
      const forgotten = await sweepExpired(store, settings, await advanceClock(store, log, now()), goesOn, failed);
      if (isComplete) parts.onForgotten?.(now());
      if (forgotten.submissions + forgotten.deliveries > 0) log.info(forgotten, 'retention sweep completed');
    } catch (failure) {
      failed('moment', failure);
    }
  }
  return startIntervalTask(round, everyMs);
}
