import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableBuyersExtras, buyersFrom, chosenBuyersExtras, fixedBuyersExtras } from './buyersConsent.ts';
import { sampleBuyerGroups } from './sampleBuyerGroups.ts';

const buyer = fc.record({
  name: fc.string({ minLength: 1 }).filter((name) => !name.includes('|')),
  ids: fc.array(fc.stringMatching(/^\d{1,6}$/), { minLength: 1, maxLength: 3 }),
});
const buyers = fc.array(buyer, { maxLength: 6 });

describe('the fields of buyers consent', () => {
  it('read back as the buyers that were written', () => {
    fc.assert(
      fc.property(buyers, (possible) => {
        expect(buyersFrom(chosenBuyersExtras(possible, [], []))).toEqual(possible);
      }),
    );
  });

  it('count the listed buyers, and say whether the visitor changed the proposal', () => {
    fc.assert(
      fc.property(buyers, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (possible, ticks) => {
        const chosen = possible.filter((_, index) => ticks[index]);
        const leadExtras = chosenBuyersExtras(possible, possible, chosen);
        expect(leadExtras.selected_buyers_number).toBe(String(chosen.length));
        expect(leadExtras.all_possible_buyers_number).toBe(String(possible.length));
        expect(leadExtras.selected_buyers_changed).toBe(chosen.length === possible.length ? 'no' : 'yes');
      }),
    );
  });

  it('record consent with buyers, and none with empty lists, chosen or after a timeout', () => {
    const one = [{ name: 'A', ids: ['1'] }];
    expect(availableBuyersExtras({ selected: one, possible: one })).toMatchObject({
      '1_to_1_consent': 'yes',
      '1_to_1_timeout': 'no',
    });
    expect(availableBuyersExtras({ selected: [], possible: [] })).toMatchObject({
      '1_to_1_consent': 'no',
      '1_to_1_timeout': 'no',
    });
    expect(availableBuyersExtras(undefined)).toMatchObject({
      '1_to_1_consent': 'no',
      '1_to_1_timeout': 'yes',
      all_possible_buyer_ids: '',
      selected_buyers: '',
    });
  });

  it.each([
    ['d1', 1],
    ['d2', 5],
    ['x1', 1],
  ] as const)('of the fixed group %s: the default buyer first, then %i, each with three ids', (group, size) => {
    const [first, ...rest] = buyersFrom(fixedBuyersExtras(sampleBuyerGroups[group]));
    expect(first).toEqual({ name: 'Auto Accident Team', ids: ['8674'] });
    expect(rest).toHaveLength(size);
    for (const { ids } of rest) expect(ids).toHaveLength(3);
    expect(fixedBuyersExtras(sampleBuyerGroups[group])['1_to_1_consent']).toBe('yes');
  });
});
