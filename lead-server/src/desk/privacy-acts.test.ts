import { expect, it } from 'vitest';
import { entryFault } from './privacy-acts.ts';

const today = '2026-11-28';
const form = { email: 'ana@example.com', phone: '', requestForInformation: 'yes' };

it.each([
  ['by email', form, today, undefined],
  ['by phone, of an earlier day', { ...form, email: ' ', phone: '(212) 664-7665' }, '2026-11-01', undefined],
  ['that asks for nothing', { email: form.email }, today, ['asks', 'Choose what they ask for.']],
  [
    'without a way to find them',
    { ...form, email: '' },
    today,
    ['email', 'Type an email or a phone: a person is found by one of them.'],
  ],
  ['with half an email', { ...form, email: 'ana@' }, today, ['email', 'Type a whole email, such as name@example.com.']],
  ['with half a phone', { ...form, phone: '664-7665' }, today, ['phone', 'Type ten digits, such as (212) 555-0123.']],
  ['of tomorrow', form, '2026-11-29', ['on', 'Say on which day it came: today, or before.']],
  ['of no day', form, '2026-02-31x', ['on', 'Say on which day it came: today, or before.']],
])('a request %s', (_, entered, on, fault) => expect(entryFault(entered, { on }, today)).toEqual(fault));
