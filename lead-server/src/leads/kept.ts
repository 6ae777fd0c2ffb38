import type { LeadRecord, Refusal, Submission } from '#contract/lead-record.ts';
import type { NewConsent } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

/** What a submission is, opened. */
export type Kept =
  | { readonly is: 'lead'; readonly record: LeadRecord }
  /** No possible path: as it was sent, for a person to look at (engine.md). */
  | { readonly is: 'refused'; readonly submission: Submission; readonly refusal: Refusal }
  | { readonly is: 'message'; readonly text: string };

/**
 * Stands in a sealed lead for the consent text, which a record has twice and which is kept once for all who agreed to it. No text that we
 * take has a NUL, so nothing else in a lead is written like this.
 */
const textHere = '"\\u0000"';

/** The last consent text and its JSON: thousands of leads in a row have the same. */
let lastText = { text: '', json: '""' };
function jsonOf(text: string): string {
  if (lastText.text !== text) lastText = { text, json: JSON.stringify(text) };
  return lastText.json;
}

const withoutText = (lead: string, text: string): string => lead.replaceAll(jsonOf(text), textHere);
const withText = (lead: string, text: string): string => lead.replaceAll(textHere, () => jsonOf(text));

const submissions = 'submissions';
const texts = 'consent_texts';

export function sealKept(vault: Vault, id: string, kept: Kept): Buffer {
  const json = JSON.stringify(kept);
  return vault.seal(submissions, id, kept.is === 'lead' ? withoutText(json, kept.record.meta.consent.text) : json);
}

export const sealText = (vault: Vault, textHash: string, text: string): Buffer => vault.seal(texts, textHash, text);

export interface Sealed {
  readonly id: string;
  readonly sealed: Uint8Array;
  readonly consent: NewConsent | undefined;
}

/** @throws Error when the bytes were not sealed for this id. */
export function openKept(vault: Vault, { id, sealed, consent }: Sealed): Kept {
  const json = vault.open(submissions, id, sealed);
  const text = consent?.sealedText && vault.open(texts, consent.textHash, consent.sealedText);
  return JSON.parse(text === undefined ? json : withText(json, text)) as Kept;
}

/** The consent as it was shown and agreed to: the proof that 47 CFR 64.1200 asks for (decisions 8, partners.md). */
export interface ConsentReceipt {
  readonly text: string;
  /** SHA-256 of the text, base64url. */
  readonly textHash: string;
  readonly version: string;
  readonly language: string;
  readonly brand: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly phone: string;
  readonly pageUrl: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly trustedFormCertId: string;
  readonly leadIdToken: string;
}

/** The receipt of a lead. Its certificates are those that the page sent. */
export const receiptOf = ({ sent, meta }: LeadRecord, textHash: string): ConsentReceipt => ({
  text: meta.consent.text,
  textHash,
  version: meta.consent.version,
  language: meta.locale,
  brand: meta.brand,
  at: meta.receivedAt,
  phone: sent.phone ?? '',
  pageUrl: meta.pageUrl,
  ipAddress: sent.ip_address ?? '',
  userAgent: sent.user_agent ?? '',
  trustedFormCertId: sent.trusted_form_cert_id ?? '',
  leadIdToken: sent.leadid_token ?? '',
});
