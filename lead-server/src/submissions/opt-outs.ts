import type { Person } from '#contract/consent/privacy-request.ts';
import { emailIdentity, mailboxOf } from '../lib/email-identity.ts';
import type { OptOutMark, OptOutStore } from '../store/opt-out-store.ts';
import type { Vault } from '../vault/vault.ts';

interface OptOutContext {
  readonly store: OptOutStore;
  readonly vault: Vault;
}

/** The hashed values of an opt-out: `mailbox` is the address without parts that its provider ignores (lib/email-identity.ts). */
export type OptOutPurpose = 'email' | 'phone' | 'mailbox';

/** The hashes that find a person: of an email its one spelling, and as it was written, by which earlier rows are kept. */
export function lookupHashesOf(vault: Vault, purpose: OptOutPurpose, value: string): readonly string[] {
  if (value === '') return [];
  const spellings = new Set(purpose === 'email' ? [emailIdentity(value), value] : [value]);
  return [...spellings].flatMap((each) => vault.keyedHashes(purpose, each));
}

/** Marks the person under every key, so that leads under an older one are found. */
export async function optOut({ store, vault }: OptOutContext, { email, phone }: Person, at: number): Promise<void> {
  const mailbox = email === '' ? '' : mailboxOf(email);
  const marks = (['email', 'phone', 'mailbox'] as const).flatMap((purpose): OptOutMark[] => {
    const value = { email, phone, mailbox }[purpose];
    return lookupHashesOf(vault, purpose, value).map((mac) => ({ mac, at, sealed: encryptOptOut(vault, mac, purpose, value) }));
  });
  await store.optOut(marks);
}

/** The hashes of every mark that may be a person's, under any key that there is. */
const marksOf = (vault: Vault, { email, phone }: Person): readonly string[] => [
  ...lookupHashesOf(vault, 'email', email),
  ...lookupHashesOf(vault, 'phone', phone),
  ...(email === '' ? [] : lookupHashesOf(vault, 'mailbox', mailboxOf(email))),
];

/** Whether a person has opted out. */
export const hasOptedOut = async ({ store, vault }: OptOutContext, person: Person): Promise<boolean> =>
  (await store.optOuts(marksOf(vault, person))).length > 0;

/** Removes a person's opt-out, at their wish. @returns how many there were */
export const optIn = ({ store, vault }: { readonly store: OptOutStore; readonly vault: Vault }, person: Person) =>
  store.optIn(marksOf(vault, person));

/** The hashed value of an opt-out: a new key needs it again (privacy/key-rotation.ts). */
export const encryptOptOut = (vault: Vault, mac: string, purpose: string, value: string): Buffer =>
  vault.encrypt('opt_outs', mac, JSON.stringify({ purpose, value }));

/** The hashed value of an opt-out. @throws Error when no key that is given opens it, or it was sealed for another hash */
export const decryptOptOut = (vault: Vault, mac: string, sealed: Uint8Array) =>
  JSON.parse(vault.decrypt('opt_outs', mac, sealed)) as { readonly purpose: OptOutPurpose; readonly value: string };
