import type { PrivacyForm, RequestType } from '#contract/consent/privacy-request.ts';
import type { LeadView } from './lead-view.ts';

export type Contact = 'email' | 'phone';

/** A privacy request as it is kept, sealed. Plain data: it is written as JSON and read back. */
export interface PrivacyRequest {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly filedAt: string;
  /** `page`: the visitor's form; `operator`: filed by an operator who verified the person. */
  readonly by: 'page' | 'operator';
  readonly form: PrivacyForm;
  /** The operator's request that processed it (`ops requests approve`). */
  readonly approvedAs?: string;
  /** The captcha's token, until it has been judged. */
  readonly token: string;
  /** Recorded before the captcha is asked: a token that fails later may have been used up by us. */
  readonly captchaAsked?: true;
  readonly verdict?: CaptchaVerdict;
  /** When deliveries are stopped, in milliseconds; recorded first, so that an interrupted try is counted. */
  readonly stopAt?: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The decision, recorded before it is carried out: a restart does the same. */
  readonly plan?: PrivacyPlan;
  /** The contacts on file that get the confirmation link: each gets one a day. */
  readonly messageTo?: readonly Contact[];
  /** A deletion waits for its owner's confirmation; from this moment on a person sees it. ISO 8601, UTC. */
  readonly awaitsUntil?: string;
  /** When the person confirmed the deletion, through the email or phone on file. ISO 8601, UTC. */
  readonly confirmedAt?: string;
  /** When the owner said that they had asked for no deletion. ISO 8601, UTC. */
  readonly recalledAt?: string;
  /** When the owner undid the opt-out. ISO 8601, UTC. */
  readonly undoneAt?: string;
  /** The copy for an information request, made before anything is erased. */
  readonly copy?: PersonCopy;
  readonly done?: PrivacyOutcome;
}

/** The automatic steps of a request, and those that wait for a person. */
export interface PrivacyPlan {
  readonly automatic: readonly RequestType[];
  readonly forPerson: readonly { readonly request: RequestType; readonly because: string }[];
  /** Leads by how sure it is that they are this person's. */
  readonly certain: readonly string[];
  readonly likely: readonly string[];
  /** Destinations that had a lead of theirs already, each with the names of those deliveries. */
  readonly tell: Readonly<Record<string, readonly string[]>>;
  /** Deliveries stopped before the notices were planned. */
  readonly held?: number;
}

/**
 * A person's leads, decrypted, and their opt-out, for an information request. Requests and attempt logs are only shown to a
 * person.
 */
export interface PersonCopy {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly leads: readonly LeadView[];
  readonly optedOut: boolean;
}

/** The steps taken, and their proof. */
export interface PrivacyOutcome {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly optedOut: boolean;
  /** Deliveries that were stopped. */
  readonly held: number;
  readonly erased: readonly ErasureProof[];
}

/** The proof that a lead's personal data is erased. */
export interface ErasureProof {
  readonly lead: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly erasedAt: string;
  /** SHA-256 of the overwritten bytes: it identifies them in an old copy. */
  readonly hash: string;
}

/** The remains of an erased lead. */
export interface Tombstone {
  /** The request that asked for it. */
  readonly request: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** As in `ErasureProof`. */
  readonly hash: string;
}

/** `unknown`: it could not be checked; a privacy request is stored all the same. */
export type CaptchaVerdict = 'passed' | 'failed' | 'missing' | 'unknown';
