import { describe, expect, it } from 'vitest';
import { createDeliveryPlanner, type LeadFacts } from './delivery-plan.ts';
import type { Destination } from './destinations.ts';
import { gpcReason, heldStateReason, honeypotReason, repeatedReason, unknownStateReason, unservedReason } from './hold-policy.ts';

/** As much of a destination as decides what goes to it. */
const to = (name: string, takes: Destination['takes'], buyer?: string): Destination =>
  ({ name, takes, url: 'https://partner.example', buyer }) as Destination;
const destinations = [
  to('helper', 'lead'),
  to('harbor', 'lead', 'Harbor Law'),
  to('nameless', 'lead', ''),
  to('webhook', 'lead with bad words'),
  { ...to('slack', 'message'), url: undefined } as Destination,
  to('desk', 'privacy request'),
];
const plain: LeadFacts = {
  flow: 'main',
  badWords: false,
  gpc: false,
  honeypotFilled: false,
  state: 'NY',
  consentedTo: '',
  consentKnown: true,
  served: true,
  repeated: false,
  disqualifiedBy: '',
};
const plan = createDeliveryPlanner(destinations, ['WA', 'NV']);

/** Who gets a lead, and why the others do not. */
const rows = (change: Partial<LeadFacts>, planned = plan) =>
  Object.fromEntries(
    planned
      .forLead({ ...plain, ...change })
      .map(({ destination, state, reason }) => [destination, state === 'held' ? reason : state]),
  );
const all = { helper: 'pending', harbor: 'pending', nameless: 'pending' };
const heldBecause = (reason: string) => ({ helper: 'pending', harbor: reason, nameless: reason });

// one plan serves every lead, and remembers what it has planned: each case comes after others
describe.each(['at first', 'once more'])('a lead, %s', () => {
  it.each<[string, Partial<LeadFacts>, object]>([
    ['goes to every taker', {}, all],
    ['with bad words goes to the webhook too', { badWords: true }, { ...all, webhook: 'pending' }],
    ['of a visitor with GPC is not sold', { gpc: true, honeypotFilled: true, state: 'WA' }, heldBecause(gpcReason)],
    ['of a state where nobody takes cases is not sold', { served: false }, heldBecause(unservedReason)],
    ['of somebody who sends many is not sold', { repeated: true }, heldBecause(repeatedReason)],
    ['of a script is not sold', { honeypotFilled: true, state: 'WA' }, heldBecause(honeypotReason)],
    ['of a held state is not sold', { state: 'WA' }, heldBecause(heldStateReason('WA'))],
    ['of another held state is held for that one', { state: 'NV' }, heldBecause(heldStateReason('NV'))],
    ['of no known state is not sold', { state: '' }, heldBecause(unknownStateReason)],
    [
      'of a held state is sold to the buyer that the consent names, in any case',
      { state: 'WA', consentedTo: 'I agree to calls from HARBOR LAW.' },
      { ...heldBecause(heldStateReason('WA')), harbor: 'pending' },
    ],
    [
      'of no known state is sold to the buyer that the consent names',
      { state: '', consentedTo: 'harbor law' },
      { ...heldBecause(unknownStateReason), harbor: 'pending' },
    ],
  ])('%s', (_what, change, expected) => expect(rows(change)).toEqual(expected));
});

it('where no state is held every lead is sold, wherever it is from', () => {
  const open = createDeliveryPlanner(destinations, []);
  for (const state of ['WA', '']) expect(rows({ state }, open)).toEqual(all);
});

it('messages and privacy requests go to those who take them; where no address is set that is said', () => {
  expect(plan.forMessage()).toEqual([{ destination: 'slack', state: 'no_partner', reason: '' }]);
  expect(plan.forPrivacyRequest()).toEqual([{ destination: 'desk', state: 'pending', reason: '' }]);
});
