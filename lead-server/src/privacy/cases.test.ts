import { describe, expect, it } from 'vitest';
import type { PrivacyForm, RequestType } from '#contract/consent/privacy-request.ts';
import type { StoredDelivery } from '../store/records.ts';
import type {
  DeskMarks,
  PersonCopy,
  PrivacyOutcome,
  PrivacyPlan,
  PrivacyRequest,
} from '../submissions/stored-privacy-request.ts';
import {
  canApprove,
  caseClock,
  closedAt,
  identityOf,
  isClosed,
  nextStep,
  outstandingOf,
  type PrivacyCase,
  receivedOn,
  toldOf,
} from './cases.ts';
import { processorDestination } from './privacy-destinations.ts';

const at = '2026-03-10T15:00:00.000Z';
const mark = { by: 'paul', at };
const done: PrivacyOutcome = { at: '2026-03-12T15:00:00.000Z', optedOut: true, held: 0, erased: [] };
const copy: PersonCopy = { madeAt: at, leads: [], optedOut: false };
const plan = (forPerson: readonly RequestType[], more: Partial<PrivacyPlan> = {}): PrivacyPlan => ({
  ...{ automatic: [], certain: ['lead'], likely: [], tell: {} },
  ...{ forPerson: forPerson.map((request) => ({ request, because: 'a reason' })) },
  ...more,
});

function request(asks: readonly RequestType[], more: Partial<PrivacyRequest> = {}, form: PrivacyForm = {}): PrivacyRequest {
  const asked = Object.fromEntries(asks.map((type) => [type, 'yes']));
  return {
    ...{ id: 'r', filedAt: at, by: 'page', form: { state: 'TX', ...asked, ...form }, token: '', ipAddress: '', userAgent: '' },
    ...more,
  };
}

const delivery = (destination: string, state: StoredDelivery['state'], updatedAt = Date.parse(at)) =>
  ({ destination, state, updatedAt }) as StoredDelivery;

function caseOf(own: PrivacyRequest | undefined, more: Partial<PrivacyCase['row']> = {}, carried?: PrivacyRequest): PrivacyCase {
  const row = { id: 'r', state: 'open', receivedAt: Date.parse(at), deliveries: [], ...more } as unknown as PrivacyCase['row'];
  const other = carried && { row: { ...row, id: 'o', state: carried.done ? 'done' : 'open', deliveries: [] }, request: carried };
  return { row, request: own, carried: other } as PrivacyCase;
}

const information = ['requestForInformation'] as const;
const correction = ['requestToCorrectInformation'] as const;
const deletion = ['requestToDeleteInformation'] as const;
const decided = (desk: DeskMarks = {}) => ({ plan: plan(correction), done, desk });
const told = { plan: plan([], { tell: { exchange: ['exchange'] } }), done };
const notice = (state: StoredDelivery['state']) => ({ deliveries: [delivery('exchange-privacy', state)] });
const letters = { answer: { ...mark, how: 'sent' } } as const;

describe('what comes next in a request', () => {
  it.each<readonly [string, PrivacyCase, string]>([
    ['one that is done', caseOf(request(information), { state: 'done' }), 'closed'],
    ['one that cannot be read', caseOf(undefined), 'close'],
    ['without a captcha', caseOf(request(information), { state: 'unverified' }), 'look'],
    [
      'one that the server has still to look at',
      caseOf(request(information), { state: 'accepted', deliveries: [delivery(processorDestination, 'pending')] }),
      'work',
    ],
    ['one whose owner has to confirm', caseOf(request(deletion), { state: 'confirming' }), 'owner'],
    ['an operator’s erasure', caseOf(request(deletion, { by: 'operator' })), 'second'],
    ['of an agent', caseOf(request(information, {}, { authorizedAgent: 'yes' })), 'permission'],
    [
      'of an agent with a permission',
      caseOf(request(information, { desk: { permission: { ...mark, how: 'signed permission' } } }, { authorizedAgent: 'yes' })),
      'identity',
    ],
    ['of somebody known', caseOf(request(information, { desk: { identity: { ...mark, how: 'document' } } })), 'approve'],
    ['with a copy', caseOf(request(information, { plan: plan(information), copy })), 'copy'],
    [
      'with a copy that was given, and no letter',
      caseOf(request(information, { plan: plan(information), done, copy, desk: { copyGiven: mark } })),
      'letter',
    ],
    ['with a partner to tell by hand', caseOf(request(deletion, told), notice('no_partner')), 'tell exchange'],
    ['with a notice that failed', caseOf(request(deletion, told), notice('dead')), 'tell exchange'],
    ['with a notice on its way', caseOf(request(deletion, told), notice('pending')), 'notice exchange'],
    ['of a correction', caseOf(request(correction, decided())), 'decide'],
    ['of a correction that was answered', caseOf(request(correction, decided({ letters }))), 'close'],
    ['with everything carried out', caseOf(request(deletion, told), notice('delivered')), 'letter'],
  ])('%s', (_, each, expected) => {
    const { step, destination } = nextStep(each);
    expect(destination === undefined ? step : `${step} ${destination}`).toBe(expected);
  });
});

