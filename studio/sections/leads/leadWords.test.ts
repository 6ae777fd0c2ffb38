import { expect, it } from 'vitest';
import type { LeadDelivery, LeadRow } from '#contract/studio/desk.ts';
import { idStartsOf, leadNumber } from '#contract/studio/lead-number.ts';
import { manualReviewReasonTexts } from '../../../lead-server/src/delivery/hold-policy.ts';
import { uuidv7 } from '../../../lead-server/src/lib/uuid.ts';
import { changedSearch, questionOf, readLeadSearch } from './leadQuestion.ts';
import { deliveryWords, holdSentence, leadsCsv, outcomeWords, shortHold } from './leadWords.ts';

const row: LeadRow = {
  id: '019e2097-ddb9-7000-8000-000000000000',
  at: Date.UTC(2026, 10, 28, 5, 19),
  state: 'NV',
  flow: 'main',
  campaign: '/survey',
  outcome: 'held',
  reason: 'NV: consumer health data, no consent names the buyer',
  buyer: '',
};

it('what became of a lead is said in few words on a tone', () => {
  const said = (change: Partial<LeadRow>) => Object.values(outcomeWords({ ...row, ...change })).join(' ');
  expect(said({})).toBe('waiting Held: no named buyer');
  expect(said({ outcome: 'accepted', reason: '', cents: 31_200 })).toBe('live Accepted, $312');
  expect(said({ outcome: 'accepted', reason: '', cents: 1250 })).toBe('live Accepted, $12.50');
  expect(said({ outcome: 'refused', reason: 'Duplicate' })).toBe('wrong Refused: duplicate');
  expect(said({ unreadable: true })).toBe('wrong Cannot be read');
});

it('every reason that waits for a person has few words and a sentence of its own', () => {
  for (const reason of manualReviewReasonTexts) {
    expect(shortHold(reason)).not.toBe(reason);
    expect(holdSentence(reason)).not.toBe(reason);
  }
  expect(holdSentence(row.reason)).toMatch(/^Nevada asks for a buyer by name/);
});

it('a delivery says whom it went to, what they said and at which try', () => {
  const delivery: LeadDelivery = {
    destination: 'exchange',
    buyer: 'Harbor Law',
    isSale: true,
    state: 'delivered',
    reason: '',
    attempts: 2,
    updatedAt: 0,
    may: [],
  };
  expect(deliveryWords(delivery).words).toBe('Sent to Harbor Law (exchange) at try 2');
  const reply = { verdict: 'accepted', reason: '', cents: 28_000, at: 0 } as const;
  expect(deliveryWords({ ...delivery, attempts: 1, reply }).words).toBe('Harbor Law (exchange) accepted it for $280');
  expect(deliveryWords({ ...delivery, state: 'dead', reason: 'HTTP 422' }).tone).toBe('wrong');
});

it('an address is read back as it was written, and parts that mean nothing are left out', () => {
  const asked = { now: 'held', state: 'NV', from: '2026-11-27', to: '2026-11-28', sort: 'oldest' } as const;
  expect(readLeadSearch({ ...asked, email: 'a@example.com' })).toEqual(asked);
  expect(readLeadSearch({ now: 'lost', state: 'Nevada', from: 'yesterday' })).toEqual({});
  expect(changedSearch(asked, { state: '', sort: undefined })).toEqual({ now: 'held', from: '2026-11-27', to: '2026-11-28' });
  const { from = 0, to = 0, oldestFirst } = questionOf(asked);
  expect([to - from, oldestFirst]).toEqual([2 * 86_400_000, true]);
});

it('a number leads back to its lead, also in a round before, and other words are none', () => {
  const now = Date.UTC(2026, 10, 28);
  for (const days of [0, 1, 60, 400]) {
    const id = uuidv7(now - days * 86_400_000);
    expect(idStartsOf(leadNumber(id), now)).toContain(id.slice(0, 13));
  }
  expect([idStartsOf('2097-DDB', now), idStartsOf('Holloway', now)]).toEqual([[], []]);
});

it('a file of leads runs in no spreadsheet', () => {
  const file = leadsCsv([{ ...row, campaign: '=HYPERLINK("x")', buyer: 'Alder, Vance' }]);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain('"Alder, Vance"');
  expect(file.split('\r\n')).toHaveLength(3);
});
