import type { BatchResult, DeliveryState, NewDelivery, Page, StoredDelivery } from './records.ts';

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

/** The request and response of the last attempt, sealed, and its submission's own key if it has one. */
export interface StoredAttemptLog {
  readonly sealed: Uint8Array;
  readonly ownKey?: Uint8Array | undefined;
}

/** Lists and changes deliveries outside of their attempts. See docs/spec/storage.md#delivery. */
export interface DeliveryStore {
  deliveries(state: DeliveryState | undefined, page: Page): Promise<readonly StoredDelivery[]>;
  attemptLog(deliveryId: string): Promise<StoredAttemptLog | undefined>;
  /** Further outbox rows of a submission; those that it has stay as they are. */
  addDeliveries(submissionId: string, deliveries: readonly NewDelivery[], at: number): Promise<void>;
  /** Every delivery of the submission that was not made yet, or that of one destination, is held for this reason. @returns how many */
  hold(submissionId: string, reason: string, at: number, destination?: string): Promise<number>;
  /**
   * Makes a delivery in one of these states due now, with attempts counted anew.
   * One held during an attempt is due when that lease ends, so that it is not sent twice at once.
   * @returns whether there was one; never of an erased submission
   */
  replay(submissionId: string, destination: string, now: number, states: readonly DeliveryState[]): Promise<boolean>;
  /** Makes about `limit` deliveries of the range due now, as `replay` does. A batch ends with all deliveries of a submission. */
  replayRange(range: ReplayRange, now: number, page: Page): Promise<BatchResult>;
  /**
   * Writes off about `limit` deliveries that wait, or are held for one of `reasons`. They become held, and no lead is kept for
   * them.
   */
  writeOff(range: WriteOffRange, reasons: readonly string[], now: number, page: Page): Promise<BatchResult>;
}
