/**
 * What the server keeps, and the operations on it (design: server.md, 2). Two adapters implement it, sqlite/ and postgres/, and the same
 * tests hold both to it (tests/support/both-stores.ts). Encryption, hashing, backoff and the delivery rules live outside: the store sees
 * sealed bytes, keyed hashes, and moments in milliseconds since 1970.
 */
export const submissionKinds = ['lead', 'message', 'privacy'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/**
 * Of a lead: `accepted`; `disqualified`, kept for a shorter time; `refused`: no possible path, kept for a person to look at (engine.md);
 * `erased`: its personal data is gone. Of a privacy request: `accepted` when it has just come; `unverified` without a captcha; `open` while
 * something of it waits for a person; `done`.
 */
export type SubmissionState = 'accepted' | 'disqualified' | 'refused' | 'erased' | 'unverified' | 'open' | 'done';

/**
 * `pending` waits for its moment or is being sent; `no_partner`: no address was configured when it was recorded; `held`: not to be sent,
 * for the reason kept; `dead`: given up, waits for a person.
 */
export const deliveryStates = ['pending', 'delivered', 'dead', 'held', 'no_partner'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

export interface NewDelivery {
  readonly destination: string;
  readonly state: DeliveryState;
  /** Why it is held; empty otherwise. Never personal data. */
  readonly reason: string;
}

/**
 * What the visitor agreed to. The exact text is kept once, sealed, under its hash: it is the same for many. Who agreed, when and from where
 * is in the sealed lead.
 */
export interface NewConsent {
  readonly version: string;
  /** SHA-256 of the exact text, base64url. */
  readonly textHash: string;
  /** The text, sealed; undefined when it is known to be stored already. */
  readonly sealedText: Uint8Array | undefined;
}

export interface NewSubmission {
  /** From `newId`. */
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  /** The idempotency key: unique over everything stored. */
  readonly key: string;
  /** Keyed hash of the body as it came (vault.ts, `mac`); empty once it is erased. */
  readonly bodyHash: string;
  readonly receivedAt: number;
  readonly emailMac: string;
  readonly phoneMac: string;
  readonly sealed: Uint8Array;
  readonly consent: NewConsent | undefined;
  readonly deliveries: readonly NewDelivery[];
}

export interface StoredDelivery extends NewDelivery {
  readonly submissionId: string;
  readonly attempts: number;
  /** When it is due, or when the lease of the attempt under way ends. */
  readonly nextAt: number;
  readonly updatedAt: number;
}

export type StoredSubmission = Omit<NewSubmission, 'deliveries'> & { readonly deliveries: readonly StoredDelivery[] };

/**
 * A page of a listing in the order of ids: those after `after`, at most `limit`. A delivery's id is its submission's, a dot and its
 * destination.
 */
export interface Page {
  readonly after: string;
  readonly limit: number;
}

/** What a bounded piece of work came to (see `inPieces`). */
export interface BatchResult {
  /** How many rows it changed or removed. */
  readonly count: number;
  /** Where to go on from; undefined when all have been looked through. */
  readonly next: string | undefined;
}
