import { describe, expect, it } from 'vitest';
import { accidentLimitExceeded, isComparativeFault, stateByCode, states } from './states.ts';

describe('state data', () => {
  it('has 50 states and DC, each once', () => {
    expect(states).toHaveLength(51);
    expect(new Set(states.map(({ state }) => state)).size).toBe(51);
  });
  it('names each state by a name that its code abbreviates', () => {
    for (const { state, shortState } of states)
      expect(state).toMatch(new RegExp(`^${shortState[0]}[a-z]*.*${shortState[1]}`, 'i'));
  });
  it('has the years that the specification and its table of states give', () => {
    const given: Record<number, string> = {
      1: 'KY LA TN',
      2: 'AL AK AZ CA CT DE GA HI ID IL IN IA KS MN NV NJ OH OK OR PA TX VA WV',
      3: 'AR CO DC MD MA MI MS MT NH NM NY NC RI SC SD VT WA WI',
      4: 'FL NE UT WY',
      5: 'MO',
      6: 'ME ND',
    };
    for (const [years, codes] of Object.entries(given)) {
      for (const code of codes.split(' ')) expect(stateByCode(code)?.years).toBe(Number(years));
    }
    expect(Object.values(given).flatMap((codes) => codes.split(' '))).toHaveLength(states.length);
  });
  it('accepts codes in any case, and no others', () => {
    expect(stateByCode('ca')?.state).toBe('California');
    for (const code of ['', 'PR', 'XX', undefined, '__proto__']) expect(stateByCode(code)).toBeUndefined();
  });
  it('counts 46 states of comparative fault', () => {
    expect(states.filter(({ shortState }) => isComparativeFault(shortState))).toHaveLength(46);
    expect(['AL', 'DC', 'MD', 'NC', 'VA', 'PR', undefined].some(isComparativeFault)).toBe(false);
  });
});

describe('accidentLimitExceeded', () => {
  it.each(states.map(({ shortState, years }) => [shortState, years] as const))(
    '%s: only past %d years of whole months',
    (code, years) => {
      expect(accidentLimitExceeded({ months: 12 * years }, code)).toBe(false);
      expect(accidentLimitExceeded({ months: 12 * years + 1 }, code)).toBe(true);
    },
  );
  it('is not exceeded where state or date is unknown', () => {
    expect(accidentLimitExceeded({ months: 999 }, undefined)).toBe(false);
    expect(accidentLimitExceeded({ months: 999 }, 'PR')).toBe(false);
    expect(accidentLimitExceeded(undefined, 'CA')).toBe(false);
  });
});
