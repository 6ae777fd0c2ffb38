import { afterEach, expect, test, vi } from 'vitest';
import { contactFromAddress } from './contactPrefill.ts';

vi.mock('../../api/prefill.ts', () => ({ isPrefillAllowed: async () => true }));
afterEach(() => vi.unstubAllGlobals());

const fields = ['first_name', 'last_name', 'email', 'phone'] as const;
const of = (query: string) => contactFromAddress(fields, new URLSearchParams(query), '10');

test('unfilled macros, broken encodings and invisible text prefill no field', async () => {
  expect(await of('first_name={{first_name}}&last_name={last_name}&email=*|EMAIL|*&phone=[phone]')).toEqual({});
  expect(await of('first_name=Jos%E9&last_name=%E2%80%8B')).toEqual({});
});

test('a space in an email was a plus, and the first filled value of a name counts', async () => {
  expect(await of('email=maria+test@example.com&first_name=&first_name=Ana&phone=12126647665')).toEqual({
    email: 'maria+test@example.com',
    first_name: 'Ana',
    phone: '(212) 664-7665',
  });
});
