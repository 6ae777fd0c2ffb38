import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unreadableFields } from './shape.ts';

const variants = ['a', 'b'].map((id) => ({ id, weight: 1, switches: { theme: '1' } }));
const experiment = { name: 'x', owner: 'ana', expires: 'any day', variants };

it('a draft that says anything in the usual shape can be read', () => {
  const switches = { theme: 'none' };
  const texts = { en: { headline: '', proof: ['', '', ''] } };
  const content = {
    path: '/a',
    flow: '',
    oid: 'x',
    switches,
    facts: ['?'],
    verifiesPhone: true,
    texts,
    experiments: [experiment],
  };
  expect(unreadableFields(content)).toEqual([]);
  expect(unreadableFields({ path: '/a', note: 7 })).toEqual([]);
});

it.each([
  ['oid', 81],
  ['switches', { theme: 1 }],
  ['facts', 'nobody'],
  ['verifiesPhone', 'yes'],
  ['texts', { en: 'Hello' }],
  ['experiments', {}],
  ['experiments', [{ ...experiment, variants: 'two' }]],
  ['experiments', [{ ...experiment, variants: [] }]],
  ['experiments', [{ ...experiment, guardrails: 'blocked' }]],
  ['experiments', [{ ...experiment, variants: [{ id: 'a', weight: 1, switches: { theme: {} } }] }]],
])('%s cannot be %j', (field, value) => {
  expect(unreadableFields({ path: '/a', [field]: value })).toEqual([field]);
});

it('any JSON is looked at', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (content) => {
      expect(Array.isArray(unreadableFields(content))).toBe(true);
    }),
  );
});
