import { expect, it } from 'vitest';
import { defineSwitches } from './defineSwitches.ts';

const switches = defineSwitches(
  {
    columns: { values: ['one', 'two'], default: 'one' },
    rounded: { values: ['off', 'on'], default: 'off', query: 'round' },
  },
  [{ when: { name: 'columns', value: 'two' }, never: { name: 'rounded', value: 'on' } }],
);
const parse = (query: string, defaults = {}) => switches.parse(new URLSearchParams(query), defaults);

it.each([
  ['', {}, { columns: 'one', rounded: 'off' }],
  ['round=on', {}, { columns: 'one', rounded: 'on' }],
  ['rounded=on&columns=three', {}, { columns: 'one', rounded: 'off' }],
  ['columns=three', { columns: 'two' }, { columns: 'two', rounded: 'off' }],
  ['columns=one', { columns: 'two' }, { columns: 'one', rounded: 'off' }],
  ['columns=two&round=on', {}, { columns: 'two', rounded: 'off' }],
])('the address ?%s over the defaults %o gives %o', (query, defaults, chosen) => expect(parse(query, defaults)).toEqual(chosen));
