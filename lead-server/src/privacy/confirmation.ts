import { personOf } from '#contract/consent/privacy-request.ts';
import { jsonPayload, type Payload } from '../delivery/payloads.ts';
import { sameSecret } from '../lib/secrets.ts';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import type { Vault } from '../vault/vault.ts';

export const confirmationPath = '/privacy-confirm';

const purpose = 'privacy confirmation';

/** The token that proves the receipt of this request's message. */
const tokenOf = (vault: Pick<Vault, 'keyedHash'>, id: string): string => vault.keyedHash(purpose, id);

export const isConfirmationToken = (vault: Pick<Vault, 'keyedHashes'>, id: string, token: string): boolean =>
  vault.keyedHashes(purpose, id).some((each) => sameSecret(token, each));

/** The page on which the owner of an email or phone confirms a deletion, or recalls it. @param site where visitors reach us */
export const confirmationLink = (vault: Pick<Vault, 'keyedHash'>, site: string, id: string): string =>
  `${site}${confirmationPath}/${id}?token=${tokenOf(vault, id)}`;

/** The message for a mail or text service. It goes to the contact of the stored leads, which the request named. */
export function confirmationPayload(vault: Pick<Vault, 'keyedHash'>, site: string, { id, form }: PrivacyRequest): Payload {
  const { email, phone } = personOf(form);
  const link = confirmationLink(vault, site, id);
  return jsonPayload({
    type: 'privacy-confirmation',
    request: id,
    email,
    phone,
    link,
    subject: 'Please confirm that we should delete your data',
    text: `Somebody asked us to delete the answers that you gave us. If it was you, confirm it here: ${link} If it was not, recall it on the same page.`,
    subject_es: 'Confirme que debemos borrar sus datos',
    text_es: `Alguien nos pidió borrar las respuestas que usted nos dio. Si fue usted, confírmelo aquí: ${link} Si no fue usted, cancele la solicitud en la misma página.`,
  });
}
