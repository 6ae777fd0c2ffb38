import { afterEach, expect, test, vi } from 'vitest';
import type { Flow } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { languages, questionWordsOf } from '../../content/languages.ts';
import { contactChecks, multiStepChecks, onePageChecks, runChecks } from './fieldChecks.ts';

const { en: english } = languages;

afterEach(() => vi.unstubAllGlobals());

/** The server answers everything with this. */
function answers(body: object): void {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () => Response.json(body));
}

test('each blocked address is accepted at its second try, whatever was tried in between', async () => {
  answers({ success: true, valid: false });
  const passes = async (email: string) => Object.keys(await runChecks(contactChecks, ['email'], { email }, english)).length === 0;
  const tried = ['a@example.com', 'b@example.com', 'a@example.com', 'b@example.com'];
  const passed: boolean[] = [];
  for (const email of tried) passed.push(await passes(email));
  expect(passed).toEqual([false, false, true, true]);
});

test('the one-page form rejects an unused phone; other forms accept it, and the multi-step form sends no check', async () => {
  answers({ success: true, valid: true, active: false, fraud_score: 0, line_type: 'Wireless', ...place });
  const values = { phone: '(212) 664-7665', zip_code: '10001' };
  expect(Object.keys(await runChecks(onePageChecks, ['phone', 'zip_code'], values, english))).toEqual(['phone']);
  expect(Object.keys(await runChecks(contactChecks, ['phone'], values, english))).toEqual([]);
  answers({ success: true, valid: false, ...place });
  expect(Object.keys(await runChecks(multiStepChecks, ['phone', 'zip_code'], values, english))).toEqual([]);
});

test('version 7 has its own words for each failed check', async () => {
  answers({ success: true, valid: false });
  const own = { ...english, ...questionWordsOf(flowById('v7') as Flow, 'en') };
  const values = { phone: '(212) 664-7668', email: 'a7@example.com' };
  expect(await runChecks(contactChecks, ['phone', 'email'], values, own)).toEqual({
    phone: expect.stringMatching(/^Please provide a valid phone number, or /),
    email: expect.stringMatching(/^Please provide a valid email, or /),
  });
  expect(await runChecks(contactChecks, ['phone'], values, english)).toEqual({});
  const other = { phone: '(212) 664-7666' };
  expect(await runChecks(contactChecks, ['phone'], other, english)).toEqual({ phone: english.phoneRefused });
});

test('a doubtful phone stops a visitor once, a toll-free number always', async () => {
  const once = async (phone: string) => Object.keys(await runChecks(contactChecks, ['phone'], { phone }, english));
  answers({ success: true, valid: false });
  expect([await once('(212) 664-7667'), await once('(212) 664-7667')]).toEqual([['phone'], []]);
  answers({ success: true, valid: true, line_type: 'Toll Free' });
  expect([await once('(800) 664-7667'), await once('(800) 664-7667')]).toEqual([['phone'], ['phone']]);
});

const place = { city: 'New York', state: 'NY', state_long: 'New York', county: 'New York' };
