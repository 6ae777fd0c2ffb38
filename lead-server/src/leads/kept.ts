import type { LeadRecord, Refusal, Submission } from '#contract/lead-record.ts';
import type { StoredSubmission } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

/** What the sealed bytes of a submission hold, by its kind and state. */
export type Kept =
  | { readonly is: 'lead'; readonly record: LeadRecord }
  /** No possible path: as it was sent, for a person to look at (engine.md). */
  | { readonly is: 'refused'; readonly submission: Submission; readonly refusal: Refusal }
  | { readonly is: 'message'; readonly text: string };

/** The consent as it was shown and agreed to (decisions 8, partners.md on 47 CFR 64.1200). */
export interface ConsentReceipt {
  readonly text: string;
  readonly version: string;
  readonly language: string;
  readonly brand: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly pageUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly trustedFormCertId: string;
  readonly leadIdToken: string;
}

const table = 'submissions';
const receipts = 'receipts';

export const sealKept = (vault: Vault, id: string, kept: Kept): Buffer => vault.seal(table, id, JSON.stringify(kept));

/** @throws Error when the bytes were not sealed for this id. */
export const openKept = (vault: Vault, id: string, sealed: Uint8Array): Kept => JSON.parse(vault.open(table, id, sealed)) as Kept;

export const sealReceipt = (vault: Vault, id: string, receipt: ConsentReceipt): Buffer =>
  vault.seal(receipts, id, JSON.stringify(receipt));

export const openReceipt = (
  vault: Vault,
  { id, receipt }: Pick<StoredSubmission, 'id' | 'receipt'>,
): ConsentReceipt | undefined => receipt && (JSON.parse(vault.open(receipts, id, receipt.sealed)) as ConsentReceipt);

/** The receipt of a lead. Its certificates are those that the page sent. */
export function receiptOf({ sent, meta }: LeadRecord): ConsentReceipt {
  return {
    text: meta.consent.text,
    version: meta.consent.version,
    language: meta.locale,
    brand: meta.brand,
    at: meta.receivedAt,
    pageUrl: meta.pageUrl,
    ipAddress: sent.ip_address ?? '',
    userAgent: sent.user_agent ?? '',
    trustedFormCertId: sent.trusted_form_cert_id ?? '',
    leadIdToken: sent.leadid_token ?? '',
  };
}
