import { defineSwitches } from 'accident-survey-design-system/switches';

/** What an address may change: `?layout=grid`. A default that is not among the values is a type error. */
export const switches = defineSwitches(
  {
    theme: { values: ['garden', 'built-garden', '1'], default: 'garden' },
    layout: { values: ['stack', 'grid'], default: 'stack' },
    rounded: { values: ['off', 'on'], default: 'off', query: 'round' },
  },
  // two columns have no room for round ends: `rounded` then keeps its default
  [{ when: { name: 'layout', value: 'grid' }, never: { name: 'rounded', value: 'on' } }],
);

export type Switches = ReturnType<typeof switches.parse>;
