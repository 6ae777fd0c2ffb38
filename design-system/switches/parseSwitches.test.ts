import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from './parseSwitches.ts';
import {
  illegalCombinations,
  illegalCombinationsIn,
  queryNameOf,
  type SwitchDefinition,
  switches,
  switchNames,
  valuesOf,
} from './switches.ts';

const registries = { theme: ['1', '6'], brand: ['north', 'south'], logo: ['v1.1', 'v2.2'] } as const;
const defaults = { theme: '1', brand: 'north', logo: 'v1.1' } as const;
const parse = (query: string, campaign = {}) =>
  parseSwitches(new URLSearchParams(query), { ...defaults, ...campaign }, registries);

const known = fc.constantFrom(...switchNames.map(queryNameOf));
const anyQuery = fc.array(
  fc.tuple(fc.oneof(known, fc.string()), fc.oneof(fc.constantFrom('on', 'two', '6', 'v2', 'hidden'), fc.string())),
);

describe('parseSwitches', () => {
  it('gives every switch a value from its own list, whatever is asked', () => {
    fc.assert(
      fc.property(anyQuery, (pairs) => {
        const result = parseSwitches(new URLSearchParams(pairs), defaults, registries);
        expect(Object.keys(result)).toEqual([...switchNames]);
        for (const name of switchNames) expect(valuesOf(name, registries)).toContain(result[name]);
      }),
    );
  });

  it('ignores unknown names', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const unknown = pairs.filter(([name]) => !switchNames.map(queryNameOf).includes(name));
        expect(parseSwitches(new URLSearchParams(unknown), defaults, registries)).toEqual(parse(''));
      }),
    );
  });

  it('never returns an illegal combination; the switch that gives way has its default', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...illegalCombinations), (pairs, { when, never }) => {
        const asked = [[queryNameOf(when.name), when.value], [queryNameOf(never.name), never.value], ...pairs] as [
          string,
          string,
        ][];
        const fromAddress = parseSwitches(new URLSearchParams(asked), defaults, registries);
        const fromCampaign = parse('', { [when.name]: when.value, [never.name]: never.value });
        for (const result of [fromAddress, fromCampaign]) {
          expect(illegalCombinationsIn(result)).toEqual([]);
          expect(result[when.name]).toBe(when.value);
          expect(result[never.name]).toBe(switches[never.name].default);
        }
      }),
    );
  });

  it('accepts every listed value of a built switch', () => {
    for (const name of switchNames) {
      for (const value of valuesOf(name, registries)) {
        expect(parse(`${queryNameOf(name)}=${value}`)[name]).toBe(value);
        expect(parse('', { [name]: value })[name]).toBe(value);
      }
    }
  });

  it('accepts no value of an unbuilt switch', () => {
    const percent = switches.percent as { built: boolean };
    percent.built = false;
    try {
      expect([parse('percent=hidden').percent, parse('', { percent: 'hidden' }).percent]).toEqual(['shown', 'shown']);
    } finally {
      percent.built = true;
    }
  });

  it('falls back to the campaign, then to the switch itself', () => {
    expect(parse('progress=v9', { progress: 'v2' }).progress).toBe('v2');
    expect(parse('progress=v9', { progress: 'v8' }).progress).toBe('original');
    expect(parse('progress=v1', { progress: 'v2' }).progress).toBe('v1');
    expect(parse('theme=99').theme).toBe('1');
  });

  it.each([
    ['redesign=on&grid=two', 'grid', 'one'],
    ['redesign=on&rounded=on', 'rounded', 'off'],
    ['progress=hidden&percent=hidden', 'percent', 'shown'],
    ['show-meter=yes', 'meter', 'yes'],
    ['meter=yes', 'meter', 'auto'],
  ] as const)('of ?%s %s is %s', (query, name, value) => expect(parse(query)[name]).toBe(value));

  it('counts a repeated name once, and lets no markup through', () => {
    expect(parse('grid=two&grid=one').grid).toBe('two');
    expect(parse('theme=%3Cscript%3E&lang=</html>&brand=__proto__')).toEqual(parse(''));
  });
});

describe('the list of switches', () => {
  it('has an expiry that is a day or permanent, two values or more, and its default among them', () => {
    for (const definition of Object.values(switches) as SwitchDefinition[]) {
      expect(definition.expires).toMatch(/^(permanent|\d{4}-\d{2}-\d{2})$/);
      if (definition.values === 'registry') continue;
      expect(new Set(definition.values).size).toBeGreaterThanOrEqual(2);
      expect(definition.values).toContain(definition.default);
    }
  });

  it('has no default in an illegal combination, and no choice that both holds and gives way', () => {
    const givenWay = new Set<string>(illegalCombinations.map(({ never }) => never.name));
    for (const { when, never } of illegalCombinations) {
      expect(never.value).not.toBe(switches[never.name].default);
      expect(when.value).not.toBe(switches[when.name].default);
      expect(givenWay).not.toContain(when.name);
    }
  });

  it('gives each switch a query name of its own', () => {
    expect(new Set(switchNames.map(queryNameOf)).size).toBe(switchNames.length);
  });
});
