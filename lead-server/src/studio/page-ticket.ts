import { sameSecret } from '../lib/secrets.ts';
import type { Vault } from '../vault/vault.ts';

type Hashes = Pick<Vault, 'keyedHash' | 'keyedHashes'>;

const purpose = 'studio page';
/** assumed: a page that was left open on Friday goes on on Monday. */
const ticketMs = 72 * 3_600_000;

const subject = (name: string, until: number) => `${until} ${name}`;

/**
 * The ticket of a page that was sent to an operator. A page whose session is over goes on with it in the operator's next session,
 * without losing what is on it. Like the token it is in the page alone: no other page of this host can read it.
 */
export const pageTicket = (vault: Hashes, name: string, now: number): string => {
  const until = now + ticketMs;
  return `${until}.${vault.keyedHash(purpose, subject(name, until))}`;
};

const picturePurpose = 'studio picture';

/** Opens the pictures of an operator, together with their cookie. A script on another page of this host does not have it. */
export const pictureKey = (vault: Hashes, name: string): string => vault.keyedHash(picturePurpose, name);

/** Whether a picture is asked for by a page of this operator. */
export const isPictureKeyOf = (vault: Hashes, name: string, key: string): boolean =>
  vault.keyedHashes(picturePurpose, name).some((each) => sameSecret(key, each));

/** Whether a page with this ticket was sent to this operator, and not too long ago. */
export function isTicketOf(vault: Hashes, name: string, ticket: string, now: number): boolean {
  const [until = '', hash = ''] = ticket.split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) < now) return false;
  return vault.keyedHashes(purpose, subject(name, Number(until))).some((each) => sameSecret(hash, each));
}
