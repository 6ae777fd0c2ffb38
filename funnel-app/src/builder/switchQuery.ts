import { queryNameOf, type SwitchName, switchNames } from '#design-system/switches/switches.ts';

/** Switches as a query, by the names that an address uses. */
export function queryOf(chosen: Readonly<Partial<Record<SwitchName, string>>>): URLSearchParams {
  return new URLSearchParams(
    switchNames.flatMap((name) => {
      const value = chosen[name];
      return value === undefined ? [] : [[queryNameOf(name), value]];
    }),
  );
}
