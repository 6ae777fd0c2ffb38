import { expect, it } from 'vitest';
import {
  erasedReason,
  gpcReason,
  heldStateReason,
  manualReviewReasonTexts,
  noAccidentReason,
  optedOutReason,
  refusedReason,
  unconfirmedReason,
  unservedReason,
  waitingReason,
} from '../delivery/hold-policy.ts';
import { processorDestination } from '../privacy/privacy-destinations.ts';
import type { DeliveryState } from '../store/records.ts';
import { writtenOffReason } from '../store/rows.ts';
import { canAct, deskActs } from './delivery-acts.ts';

const sales = new Set(['exchange']);
type Verdict = 'accepted' | 'rejected' | 'returned';
const actsOn = (
  state: DeliveryState,
  { reason = '', destination = 'exchange', verdict = undefined as Verdict | undefined } = {},
) => deskActs.filter((act) => canAct(act, { destination, state, reason }, verdict && { verdict }, sales)).join(', ');

it('what waits can be held, and what was given up sent again, held or let go', () => {
  expect(actsOn('pending')).toBe('hold');
  expect(actsOn('dead', { reason: 'HTTP 500' })).toBe('hold, replay, drop');
  expect(actsOn('no_partner')).toBe('replay');
  expect(actsOn('pending', { destination: processorDestination })).toBe('');
});

it('what is held for a person is released or let go, for a state’s law released, and what nobody may sell stays', () => {
  const held = (reason: string) => actsOn('held', { reason });
  for (const reason of manualReviewReasonTexts) expect(held(reason), reason).toBe('release, drop');
  expect(held(heldStateReason('WA'))).toBe('release');
  expect(held(`${writtenOffReason}: they left`)).toBe('release');
  const never = [
    ...[gpcReason, noAccidentReason, unservedReason, optedOutReason],
    ...[erasedReason, unconfirmedReason, waitingReason, refusedReason],
  ];
  for (const reason of never) expect(held(reason), reason).toBe('');
});

it('a buyer gives back what it took, once', () => {
  expect(actsOn('delivered')).toBe('return');
  expect(actsOn('delivered', { verdict: 'accepted' })).toBe('return');
  expect(actsOn('delivered', { verdict: 'rejected' })).toBe('');
  expect(actsOn('delivered', { verdict: 'returned' })).toBe('');
  expect(actsOn('delivered', { destination: 'slack' })).toBe('');
});
