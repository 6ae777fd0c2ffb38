import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';

const shuffled = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).reverse());

it('gives one text for one body, however it is ordered', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.dictionary(fc.string(), fc.string()))), (body) => {
      expect(canonical(shuffled(body))).toBe(canonical(body));
    }),
  );
});

it('gives different texts for different bodies, and JSON that says the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), fc.string(), (body, name, value) => {
      const other = Object.fromEntries([...Object.entries(body), [name, `${value}!`]]);
      fc.pre(body[name] !== `${value}!`);
      expect(canonical(other)).not.toBe(canonical(body));
      expect(JSON.parse(canonical(body))).toEqual(body);
    }),
  );
});
