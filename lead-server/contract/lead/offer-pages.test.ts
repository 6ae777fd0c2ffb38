import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extremePaths } from '../checker/covering-paths.ts';
import type { Answers, Lead } from '../fields/fields.ts';
import { type FlowId, flowById, flows } from '../flows/index.ts';
import { visitsOf } from '../testing/arbitraries.ts';
import { assessLead } from './assessment.ts';
import { offerPages, partnerPageUrl } from './offer-pages.ts';

const now = new Date('2026-03-10T12:00:00Z');
const lawyer = { reason: 'have_attorney|yes' };
const kinds = (flow: FlowId, sent: Lead, more: object = {}) =>
  offerPages({ sent, rules: [], disqualification: lawyer, ...more }, flowById(flow) as never).map(({ kind }) => kind);

describe('the offer page', () => {
  it.each<[string, FlowId, Lead, object, readonly string[]]>([
    ['main', 'main', {}, {}, ['offer']],
    ['main, rerouted', 'main', {}, { rules: ['reroute'] }, []],
    [
      'main, a lead of the alternate flow',
      'main',
      { with_Lawyer: 'yes', interested_in_psf: 'yes', settled_case: 'no', prior_funding: 'no' },
      {},
      [],
    ],
    ['the short survey, always', 'multi-step', {}, { rules: ['reroute'] }, ['offer']],
    ['DUI, no prior offense', 'dui', { prior_alcohol_related_offense: 'no' }, {}, ['offer']],
    ['DUI, not asked about one', 'dui', {}, {}, ['offer']],
    ['DUI, a prior offense', 'dui', { prior_alcohol_related_offense: 'yes' }, {}, []],
    ['version 7 in a state', 'v7', { state: 'TX' }, {}, []],
    ['version 7 elsewhere', 'v7', { state: 'PR' }, {}, ['offer']],
    ['the third variant', 'third', { affid: '107' }, {}, ['offer', 'lawyer tracker']],
    [
      'the third variant, a new lawyer wanted',
      'third',
      {},
      { disqualification: { reason: 'have_attorney|yes_but_I_want_a_new_lawyer' } },
      ['offer', 'lawyer tracker'],
    ],
    ['the third variant, affiliate 20', 'third', { affid: '20' }, {}, ['offer']],
    ['the third variant, affiliate 23', 'third', { affid: '23' }, {}, ['offer']],
    ['the third variant, another reason', 'third', {}, { disqualification: { reason: 'is_gibberish|yes' } }, ['offer']],
  ])('%s', (_, flow, sent, more, expected) => expect(kinds(flow, sent, more)).toEqual(expected));

  it('carries the ids that the partner counts by, and the reason to the tracker', () => {
    const sent = { lp_campaign_id: 'c1', affid: '107', sub_id: '7', ef_transaction_id: 't1' };
    expect(offerPages({ sent, rules: [], disqualification: lawyer }, flowById('third') as never)).toEqual([
      { kind: 'offer', query: { campaign_id: 'c1', affid: '107', sub_id: '7', ef_transaction_id: 't1' } },
      { kind: 'lawyer tracker', query: { sub1: '107_7', sub2: 'have_attorney|yes' } },
    ]);
  });

  it('leaves unknown values empty', () => {
    expect(offerPages({ sent: {}, rules: [], disqualification: lawyer }, flowById('third') as never)).toEqual([
      { kind: 'offer', query: { campaign_id: '', affid: '', sub_id: '', ef_transaction_id: '' } },
      { kind: 'lawyer tracker', query: { sub1: '_', sub2: 'have_attorney|yes' } },
    ]);
  });

  it.each(flows.map((flow) => [flow.id, flow] as const))('%s: never opens for a qualified visitor', (_, flow) => {
    const judge = (answers: Answers) => assessLead(answers, flow, { now, known: { state: 'PR' } });
    const qualified = extremePaths(flow, { now }).find(({ reason }) => reason === undefined);
    const good = judge(qualified?.answers ?? {});
    expect([good.disqualification, offerPages(good, flow)]).toEqual([undefined, []]);
    assert(
      property(visitsOf(flow, { now }), (answers) => {
        const judged = judge(answers);
        const opens = offerPages(judged, flow).length > 0;
        expect(opens && judged.disqualification === undefined).toBe(false);
        expect(offerPages({ ...judged, disqualification: undefined }, flow)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

it('the address of a partner page keeps its own query and adds what is known; another than of the web is none', () => {
  const page = { query: { sub: 'a b', empty: '' } };
  expect(partnerPageUrl('https://partner.example/offer', page)).toBe('https://partner.example/offer?sub=a%20b');
  expect(partnerPageUrl('https://partner.example/offer?key=1', page)).toBe('https://partner.example/offer?key=1&sub=a%20b');
  expect(partnerPageUrl('ftp://partner.example/offer', page)).toBeUndefined();
});
