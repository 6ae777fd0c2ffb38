import type { BatchResult, DeliveryState, Page } from './records.ts';

/** Deliveries of one state to send again, of submissions with ids from `from` to before `to`. */
export interface ReplayRange {
  readonly state: 'dead' | 'no_partner';
  readonly from: string;
  readonly to: string;
  /** Of this destination only. */
  readonly destination?: string | undefined;
}

/** Deliveries of one destination to write off, of submissions with ids from `from` to before `to`. */
export interface WriteOffRange {
  readonly from: string;
  readonly to: string;
  readonly destination: string;
  /** Only those in this state; without it, all that wait. */
  readonly state?: 'pending' | 'dead' | 'held' | undefined;
}

/** What waits for one destination. */
export interface QueueDepth {
  readonly destination: string;
  readonly pending: number;
  /** When the one that waits longest fell due; 0 when none waits. */
  readonly oldestDue: number;
  readonly dead: number;
}

/** The privacy requests that a person has to look at. */
export interface WaitingRequests {
  readonly count: number;
  /** When the one that waits longest came in; 0 when none waits. */
  readonly oldest: number;
}

/** The leads of which a delivery is held for this reason. */
export interface HeldLeads {
  readonly reason: string;
  readonly leads: number;
  /** Since when the one that waits longest has been held. */
  readonly oldest: number;
}

/** Deliveries of one destination and state, of submissions received in the period from `at`. */
export interface DeliveryCount {
  readonly destination: string;
  readonly state: DeliveryState;
  readonly at: number;
  readonly count: number;
}

/** One of the server's own facts (`Store.remember`). */
export interface StoredValue {
  readonly name: string;
  readonly value: string;
}

/** What the last attempt sent and got, as it was sealed, and the key of its submission's own where it has one. */
export interface StoredAttemptLog {
  readonly sealed: Uint8Array;
  readonly ownKey?: Uint8Array | undefined;
}

/** Store operations for operators of deliveries. See docs/spec/storage.md#delivery. */
export interface SupportStore {
  attemptLog(deliveryId: string): Promise<StoredAttemptLog | undefined>;
  /**
   * Makes about `limit` deliveries of the range due now, as `Store.replay` does. A batch ends with all deliveries of a
   * submission.
   */
  replayRange(range: ReplayRange, now: number, page: Page): Promise<BatchResult>;
  /**
   * Writes off about `limit` deliveries that wait, or are held for one of `reasons`. They become held, and no lead is kept for
   * them.
   */
  writeOff(range: WriteOffRange, reasons: readonly string[], now: number, page: Page): Promise<BatchResult>;
  /** Of every destination for which anything waits or was given up. */
  queueDepths(): Promise<readonly QueueDepth[]>;
  /** Those that are `open` or `unverified`. */
  waitingRequests(): Promise<WaitingRequests>;
  /** Of those of these reasons for which any lead is held. */
  heldLeads(reasons: readonly string[]): Promise<readonly HeldLeads[]>;
  /** @param since `firstIdAt` of the moment @param everyMs the length of each piece of time @param until the same of its end */
  deliveryCounts(since: string, everyMs: number, until?: string): Promise<readonly DeliveryCount[]>;
  /** Those whose names begin with `prefix`, in the order of their names, after the name `page.after`. */
  valuesWithPrefix(prefix: string, page: Page): Promise<readonly StoredValue[]>;
}
