import { domainToASCII } from 'node:url';

/**
 * One spelling for all of one mailbox: small letters, compatible characters as one (NFKC), nothing invisible, the domain as it is
 * in the DNS. A person who asks as ana@münchen.de is found as ana@xn--mnchen-3ya.de. Text that is no address stays as it is.
 */
export function emailIdentity(email: string): string {
  const text = email
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = at > 0 ? domainToASCII(text.slice(at + 1)) : '';
  return domain === '' ? text : `${text.slice(0, at)}@${domain}`;
}

/** Providers that ignore a plus sign and the text after it; some ignore dots too. */
const plusDomains: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com proton.me protonmail.com pm.me fastmail.com'.split(
    ' ',
  ),
);
const dotlessDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Whether the provider of an address has several for one mailbox. */
export const mayBeAlias = (email: string): boolean => plusDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/**
 * The mailbox behind an address, without +tag and, where the provider ignores them, dots: an opt-out of ana@gmail.com covers
 * a.na+x@gmail.com. For opt-outs only: nothing is shown or erased by it.
 */
export function mailboxOf(email: string): string {
  const identity = emailIdentity(email);
  const at = identity.lastIndexOf('@');
  const [name, domain] = [identity.slice(0, at), identity.slice(at + 1)];
  if (at <= 0 || !plusDomains.has(domain)) return identity;
  const untagged = name.split('+', 1)[0] ?? '';
  const own = dotlessDomains.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return own === '' ? identity : `${own}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
