import { expect, it } from 'vitest';
import { emailIdentity, mailboxOf, mayBeAlias } from './email-identity.ts';

it('one mailbox has one spelling, whatever the notation of its domain and accents', () => {
  const spellings = ['ana@xn--mnchen-3ya.de', 'ana@münchen.de', 'ANA@MÜNCHEN.de', 'ana@mu\u0308nchen.de', ' ana@münchen.de '];
  expect(new Set(spellings.map(emailIdentity))).toEqual(new Set(['ana@xn--mnchen-3ya.de']));
  expect(emailIdentity('a\u200Bn\u00ADa\u0007@mail.example')).toBe('ana@mail.example');
});

it('text that is no address is only lower-cased', () => {
  expect(['', 'ANA', '@x', 'a@b c'].map(emailIdentity)).toEqual(['', 'ana', '@x', 'a@b c']);
});

it.each([
  ['a.na+x@gmail.com', 'ana@gmail.com'],
  ['A.na@GoogleMail.com', 'ana@gmail.com'],
  ['a.na+x+y@outlook.com', 'a.na@outlook.com'],
  ['a.na+x@mail.example', 'a.na+x@mail.example'],
  ['+x@gmail.com', '+x@gmail.com'],
  ['@gmail.com', '@gmail.com'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

it('lists the providers that give one mailbox several addresses', () => {
  expect(['ana@pm.me', 'ana@ICLOUD.com', 'ana@mail.example', 'gmail'].map(mayBeAlias)).toEqual([true, true, false, false]);
});
