import { personOf } from '#contract/consent/privacy-request.ts';
import { jsonPayload, type Payload } from '../delivery/payloads.ts';
import { mailboxOf } from '../lib/email-identity.ts';
import { sameSecret } from '../lib/secrets.ts';
import type { Config } from '../settings/config.ts';
import type { CounterStore } from '../store/counter-store.ts';
import type { NewDelivery } from '../store/records.ts';
import type { Contact, PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import type { Vault } from '../vault/vault.ts';

export const confirmationPath = '/privacy-confirm';
export const confirmationDestination = 'confirmation';

const purpose = 'privacy confirmation';
const dayMs = 86_400_000;

/** The token that proves the receipt of this request's message. */
const tokenOf = (vault: Pick<Vault, 'keyedHash'>, id: string): string => vault.keyedHash(purpose, id);

export const isConfirmationToken = (vault: Pick<Vault, 'keyedHashes'>, id: string, token: string): boolean =>
  vault.keyedHashes(purpose, id).some((each) => sameSecret(token, each));

/** The page on which the owner of an email or phone decides about a request. @param site where visitors reach us */
export const confirmationLink = (vault: Pick<Vault, 'keyedHash'>, site: string, id: string): string =>
  `${site}${confirmationPath}/${id}?token=${tokenOf(vault, id)}`;

/** How confirmation links go out. */
export interface Confirmation {
  readonly delivery: NewDelivery;
  /** Counts a message to a contact. @returns whether it is the first of its day */
  readonly mayMessage: (contact: Contact, value: string) => Promise<boolean>;
}

/**
 * Sends links by CONFIRMATION_URL, one a contact and day, however many requests name it. See docs/spec/consent.md#deletions.
 * @returns undefined without CONFIRMATION_URL
 */
export function createConfirmation(
  { CONFIRMATION_URL }: Pick<Config, 'CONFIRMATION_URL'>,
  { store, vault, now }: { readonly store: CounterStore; readonly vault: Pick<Vault, 'keyedHash'>; readonly now: () => Date },
): Confirmation | undefined {
  if (CONFIRMATION_URL === undefined) return undefined;
  return {
    delivery: { destination: confirmationDestination, state: 'pending', reason: '' },
    async mayMessage(contact, value) {
      const mac = vault.keyedHash('privacy message', contact === 'email' ? mailboxOf(value) : value);
      const at = now().getTime();
      return (await store.incrementCounter(`privacy-message:${mac}`, at, at + dayMs)).count === 1;
    },
  };
}

const deletionWords = (link: string) => ({
  subject: 'Please confirm that we should delete your data',
  text: `Somebody asked us to delete the answers that you gave us. If it was you, confirm it here: ${link} If it was not, recall it on the same page.`,
  subject_es: 'Confirme que debemos borrar sus datos',
  text_es: `Alguien nos pidió borrar las respuestas que usted nos dio. Si fue usted, confírmelo aquí: ${link} Si no fue usted, cancele la solicitud en la misma página.`,
});

const optOutWords = (link: string) => ({
  subject: 'We stopped sharing your data',
  text: `Somebody asked us to stop sharing the answers that you gave us, and we stopped. If it was you, there is nothing to do. If it was not, undo it here: ${link}`,
  subject_es: 'Dejamos de compartir sus datos',
  text_es: `Alguien nos pidió dejar de compartir las respuestas que usted nos dio, y así lo hicimos. Si fue usted, no tiene que hacer nada. Si no fue usted, deshágalo aquí: ${link}`,
});

/** The message for a mail or text service. It goes to those contacts of the stored leads that had none today. */
export function confirmationPayload(vault: Pick<Vault, 'keyedHash'>, site: string, request: PrivacyRequest): Payload {
  const { id, form, awaitsUntil, messageTo } = request;
  const person = personOf(form);
  // a request of the version before says no contacts: both are on file
  const to = (contact: Contact) => (messageTo?.includes(contact) === false ? '' : person[contact]);
  const link = confirmationLink(vault, site, id);
  return jsonPayload({
    type: 'privacy-confirmation',
    request: id,
    email: to('email'),
    phone: to('phone'),
    link,
    ...(awaitsUntil === undefined ? optOutWords(link) : deletionWords(link)),
  });
}
