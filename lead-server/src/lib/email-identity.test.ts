import { expect, it } from 'vitest';
import { emailIdentity } from './email-identity.ts';

it('one mailbox has one spelling, however its domain and accents are written', () => {
  const spellings = ['ana@xn--mnchen-3ya.de', 'ana@münchen.de', 'ANA@MÜNCHEN.de', 'ana@mu\u0308nchen.de', ' ana@münchen.de '];
  expect(new Set(spellings.map(emailIdentity))).toEqual(new Set(['ana@xn--mnchen-3ya.de']));
});

it('text that is no address stays, in small letters', () => {
  expect(['', 'ANA', '@x', 'a@b c'].map(emailIdentity)).toEqual(['', 'ana', '@x', 'a@b c']);
});
