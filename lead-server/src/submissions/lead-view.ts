import type { LeadRecord, Refusal } from '#contract/lead/lead-record.ts';
import type { JsonObject } from '../lib/json.ts';

/** The consent as shown and agreed to. See docs/spec/consent.md#consent-receipt. */
export interface ConsentReceipt {
  readonly text: string;
  /** SHA-256 of the text, base64url. */
  readonly textHash: string;
  readonly version: string;
  readonly language: string;
  readonly brand: string;
  /** When the visitor agreed, ISO 8601, UTC. See docs/spec/submission.md#time-of-finishing. */
  readonly at: string;
  /** When we had it. */
  readonly receivedAt: string;
  /** Partners shown beside the text, by name; '' where the text alone names them. */
  readonly partners: string;
  readonly phone: string;
  readonly pageUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly trustedFormCertId: string;
  readonly leadIdToken: string;
}

/** A lead as `ops leads` shows it: with record and receipt, or as sent when refused. */
export interface LeadView extends Partial<LeadRecord> {
  readonly id: string;
  readonly state: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly key: string;
  /** Its content cannot be decrypted: it is damaged, or a key is missing. */
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
  /** ISO 8601, UTC: the last change, and the next attempt. */
  readonly updatedAt: string;
  readonly nextAt?: string;
}
