import { defineSwitches } from 'accident-survey-design-system/switches';
import type { ThemeTokens } from 'accident-survey-design-system/theme';
import { switches } from './switches.ts';
import { garden } from './theme.ts';

/** What the types refuse. */
export const refused = () => {
  // @ts-expect-error a default that is not among the values
  defineSwitches({ columns: { values: ['one', 'two'], default: 'three' } });
  const on = { name: 'a', value: 'on' } as const;
  // @ts-expect-error an exclusion of a value that there is not
  defineSwitches({ a: { values: ['on'], default: 'on' } }, [{ when: { name: 'a', value: 'x' }, never: on }]);
  // @ts-expect-error a campaign's default that is not among the values
  switches.parse(new URLSearchParams(), { layout: 'three' });
  const { radius, ...rest } = garden;
  // @ts-expect-error a theme without its corners
  const missing: ThemeTokens = rest;
  // @ts-expect-error a token that the contract does not name
  const unknown: ThemeTokens = { ...garden, radius: { ...radius, corner: '1px' } };
  return [missing, unknown];
};
