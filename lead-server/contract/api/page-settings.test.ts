import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advertisingRule } from './page-settings.ts';

const asking = ['DE', 'US-WA'];
it.each([
  [{ region: undefined }, 'allowed'],
  [{ region: 'US' }, 'allowed'],
  [{ region: 'US-NY' }, 'allowed'],
  [{ region: 'US-WA' }, 'ask'],
  [{ region: 'DE' }, 'ask'],
  [{ region: 'DE-BY' }, 'ask'],
  [{ region: '' }, 'ask'],
  [{ region: 'DE', answer: 'yes' }, 'allowed'],
  [{ region: 'US', answer: 'no' }, 'never'],
  [{ region: 'DE', answer: 'maybe' }, 'ask'],
] as const)('%j: %s', (facts, verdict) => {
  expect(advertisingRule({ gpc: false, answer: undefined, asking, ...facts })).toBe(verdict);
});

it('advertising never loads with Global Privacy Control, nor without a yes in a region that asks', () => {
  const region = fc.constantFrom(undefined, '', 'US', 'US-WA', 'DE', 'DE-BY', 'FR');
  fc.assert(
    fc.property(fc.boolean(), fc.constantFrom(undefined, 'yes', 'no', 'x'), region, (gpc, answer, where) => {
      const verdict = advertisingRule({ gpc, answer, region: where, asking });
      if (gpc) expect(verdict).toBe('never');
      if (verdict === 'allowed' && (where === '' || where === 'US-WA' || where?.startsWith('DE'))) expect(answer).toBe('yes');
    }),
  );
});
