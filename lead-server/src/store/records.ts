import type { FigureCell } from '#contract/experiments/figures.ts';

/**
 * The records of the store and their states. The store sees encrypted bytes, keyed hashes and milliseconds since 1970. See
 * docs/spec/storage.md#two-stores.
 */
export const submissionKinds = ['lead', 'message', 'privacy'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * Of a lead: `refused` finished no possible path, `erased` has no personal data, `test` is of a test visit.
 * Of a privacy request: `unverified` lacks a captcha, `open` waits for a person, `confirming` for the one who asked.
 */
export type SubmissionState =
  | 'accepted'
  | 'disqualified'
  | 'refused'
  | 'erased'
  | 'test'
  | 'unverified'
  | 'open'
  | 'confirming'
  | 'done';

/** `no_partner`: no address was configured; `held`: not to be sent, for the reason; `dead`: waits for a person. */
export const deliveryStates = ['pending', 'delivered', 'dead', 'held', 'no_partner'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

export interface NewDelivery {
  readonly destination: string;
  readonly state: DeliveryState;
  /** Why it is held; empty otherwise. Never personal data. */
  readonly reason: string;
}

/**
 * The consent of the visitor. The exact text is stored once, sealed, under its hash: many leads share it. Who agreed,
 * when and from where is in the sealed lead.
 */
export interface NewConsent {
  readonly version: string;
  /** SHA-256 of the exact text, base64url. */
  readonly textHash: string;
  /** The text, sealed; undefined when it is known to be stored already. */
  readonly sealedText: Uint8Array | undefined;
}

export interface NewSubmission {
  /** From `uuidv7`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  /** The idempotency key: unique over everything stored. */
  readonly key: string;
  /** Keyed hash of the body as it came (`Vault.keyedHash`); empty once it is erased. */
  readonly bodyHash: string;
  readonly receivedAt: number;
  readonly emailMac: string;
  readonly phoneMac: string;
  readonly sealed: Uint8Array;
  /** Its own key, sealed by a data key; empty once destroyed, undefined without one. */
  readonly ownKey?: Uint8Array | undefined;
  readonly consent: NewConsent | undefined;
  readonly deliveries: readonly NewDelivery[];
  /** Where figures count the lead of a counted visit. */
  readonly arrival?: NewLeadArrival | undefined;
  /** The variants that the lead's visit had. */
  readonly experiments?: readonly FigureCell[] | undefined;
}

/** The cell and hour of a lead's visit. */
export interface NewLeadArrival {
  readonly cell: string;
  readonly hour: number;
  /** The visit's end, as JSON, until it is counted. */
  readonly pending: string;
}

export interface StoredDelivery extends NewDelivery {
  readonly submissionId: string;
  readonly attempts: number;
  /** When it is due, or when the lease of the current attempt ends. */
  readonly nextAt: number;
  readonly updatedAt: number;
}

export type StoredSubmission = Omit<NewSubmission, 'deliveries' | 'arrival' | 'experiments'> & {
  readonly deliveries: readonly StoredDelivery[];
};

/**
 * A page of a listing in the order of ids: those after `after`, at most `limit`. A delivery's id is its submission's, a dot and its
 * destination.
 */
export interface Page {
  readonly after: string;
  readonly limit: number;
}

/** The result of a bounded batch of work (see `inBatches`). */
export interface BatchResult {
  /** How many rows it changed or removed. */
  readonly count: number;
  /** Where to go on from; undefined when all have been looked through. */
  readonly next: string | undefined;
}
