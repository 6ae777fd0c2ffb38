import { defineSwitches } from 'accident-survey-design-system/switches';

/** What an address may change: `?columns=two`. A default that is not among the values is a type error. */
export const switches = defineSwitches(
  {
    theme: { values: ['garden', 'built-garden', '1'], default: 'garden' },
    columns: { values: ['one', 'two'], default: 'one' },
    rounded: { values: ['off', 'on'], default: 'off', query: 'round' },
  },
  // two columns have no room for round ends: `rounded` then keeps its default
  [{ when: { name: 'columns', value: 'two' }, never: { name: 'rounded', value: 'on' } }],
);

export type Switches = ReturnType<typeof switches.parse>;
