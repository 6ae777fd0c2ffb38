import type { BatchResult, DeliveryState, Page } from './records.ts';

/** Which deliveries to send again: of one state, of submissions with ids from `from` to before `to` (see `firstIdAt`). */
export interface ReplayRange {
  readonly state: 'dead' | 'no_partner';
  readonly from: string;
  readonly to: string;
  /** Of this destination only. */
  readonly destination?: string | undefined;
}

/** Which deliveries nobody is to wait for any more: to one destination, of submissions with ids from `from` to before `to`. */
export interface WriteOffRange {
  readonly from: string;
  readonly to: string;
  readonly destination: string;
  /** Those in this state only; without it, all that wait for their moment or for a person. */
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

/** How many deliveries of one destination and state there are of the submissions received in the time that begins at `at`. */
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

/** What the people who look after deliveries need of the store (issue 5, parts 2 and 6). */
export interface SupportStore {
  /** What the last attempt sent and got, as it was sealed. */
  attemptLog(deliveryId: string): Promise<Uint8Array | undefined>;
  /**
   * Looks through about `limit` deliveries of the range from `page.after` on, and makes those of its state due now, with their attempts counted
   * anew (see `Store.replay`). A piece ends with all deliveries of a submission.
   */
  replayRange(range: ReplayRange, now: number, page: Page): Promise<BatchResult>;
  /**
   * Looks through as many, and writes off what is pending or given up, or held for one of `reasons`: it is held from now on, and its reason
   * says so, and what it was before. Nothing waits for it then, nor is its lead kept for it.
   */
  writeOff(range: WriteOffRange, reasons: readonly string[], now: number, page: Page): Promise<BatchResult>;
  /** Of every destination for which anything waits or was given up. */
  queueDepths(): Promise<readonly QueueDepth[]>;
  /** Those that are `open` or `unverified`. */
  waitingRequests(): Promise<WaitingRequests>;
  /** Of those of these reasons for which any lead is held. */
  heldLeads(reasons: readonly string[]): Promise<readonly HeldLeads[]>;
  /** @param since `firstIdAt` of the moment @param everyMs the length of each piece of time */
  deliveryCounts(since: string, everyMs: number): Promise<readonly DeliveryCount[]>;
  /** Those whose names begin with `prefix`, in the order of their names, after the name `page.after`. */
  valuesWithPrefix(prefix: string, page: Page): Promise<readonly StoredValue[]>;
}
