import type { PeopleStore } from './people-store.ts';
import type {
  DeliveryState,
  NewConsent,
  NewSubmission,
  Page,
  StoredDelivery,
  StoredSubmission,
  SubmissionKind,
} from './records.ts';
import type { ReplyStore } from './reply-store.ts';
import type { SupportStore } from './support-store.ts';
import type { VisitStore } from './visit-store.ts';

/** No delivery waits longer: such a moment comes from a clock that was ahead. Longer than the longest retry wait. */
export const maxDeliveryDelayMs = 30 * 3_600_000;

/** No lease is longer: the longest is 60 s (delivery/delivery-worker.ts), and the clocks of replicas differ. Shorter than the wait before a third attempt. */
export const maxLeaseMs = 90_000;

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
  /** Whose it is has asked not to be sold or shared (people.ts). */
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
  /** What the attempt sent and got, sealed; kept in place of the attempt's before. */
  readonly exchange?: Uint8Array | undefined;
}

/** The end of a chain of values. */
export interface ChainHead {
  /** How many entries there are. */
  readonly n: number;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/** How often something happened, and until when that counts. */
export interface Counter {
  readonly count: number;
  readonly endsAt: number;
}

export interface Store extends PeopleStore, SupportStore, ReplyStore, VisitStore {
  /**
   * Stores the batch in one durable transaction.
   * @returns for each, true when stored now, false when its key existed
   * @throws StoreDataError when one cannot be stored, StoreUnavailable when the store cannot be reached
   */
  commit(batch: readonly NewSubmission[]): Promise<readonly boolean[]>;
  byKey(key: string): Promise<StoredSubmission | undefined>;
  submissions(kind: SubmissionKind, page: Page): Promise<readonly StoredSubmission[]>;

  /**
   * Takes up to `limit` due deliveries of one destination; they are not due again until `leaseUntil`. Due is also what waits for longer than
   * anything ever does (`farthestWaitMs`).
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
  /**
   * Makes a delivery in one of these states due now, with attempts counted anew.
   * One held during an attempt is due when that lease ends, so that it is not sent twice at once.
   * @returns whether there was one; never of an erased submission
   */
  replay(submissionId: string, destination: string, now: number, states: readonly DeliveryState[]): Promise<boolean>;
  deliveries(state: DeliveryState | undefined, page: Page): Promise<readonly StoredDelivery[]>;

  saveSession(id: string, sealed: Uint8Array, at: number): Promise<void>;
  session(id: string): Promise<Uint8Array | undefined>;
  /** @returns how many of the oldest it removed: `limit` at most */
  deleteSessionsBefore(moment: number, limit: number): Promise<number>;

  /** Small facts of the server's own, such as a destination that a partner has closed. */
  setValue(name: string, value: string): Promise<void>;
  getValue(name: string): Promise<string | undefined>;
  /** @returns whether there was one */
  deleteValue(name: string): Promise<boolean>;
  /**
   * Appends to a chain of values: `text`, a JSON object, is stored under `name` with a number and a hash over it and all before.
   * The head, under `head`, has the latest of both. Over all replicas each number is given once.
   */
  appendToChain(head: string, name: string, text: string): Promise<ChainHead>;
  /** Like `setValue`, but the first value stays, over all replicas. @returns the value kept */
  setValueIfAbsent(name: string, value: string): Promise<string>;

  /**
   * Increments a counter over all replicas. An ended one starts at 1 and ends at `endsAt`.
   * One that ends far in the future began under a wrong clock and counts as ended.
   * @param by the increment, 1 by default
   */
  incrementCounter(name: string, now: number, endsAt: number, by?: number): Promise<Counter>;
  /** Every count under way whose name begins so. Few may: all are read. */
  countersWithPrefix(prefix: string, now: number): Promise<readonly (Counter & { readonly name: string })[]>;
  /** The count under this name, without counting; undefined when none is under way. */
  getCounter(name: string, now: number): Promise<Counter | undefined>;
  resetCounter(name: string): Promise<void>;
  /** @returns how many of the oldest it removed: `limit` at most */
  deleteCountersBefore(moment: number, limit: number): Promise<number>;

  /** @throws StoreUnavailable when the store cannot answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** This data cannot be stored; other data can. */
export class StoreDataError extends Error {
  override name = 'StoreDataError';
}

/** The store cannot be reached, is full or too busy: try again later. Whether a commit happened is then unknown. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** For the log, which has no message: SQLSTATE, a system code, or our own word. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}
