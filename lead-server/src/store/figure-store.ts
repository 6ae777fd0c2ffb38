import type { DeliveryState } from './records.ts';

/** The queue of one destination. */
export interface QueueDepth {
  readonly destination: string;
  readonly pending: number;
  /** When the oldest waiting delivery fell due; 0 without one. */
  readonly oldestDue: number;
  readonly dead: number;
}

/** The privacy requests that a person has to look at. */
export interface WaitingRequests {
  readonly count: number;
  /** When the oldest waiting one was received; 0 without one. */
  readonly oldest: number;
}

/** The leads of which a delivery is held for this reason. */
export interface HeldLeads {
  readonly reason: string;
  readonly leads: number;
  /** Since when the one that waits longest has been held. */
  readonly oldest: number;
}

/** Deliveries of one destination and state. */
export interface DeliveryCount {
  readonly destination: string;
  readonly state: DeliveryState;
  readonly count: number;
}

/** Counts for operators and metrics. */
export interface FigureStore {
  /** Of every destination for which anything waits or was given up. */
  queueDepths(): Promise<readonly QueueDepth[]>;
  /** Requests that are `open` or `unverified`. */
  waitingRequests(): Promise<WaitingRequests>;
  /** Leads held for these reasons, if any. */
  heldLeads(reasons: readonly string[]): Promise<readonly HeldLeads[]>;
  /** Of what was received in a time, without test visits. @param since `firstUuidAt` of the moment @param until the same of its end */
  deliveryCounts(since: string, until?: string): Promise<readonly DeliveryCount[]>;
  /** How many leads were received in a time, whatever became of them, without test visits. */
  leadCount(since: string, until?: string): Promise<number>;
}
