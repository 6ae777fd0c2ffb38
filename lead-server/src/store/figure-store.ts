import type { DeliveryState } from './records.ts';

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

/** Counts for operators and metrics. */
export interface FigureStore {
  /** Of every destination for which anything waits or was given up. */
  queueDepths(): Promise<readonly QueueDepth[]>;
  /** Those that are `open` or `unverified`. */
  waitingRequests(): Promise<WaitingRequests>;
  /** Of those of these reasons for which any lead is held. */
  heldLeads(reasons: readonly string[]): Promise<readonly HeldLeads[]>;
  /** @param since `firstUuidAt` of the moment @param everyMs the length of each piece of time @param until the same of its end */
  deliveryCounts(since: string, everyMs: number, until?: string): Promise<readonly DeliveryCount[]>;
}
