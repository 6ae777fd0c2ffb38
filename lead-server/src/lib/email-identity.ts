import { domainToASCII } from 'node:url';

/**
 * One spelling for all of one mailbox: small letters, composed (NFC), the domain as it is in the DNS. A person who asks as
 * ana@münchen.de is found as ana@xn--mnchen-3ya.de. Text that is no address stays as it is.
 */
export function emailIdentity(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = at > 0 ? domainToASCII(text.slice(at + 1)) : '';
  return domain === '' ? text : `${text.slice(0, at)}@${domain}`;
}
