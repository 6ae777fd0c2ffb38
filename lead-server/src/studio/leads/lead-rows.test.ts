import { describe, expect, it } from 'vitest';
import { saleTo } from '../../delivery/destinations.ts';
import { notNamedReason } from '../../delivery/hold-policy.ts';
import { deliveryView, leadRow, whatBecameOf } from './lead-rows.ts';

const sales = new Map([['exchange', saleTo('Harbor Law')]]);
const delivery = (state: string, more: object = {}) => ({ destination: 'exchange', state, reason: '', ...more });
const lead = (state: string, deliveries: readonly object[], replies: readonly object[] = []) =>
  ({ row: { id: 'a', receivedAt: 1, state, deliveries }, replies }) as never;
const reply = (verdict: string, more: object = {}) => ({ destination: 'exchange', verdict, ...more });
const content = { is: 'lead', record: { sent: { state: 'NV', dq_reason: 'has a lawyer' }, meta: { flow: 'main' } } } as never;

describe('what became of a lead', () => {
  it.each([
    ['held', lead('pending', [delivery('held', { reason: notNamedReason })]), 'held'],
    ['given up', lead('pending', [delivery('dead', { reason: 'HTTP 500' })]), 'given up'],
    ['accepted by its buyer', lead('pending', [delivery('delivered')], [reply('accepted')]), 'accepted'],
    ['refused by its buyer', lead('pending', [delivery('delivered')], [reply('rejected', { reason: 'duplicate' })]), 'refused'],
    ['given back by its buyer', lead('pending', [delivery('delivered')], [reply('returned')]), 'returned'],
    ['on its way', lead('pending', [delivery('pending')]), 'sending'],
    ['sent, without a reply', lead('pending', [delivery('delivered')]), 'sent'],
    ['held for nobody', lead('pending', [delivery('held', { reason: 'written off' })]), 'not sold'],
    ['refused before it was a lead', lead('refused', []), 'incomplete'],
    ['of a test visit', lead('test', [delivery('delivered')]), 'test'],
    ['not qualified, and sold to nobody', lead('disqualified', [delivery('held', { reason: 'it is unfit' })]), 'not qualified'],
    ['not qualified, and wanted', lead('disqualified', [delivery('delivered')]), 'sent'],
    ['sent where nobody buys', lead('pending', [{ ...delivery('dead'), destination: 'helper' }]), 'no partner'],
    ['of no partner', lead('pending', []), 'no partner'],
    ['not qualified', lead('disqualified', []), 'not qualified'],
    ['erased', lead('erased', [delivery('delivered')]), 'erased'],
  ])('%s', (_, each, outcome) => expect(whatBecameOf(each, sales).outcome).toBe(outcome));
});

it('a row names its buyer and what was paid where it was taken, and the reason where it was not', () => {
  const taken = lead(
    'pending',
    [delivery('delivered')],
    [reply('accepted', { priceCents: 4000 }), reply('accepted', { priceCents: 500 })],
  );
  expect(leadRow(taken, content, sales)).toMatchObject({
    outcome: 'accepted',
    cents: 4500,
    buyer: 'Harbor Law',
    state: 'NV',
    reason: '',
  });
  const unfit = leadRow(lead('disqualified', []), content, sales);
  expect([unfit.reason, unfit.buyer, 'cents' in unfit]).toEqual(['has a lawyer', '', false]);
  const refused = leadRow(lead('pending', [delivery('delivered')], [reply('rejected', { reason: 'duplicate' })]), content, sales);
  expect([refused.reason, 'cents' in refused]).toEqual(['duplicate', false]);
  expect(leadRow(taken, undefined, sales)).toMatchObject({ unreadable: true, state: '' });
});

describe('a delivery of a lead’s page', () => {
  const stored = delivery('pending', { attempts: 2, updatedAt: 5, nextAt: 9 }) as never;
  const view = (each: never, of = lead('accepted', [each]), isConfigured = true) => deliveryView(each, of, sales, isConfigured);
  const plain = { destination: 'exchange', buyer: 'Harbor Law', isSale: true, reason: '', attempts: 2, updatedAt: 5 };

  it('says when it is tried next while it waits', () => {
    expect(view(stored)).toEqual({ ...plain, state: 'pending', nextAt: 9, may: ['hold'] });
    expect(view({ ...(stored as object), destination: 'helper' } as never)).toMatchObject({ buyer: '', isSale: false });
  });

  it('has what its buyer said', () => {
    const sent = { ...(stored as object), state: 'delivered' } as never;
    const said = { reason: 'of another state', at: 7 };
    const other = { destination: 'ingest', verdict: 'rejected' };
    const answered = lead('accepted', [sent], [other, reply('accepted', { ...said, priceCents: 4000 })]);
    expect(view(sent, answered)).toEqual({
      ...{ ...plain, state: 'delivered', may: ['return'] },
      reply: { ...said, verdict: 'accepted', cents: 4000 },
    });
    expect(view(sent, lead('accepted', [sent], [reply('rejected', said)]))).toEqual({
      ...{ ...plain, state: 'delivered', may: [] },
      reply: { ...said, verdict: 'rejected' },
    });
  });

  it('is sent again only to an address, and never of an erased lead', () => {
    const dead = { ...(stored as object), state: 'dead' } as never;
    expect(view(dead).may).toEqual(['hold', 'replay', 'drop']);
    expect(view(dead, lead('accepted', [dead]), false).may).toEqual(['hold', 'drop']);
    expect(view(dead, lead('erased', [dead])).may).toEqual([]);
  });
});
