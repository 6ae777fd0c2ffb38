import type { LeadRecord, Refusal } from '#contract/lead/lead-record.ts';
import type { JsonObject } from '../lib/json.ts';

/** The consent as it was shown and agreed to: the proof that 47 CFR 64.1200 asks for (decisions 8, partners.md). */
export interface ConsentReceipt {
  readonly text: string;
  /** SHA-256 of the text, base64url. */
  readonly textHash: string;
  readonly version: string;
  readonly language: string;
  readonly brand: string;
  /** When the visitor agreed, ISO 8601, UTC: by their clock, as far as that can be believed (contract/judged-at.ts). */
  readonly at: string;
  /** When we had it. */
  readonly receivedAt: string;
  /** Who was shown as a partner beside the text, by name, as the lead has them; '' where the text alone says who. */
  readonly partners: string;
  readonly phone: string;
  readonly pageUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly trustedFormCertId: string;
  readonly leadIdToken: string;
}

/** A lead as `ops leads` shows it, opened: an accepted one with its record and receipt, a refused one as it was sent. */
export interface LeadView extends Partial<LeadRecord> {
  readonly id: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly key: string;
  /** What it holds cannot be opened: it is damaged, or a key is missing. */
  readonly unreadable?: true;
  readonly receipt?: ConsentReceipt;
  readonly submission?: JsonObject;
  readonly refusal?: Refusal;
  readonly deliveries: readonly DeliveryView[];
}

export interface DeliveryView {
  readonly submission: string;
  readonly destination: string;
  readonly state: string;
  readonly attempts: number;
  readonly reason: string;
  /** ISO 8601, UTC: of the last change; and when it is sent next, for one that waits. */
  readonly updatedAt: string;
  readonly nextAt?: string;
}
