import type { DeliveryState } from '../store/records.ts';
import type { Reply } from '../store/reply-store.ts';

/** The outcome of one attempt. Reasons are shown and kept as plain text: codes, never content. */
export type Outcome =
  | { readonly is: 'taken'; readonly reason: string; readonly reply?: Reply }
  | { readonly is: 'failed'; readonly reason: string; readonly retryAfterMs?: number }
  /** A verdict that a retry would not change: a person should see it. `notTaken`: the partner said that it does not have the lead. */
  | { readonly is: 'refused'; readonly reason: string; readonly notTaken?: true }
  /** Our credentials or address are wrong there: all its leads wait until they are right. */
  | { readonly is: 'misconfigured'; readonly reason: string }
  /** 410: the partner has closed this address. */
  | { readonly is: 'gone'; readonly reason: string }
  /** It turned out that it may not be sent. */
  | { readonly is: 'held'; readonly reason: string };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait before each attempt; after the last the delivery is dead. See docs/spec/storage.md#retries. */
export const retrySchedule: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

const longestRetryAfter = 24 * hour;

export interface NextState {
  readonly state: DeliveryState;
  readonly nextAt: number;
  readonly reason: string;
}

/**
 * The next state of a delivery after attempt number `attempt`, 1 for the first. Pure.
 * @param random 0 to 1: stretches the wait by up to a fifth, so that failures do not return together
 */
export function nextState(outcome: Outcome, attempt: number, now: number, random: number): NextState {
  const { reason } = outcome;
  if (outcome.is === 'taken') return { state: 'delivered', nextAt: now, reason };
  if (outcome.is === 'held') return { state: 'held', nextAt: now, reason };
  if (outcome.is === 'refused') return { state: 'dead', nextAt: now, reason };
  // the destination is closed or paused, not the delivery: it goes out when the settings are changed
  if (outcome.is === 'gone' || outcome.is === 'misconfigured') return { state: 'pending', nextAt: now, reason };
  const wait = retrySchedule[attempt];
  if (wait === undefined) return { state: 'dead', nextAt: now, reason };
  const retryAfter = Math.min(outcome.retryAfterMs ?? 0, longestRetryAfter);
  return { state: 'pending', nextAt: now + Math.max(wait * (1 + random / 5), retryAfter), reason };
}

/** Statuses that a retry alone does not change; every other is tried again. See docs/spec/partners.md#answers. */
export const statusMeanings: Readonly<Record<number, 'refused' | 'misconfigured' | 'gone'>> = {
  400: 'refused',
  401: 'misconfigured',
  403: 'misconfigured',
  404: 'misconfigured',
  405: 'misconfigured',
  410: 'gone',
  422: 'refused',
};

/** The outcome of a response whose status is no success. @param waitMs what its Retry-After asks for */
export function outcomeOfStatus(status: number, waitMs: number | undefined): Outcome {
  const reason = `HTTP ${status}`;
  const is = statusMeanings[status];
  if (is === 'refused') return { is, reason, notTaken: true };
  if (is !== undefined) return { is, reason };
  return { is: 'failed', reason, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
}

/** The wait that a Retry-After header asks for, in milliseconds: seconds or a date. Undefined when it says neither. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * second;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
