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
  /** The request that this one of the operator's carries out. */
  readonly for?: string;
  /** A person entered it for somebody who called or wrote. */
  readonly entered?: EnteredRequest;
  /** What people did with it beside what is carried out. */
  readonly desk?: DeskMarks;
}

/** How a request came in that a person entered. */
export const enteredHow = ['phone', 'letter', 'email'] as const;

export interface EnteredRequest {
  readonly by: string;
  readonly how: (typeof enteredHow)[number];
  /** The day on which it reached the company: its term begins there. */
  readonly on: string;
}

/** Who did something, and when. */
interface Mark {
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** How a person made sure who asks. */
export const identityHow = ['called back', 'email answered', 'document', 'details agree'] as const;
/** What an agent showed. See docs/spec/consent.md#agents. */
export const permissionHow = ['signed permission', 'power of attorney', 'person confirmed'] as const;
/** Why a request is closed. */
export const closedAs = ['answered', 'nobody', 'not verified', 'withdrawn'] as const;
/** The letters of a request: each kind is sent once. */
export const letterKinds = ['received', 'question', 'longer', 'answer'] as const;
export type LetterKind = (typeof letterKinds)[number];
/** Why an answer takes longer, as the letter says it. */
export const longerWhy = ['many', 'complex', 'waits'] as const;
/** Who of two people it is, where an email is of one and a phone of another. */
export const whoseContacts = ['email', 'phone', 'both'] as const;
export type WhoseContacts = (typeof whoseContacts)[number];

/** A letter that went out: as it was worded, since words change. */
export interface SentLetter extends Mark {
  readonly how: 'sent' | 'by hand';
  /** Of one that is sent: its words in both languages. */
  readonly words?: LetterWords;
}

export interface LetterWords {
  readonly subject: string;
  readonly text: string;
  readonly subject_es: string;
  readonly text_es: string;
}

/** What people did with a request. */
export interface DeskMarks {
  readonly identity?: Mark & { readonly how: (typeof identityHow)[number] };
  readonly permission?: Mark & { readonly how: (typeof permissionHow)[number] };
  readonly whose?: WhoseContacts;
  /** Destinations that a person told, each with the day. */
  readonly told?: Readonly<Record<string, Mark & { readonly on: string }>>;
  /** The copy was given to the person. */
  readonly copyGiven?: Mark;
  readonly letters?: Readonly<Partial<Record<LetterKind, SentLetter>>>;
  readonly longer?: Mark & { readonly why: (typeof longerWhy)[number]; readonly because: string };
  readonly closed?: Mark & { readonly as: (typeof closedAs)[number]; readonly because: string };
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
