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
import type { SupportStore } from './support-store.ts';
import type { VisitStore } from './visit-store.ts';

/**
 * No delivery waits for as long: what seems to was put off by a clock that was ahead, and would be stranded once it is right again.
 * Longer than the longest wait of the schedule (delivery/outcome.ts).
 */
export const maxDeliveryDelayMs = 30 * 3_600_000;

/** No lease is longer: the longest is 60 s (delivery/worker.ts), and the clocks of replicas differ. Shorter than the wait before a third attempt. */
export const maxLeaseMs = 90_000;

export interface ClaimedDelivery {
  readonly submissionId: string;
  readonly destination: string;
  /** 1 for the first. It is the fence: only the holder of the latest attempt may settle the delivery. */
  readonly attempt: number;
  /** An attempt before this one sent it, or may have: it was cut off, or began to. */
  readonly mayHaveBeenSent: boolean;
  readonly kind: SubmissionKind;
  readonly sealed: Uint8Array;
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

/** How often something happened, and until when that counts. */
export interface Counter {
  readonly count: number;
  readonly endsAt: number;
}

export interface Store extends PeopleStore, SupportStore, VisitStore {
  /**
   * Stores the batch in one durable transaction, each submission with its consent and deliveries.
   * @returns for each, whether it was stored now (true) or its key was there already (false)
   * @throws StoreDataError (nothing stored) when one of them cannot be stored; StoreUnavailable when the store cannot be reached
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
   * What was held while its attempt was under way stays held, unless the attempt delivered it: it would be sold twice else. Its exchange is
   * not kept then, as whoever held it may have erased the lead. An attempt that ends as `held` sent nothing and is not counted.
   * @returns false when the attempt is no longer the latest: nothing is changed then
   */
  settle(settlement: Settlement): Promise<boolean>;
  /**
   * Makes a delivery that is in one of these states due now, with its attempts counted anew, from 1 where one may have sent it: that the
   * partner may have had it is not forgotten (privacy/people.ts). One that was held while its attempt was under way is due when that lease ends, and
   * not before, as it would go out twice at once; its attempts stay as they are, so that the one under way can still settle it.
   * @returns whether there was one; never of an erased submission
   */
  replay(submissionId: string, destination: string, now: number, states: readonly DeliveryState[]): Promise<boolean>;
  deliveries(state: DeliveryState | undefined, page: Page): Promise<readonly StoredDelivery[]>;

  saveSession(id: string, sealed: Uint8Array, at: number): Promise<void>;
  session(id: string): Promise<Uint8Array | undefined>;
  deleteSessionsBefore(moment: number): Promise<void>;

  /** Small facts of the server's own, such as a destination that a partner has closed. */
  setValue(name: string, value: string): Promise<void>;
  getValue(name: string): Promise<string | undefined>;
  /** As `remember`, but whoever comes first has it for good, over all replicas. @returns what is kept under the name */
  setValueIfAbsent(name: string, value: string): Promise<string>;

  /**
   * Counts one more under this name, atomically over all replicas. A count that has ended starts again at 1, to end at `endsAt`; one
   * under way keeps its end. Ended is also what ends later than two such counts, one after the other, would: a clock that was far
   * ahead began it, and it would lock somebody out for as long. Two, as a call at the same time, or a replica a little ahead, may have begun it.
   * `tallied` is not so strict: what it finds locks nobody out, and a session that was ended has to stay it.
   * @param by how many more; 1 without it
   */
  incrementCounter(name: string, now: number, endsAt: number, by?: number): Promise<Counter>;
  /** The count under this name, without counting; undefined when none is under way. */
  getCounter(name: string, now: number): Promise<Counter | undefined>;
  resetCounter(name: string): Promise<void>;
  deleteCountersBefore(moment: number): Promise<void>;

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
  /** Why, for the log, which has no message: SQLSTATE, the system's code, or a word of ours. */
  readonly code: string;

  constructor(message: string, code = '') {
    super(message);
    this.code = code;
  }
}