it('an approval is for what we carry out, and is not yet', () => {
  expect(canApprove(caseOf(request(information)))).toBe(true);
  expect(canApprove(caseOf(request(correction)))).toBe(false);
  expect(canApprove(caseOf(request(information, { approvedAs: 'o' })))).toBe(false);
  expect(canApprove(caseOf(request(information, { approvedAs: 'o' }), {}, request(information, { done })))).toBe(false);
  // leads that may be another person's are not in the copy
  expect(canApprove(caseOf(request(information, { plan: plan(information, { likely: ['other'] }), copy })))).toBe(true);
  const accepted = { state: 'accepted', deliveries: [delivery(processorDestination, 'delivered')] } as const;
  expect(canApprove(caseOf(request(information), accepted))).toBe(true);
});

it('a request says how sure it is who asks', () => {
  const unread = caseOf(undefined);
  const one = plan(deletion, { likely: ['lead'] });
  const cases = [
    unread,
    caseOf(request(deletion, { confirmedAt: at, plan: one })),
    caseOf(request(deletion, { desk: { identity: { ...mark, how: 'document' } }, plan: one })),
    caseOf(request(deletion, { by: 'operator' })),
    caseOf(request(deletion, { plan: one }), { state: 'unverified' }),
    caseOf(request(deletion, { plan: one })),
    caseOf(request(deletion, { plan: plan(deletion) })),
    caseOf(request(deletion, { plan: plan(deletion, { certain: [] }) })),
    caseOf(request(deletion)),
  ];
  expect(cases.map(identityOf)).toEqual([
    ...['nobody', 'owner', 'person', 'person', 'unverified', 'one point', 'two points', 'nobody', 'nobody'],
  ]);
});

it('a partner is told when it has each notice, on the day of the last, or by a person', () => {
  const [first, last] = [Date.UTC(2026, 2, 11, 15), Date.UTC(2026, 2, 13, 15)];
  const other = plan([], { tell: { ingest: ['ingest'], another: ['another'] } });
  const deliveries = [
    delivery('exchange-privacy', 'delivered', first),
    delivery('exchange-deletion-privacy', 'delivered', last),
    delivery('ingest-privacy', 'delivered', first),
    delivery('ingest-deletion-privacy', 'held', last),
  ];
  const found = caseOf(request(deletion, told), { deliveries }, request(deletion, { plan: other }));
  expect(toldOf(found)).toEqual([
    { destination: 'exchange', state: 'told', on: '2026-03-13' },
    { destination: 'ingest', state: 'failed' },
  ]);
  const byPaul = { desk: { told: { ingest: { ...mark, on: '2026-03-14' } } } };
  expect(
    toldOf(caseOf(request(deletion, { ...told, ...byPaul }), { deliveries }, request(deletion, { plan: other })))[1],
  ).toEqual({ destination: 'ingest', state: 'told', on: '2026-03-14', by: 'paul' });
  expect(toldOf(caseOf(request(deletion, told)))).toEqual([]);
});

it('a term begins on the day of receipt, and counts what is still to be done', () => {
  const entered = { by: 'paul', how: 'letter', on: '2026-03-02' } as const;
  expect([receivedOn(request(deletion)), receivedOn(request(deletion, { entered }))]).toEqual(['2026-03-10', '2026-03-02']);
  const both = caseOf(request([...deletion, ...correction], { plan: plan(correction), done }));
  expect(outstandingOf(both)).toEqual(correction);
  const asked = request([...deletion, ...correction]);
  expect(outstandingOf(caseOf(asked, {}, request(deletion, { plan: plan(deletion), done })))).toEqual(deletion);
  expect(outstandingOf(caseOf(undefined))).toEqual([]);
  expect(caseClock(caseOf(undefined), '2026-03-11')).toBeUndefined();
  expect(caseClock(caseOf(request(information)), '2026-03-11')).toMatchObject({ due: '2026-04-24', left: 44, isLonger: false });
  const longer = { ...mark, why: 'many', because: 'many ask' } as const;
  expect(caseClock(caseOf(request(information, { desk: { longer } })), '2026-03-11')).toMatchObject({ isLonger: true });
  // one that asks for nothing is read as a question
  expect(caseClock(caseOf(request([])), '2026-03-11')).toMatchObject({ due: '2026-04-24' });
});

it('a request is closed with what carries it out, when a person closed it or the last was done', () => {
  const carried = request(deletion, { done });
  expect([
    isClosed(caseOf(request(deletion), { state: 'done' })),
    isClosed(caseOf(request(deletion), { state: 'done' }, carried)),
    isClosed(caseOf(request(deletion), { state: 'done' }, request(deletion))),
    isClosed(caseOf(request(deletion))),
  ]).toEqual([true, true, false, false]);
  const closed = { ...mark, at: '2026-03-20T15:00:00.000Z', as: 'answered', because: 'case 12' } as const;
  const day = (each: PrivacyCase) => new Date(closedAt(each)).toISOString().slice(0, 10);
  expect(day(caseOf(request(deletion, { desk: { closed }, done }), {}, carried))).toBe('2026-03-20');
  expect(day(caseOf(request(deletion, { done: { ...done, at } }), {}, carried))).toBe('2026-03-12');
  expect(day(caseOf(request(deletion, { recalledAt: '2026-03-15T15:00:00.000Z' })))).toBe('2026-03-15');
  expect(day(caseOf(request(deletion), { receivedAt: Date.UTC(2026, 2, 9, 15) }))).toBe('2026-03-09');
});
