import { type Person, personOf } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import type { LeadRecord, Refusal } from '#contract/lead/lead-record.ts';
import { emailIdentity } from '../lib/email-identity.ts';
import type { JsonObject } from '../lib/json.ts';
import type { NewConsent, NewSubmission } from '../store/records.ts';
import type { OwnKey, Vault } from '../vault/vault.ts';
import type { ConsentReceipt } from './lead-view.ts';
import type { PrivacyRequest, Tombstone } from './stored-privacy-request.ts';

/** The decrypted content of a submission. */
export type SubmissionContent =
  | { readonly is: 'lead'; readonly record: LeadRecord }
  /** As it was sent, for a person to look at; its values may be anything. */
  | { readonly is: 'refused'; readonly submission: JsonObject; readonly refusal: Refusal }
  /** `text` goes to the team; `asSent` is a text that is no alert of ours. */
  | { readonly is: 'message'; readonly text: string; readonly asSent?: string }
  | { readonly is: 'privacy'; readonly request: PrivacyRequest }
  /** A lead without personal data. */
  | { readonly is: 'erased'; readonly tombstone: Tombstone };

/** The record with another text in the two places that have the consent text. */
const withConsentText = (record: LeadRecord, text: string): LeadRecord => ({
  ...record,
  sent: { ...record.sent, tcpa: text },
  meta: { ...record.meta, consent: { ...record.meta.consent, text } },
});

/** The table that submissions are sealed for. */
export const submissionsTable = 'submissions';
const consentTextsTable = 'consent_texts';

/** Whether the consent text is stored once for all leads. An unknown text may name somebody and stays with its lead. */
export const sharesConsentText = ({ meta }: LeadRecord): boolean => meta.consent.verified !== false;

/** Content as it is sealed: a shared consent text is left out. */
const textOf = (content: SubmissionContent): string =>
  JSON.stringify(
    content.is === 'lead' && sharesConsentText(content.record)
      ? { is: content.is, record: withConsentText(content.record, '') }
      : content,
  );

/** Encrypts the content of a new row under a key of its own, which is stored with it. */
export const encryptContent = (
  vault: Vault,
  id: string,
  content: SubmissionContent,
): { readonly sealed: Buffer; readonly ownKey: Buffer } => vault.encryptWithNewKey(submissionsTable, id, textOf(content));

/**
 * Encrypts new content of a row under the key that it has, so that copies of the database open by the same. What is left of an erased
 * one is nobody's and is under the data key: its own is destroyed.
 */
export const reencryptContent = (
  vault: Vault,
  row: Pick<EncryptedSubmission, 'id' | 'ownKey'>,
  content: SubmissionContent,
): Buffer => vault.encrypt(submissionsTable, row.id, textOf(content), content.is === 'erased' ? undefined : ownKeyOf(row));

/** Encrypts a consent text for the row that all leads with it share. @param textHash its SHA-256, base64url */
export const encryptConsentText = (vault: Vault, textHash: string, text: string): Buffer =>
  vault.encrypt(consentTextsTable, textHash, text);

export interface EncryptedSubmission {
  readonly id: string;
  readonly sealed: Uint8Array;
  /** As of `StoredSubmission`. */
  readonly ownKey?: Uint8Array | undefined;
  readonly consent: NewConsent | undefined;
}

/** The key of a row's own, as the vault takes it. */
export const ownKeyOf = ({ id, ownKey }: Pick<EncryptedSubmission, 'id' | 'ownKey'>): OwnKey => ({ of: id, sealed: ownKey });

/** @throws Error when the bytes belong to another id, or the consent text is missing */
export function decryptContent(vault: Vault, row: EncryptedSubmission): SubmissionContent {
  const { id, sealed, consent } = row;
  const content = JSON.parse(vault.decrypt(submissionsTable, id, sealed, ownKeyOf(row))) as SubmissionContent;
  if (content.is !== 'lead' || content.record.meta.consent.text !== '' || !sharesConsentText(content.record)) return content;
  if (!consent?.sealedText) throw new Error(`The consent text of ${id} is missing`);
  return {
    is: 'lead',
    record: withConsentText(content.record, vault.decrypt(consentTextsTable, consent.textHash, consent.sealedText)),
  };
}

/** The contact in a sealed submission; its consent text is not needed for it. @throws Error when it cannot be opened */
export const contactIn = (vault: Vault, row: Omit<EncryptedSubmission, 'consent'>): Person =>
  contactOf(JSON.parse(vault.decrypt(submissionsTable, row.id, row.sealed, ownKeyOf(row))) as SubmissionContent);

/** The person of a submission, for searches by hash; empty without one. */
export function contactOf(content: SubmissionContent): Person {
  if (content.is === 'privacy') return personOf(content.request.form);
  const fields: JsonObject = content.is === 'lead' ? content.record.said : content.is === 'refused' ? content.submission : {};
  const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
  return { email: textIn(fields.email).trim().toLowerCase(), phone: phoneDigits(textIn(fields.phone)) };
}

/** The lookup hashes of a person under the newest key; empty where there is no contact. */
export const lookupHashes = (vault: Vault, { email, phone }: Person): Pick<NewSubmission, 'emailMac' | 'phoneMac'> => ({
  emailMac: email === '' ? '' : vault.keyedHash('email', emailIdentity(email)),
  phoneMac: phone === '' ? '' : vault.keyedHash('phone', phone),
});

/** The receipt of a lead. Its certificates are those that the page sent. */
export const consentReceipt = ({ sent, meta }: LeadRecord, textHash: string): ConsentReceipt => ({
  text: meta.consent.text,
  textHash,
  version: meta.consent.version,
  language: meta.locale,
  brand: meta.brand,
  at: meta.judgedAt ?? meta.receivedAt,
  receivedAt: meta.receivedAt,
  partners: sent.displayed_buyers ?? '',
  phone: sent.phone ?? '',
  pageUrl: meta.pageUrl,
  ipAddress: sent.ip_address ?? '',
  userAgent: sent.user_agent ?? '',
  trustedFormCertId: sent.trusted_form_cert_id ?? '',
  leadIdToken: sent.leadid_token ?? '',
});
