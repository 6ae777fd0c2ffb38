import { describe, expect, it } from 'vitest';
import { createDeliveryPlanner, type LeadFacts } from './delivery-plan.ts';
import type { Destination, LeadDestination } from './destinations.ts';
import {
  gpcReason,
  heldStateReason,
  honeypotReason,
  noAccidentReason,
  notNamedReason,
  repeatedReason,
  unknownStateReason,
  unservedReason,
} from './hold-policy.ts';

/** The fields of a destination that the plan reads. */
const to = (name: string, takes: Destination['takes'], more: Partial<LeadDestination> = {}): Destination =>
  ({ name, takes, url: 'https://partner.example', ...more }) as Destination;
const destinations = [
  to('helper', 'lead'),
  to('harbor', 'lead', { sale: { buyer: 'Harbor Law' } }),
  to('exchange', 'lead', { sale: 'resells' }),
  to('choosy', 'lead', { sale: 'resells', qualifiedOnly: true }),
  to('lender', 'lead', { sale: 'resells', leadTypes: ['funding'] }),
  to('webhook', 'lead with bad words'),
  { ...to('slack', 'message'), url: undefined } as Destination,
  to('desk', 'privacy request'),
];
const plain: LeadFacts = {
  flow: 'main',
  leadType: 'injury',
  badWords: false,
  qualified: true,
  gpc: false,
  honeypotFilled: false,
  state: 'NY',
  agreement: { by: 'sellers', names: ['Auto Accident Team', 'Harbor Law'], brandName: 'Auto Accident Team' },
  consentKnown: true,
  served: true,
  repeated: false,
  disqualifiedBy: '',
};
const plan = createDeliveryPlanner(destinations, ['WA', 'NV']);

/** The destinations of a lead, and why the others get nothing. */
const rows = (change: Partial<LeadFacts>, planned = plan) =>
  Object.fromEntries(
    planned
      .forLead({ ...plain, ...change })
      .map(({ destination, state, reason }) => [destination, state === 'held' ? reason : state]),
  );
const all = { helper: 'pending', harbor: 'pending', exchange: 'pending', choosy: 'pending' };
const heldBecause = (reason: string) => ({ ...all, harbor: reason, exchange: reason, choosy: reason });
const chosen = (...names: readonly string[]) => ({ agreement: { ...plain.agreement, by: 'choice' as const, names } });

// one plan serves every lead and caches its results: each case follows others
describe.each(['at first', 'once more'])('a lead, %s', () => {
  it.each<[string, Partial<LeadFacts>, object]>([
    ['goes to every taker', {}, all],
    ['with bad words goes to the webhook too', { badWords: true }, { ...all, webhook: 'pending' }],
    ['of a visitor with GPC is not sold', { gpc: true, honeypotFilled: true, state: 'WA' }, heldBecause(gpcReason)],
    ['of somebody who asks for funding goes to those of that kind too', { leadType: 'funding' }, { ...all, lender: 'pending' }],
    ['that is not qualified goes to those who take all', { qualified: false }, { ...all, choosy: undefined }],
    [
      'about no accident goes nowhere',
      { qualified: false, disqualifiedBy: 'motor_vehicle_accident|no' },
      Object.fromEntries(['helper', 'harbor', 'exchange'].map((name) => [name, noAccidentReason])),
    ],
    ['of a state where nobody takes cases is not sold', { served: false }, heldBecause(unservedReason)],
    ['of somebody who sends many is not sold', { repeated: true }, heldBecause(repeatedReason)],
    ['of a script is not sold', { honeypotFilled: true, state: 'WA' }, heldBecause(honeypotReason)],
    [
      'of a held state goes to the seller that is named alone',
      { state: 'WA' },
      { ...heldBecause(heldStateReason('WA')), harbor: 'pending' },
    ],
    ['of no known state likewise', { state: '' }, { ...heldBecause(unknownStateReason), harbor: 'pending' }],
    [
      'is not sold to a firm that is no seller',
      { agreement: { ...plain.agreement, names: ['Elm & Oak'] } },
      { ...all, harbor: notNamedReason },
    ],
    ['goes to the buyer chosen, in any case, and to those who sell on', chosen('HARBOR LAW'), all],
    ['goes to no buyer that was not chosen', chosen('Rivera & Stone'), { ...all, harbor: notNamedReason }],
    ['goes to nobody where the brand alone was chosen', chosen('Auto Accident Team'), heldBecause(notNamedReason)],
    ['goes to nobody where nobody was chosen', chosen(), heldBecause(notNamedReason)],
  ])('%s', (_what, change, expected) => expect(rows(change)).toEqual(expected));
});

it.each<[string, boolean, Partial<LeadFacts>]>([
  ['a lead that is sold', true, {}],
  ['a disqualified lead that some take', true, { qualified: false }],
  ['a lead that one named buyer alone gets', true, { state: 'WA' }],
  ['a lead of Global Privacy Control', false, { gpc: true }],
  ['a lead held everywhere', false, chosen()],
  ['a lead about no accident', false, { disqualifiedBy: 'motor_vehicle_accident|no' }],
])('%s may bring a call: %s', (_what, expected, change) => {
  expect(plan.mayCall(plan.forLead({ ...plain, ...change }))).toBe(expected);
});

it.each([
  ['a destination without a partner calls nobody', {}, false],
  ['a stand-in counts as a partner that calls', { hasStandIns: true }, true],
] as const)('%s', (_what, options, expected) => {
  const away = createDeliveryPlanner(
    [{ ...to('exchange', 'lead', { sale: 'resells' }), url: undefined } as Destination],
    [],
    options,
  );
  expect(away.mayCall(away.forLead(plain))).toBe(expected);
});

it.each<[string, Partial<LeadFacts>, readonly string[]]>([
  ['goes to those alone, and to what is no sale', { destinations: ['harbor', 'lender'] }, ['helper', 'harbor']],
  ['goes to no sale where none of them is left', { destinations: ['gone'] }, ['helper']],
  ['of a test goes to their test addresses', { destinations: ['exchange'], isTest: true }, ['exchange-test']],
])('a lead of a campaign that names destinations %s', (_what, change, expected) => {
  const tested = ['harbor', 'exchange'].map((name) => to(`${name}-test`, 'test lead', { sale: 'resells', testOf: name }));
  const planned = createDeliveryPlanner([...destinations, ...tested], []).forLead({ ...plain, ...change });
  expect(planned.map(({ destination }) => destination)).toEqual(expected);
});

it('without held states every lead is sold, wherever it is from', () => {
  const open = createDeliveryPlanner(destinations, []);
  for (const state of ['WA', '']) expect(rows({ state }, open)).toEqual(all);
});

it('messages and privacy requests go to their destinations; a destination without an address is reported', () => {
  expect(plan.forMessage()).toEqual([{ destination: 'slack', state: 'no_partner', reason: '' }]);
  expect(plan.forPrivacyRequest()).toEqual([{ destination: 'desk', state: 'pending', reason: '' }]);
});
