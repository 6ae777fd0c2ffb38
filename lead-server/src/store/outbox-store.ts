import type { DeliveryState, NewConsent, SubmissionKind } from './records.ts';

/** No delivery waits longer: such a moment comes from a clock that was ahead. Longer than the longest retry wait. */
export const maxDeliveryDelayMs = 30 * 3_600_000;

/** No lease is longer: the longest is 60 s (delivery/delivery-queue.ts), and the clocks of replicas differ. Shorter than the wait before a third attempt. */
export const maxLeaseMs = 90_000;

/** Names of stored values, one a destination that a person has paused: nothing of it is claimed. */
export const stoppedPrefix = 'destination-stopped:';

export interface ClaimedDelivery {
  readonly submissionId: string;
  readonly destination: string;
  /** 1 for the first. It is the fence: only the holder of the latest attempt may settle the delivery. */
  readonly attempt: number;
  /** Whether an earlier attempt sent it or may have. */
  readonly mayHaveBeenSent: boolean;
  readonly kind: SubmissionKind;
  readonly sealed: Uint8Array;
  /** As of `NewSubmission`. */
  readonly ownKey?: Uint8Array | undefined;
  readonly consent: NewConsent | undefined;
  /** Its person has asked not to be sold or shared. */
  readonly optedOut: boolean;
}

export interface Settlement {
  readonly submissionId: string;
  readonly destination: string;
  readonly attempt: number;
  readonly state: DeliveryState;
  readonly reason: string;
  readonly nextAt: number;
  readonly at: number;
  /** The attempt's request and response, sealed; replaces the previous attempt's. */
  readonly exchange?: Uint8Array | undefined;
  /** Whether it is the delivery of a lead to a buyer, made: the lead counts as sold. */
  readonly sold?: boolean | undefined;
}

/** The outbox of the delivery worker. See docs/spec/storage.md#delivery. */
export interface OutboxStore {
  /**
   * Claims up to `limit` due deliveries of one destination, none where a person has paused it; they are not due again until `leaseUntil`. A wait longer
   * than `maxDeliveryDelayMs` is due too.
   */
  claim(destination: string, now: number, leaseUntil: number, limit: number): Promise<readonly ClaimedDelivery[]>;
  /**
   * Settles an attempt. A delivery held meanwhile stays held, unless it was delivered, and its log is not kept: the lead may be
   * erased.
   * @returns false when the attempt is no longer the latest
   */
  settle(settlement: Settlement): Promise<boolean>;
  /** Settles several in one transaction. @returns the same for each */
  settleAll(settlements: readonly Settlement[]): Promise<readonly boolean[]>;
}
