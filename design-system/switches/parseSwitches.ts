import { defineSwitches, type Switch } from './defineSwitches.ts';
import {
  illegalCombinations,
  queryNameOf,
  type Registries,
  type SwitchDefinition,
  type Switches,
  type SwitchName,
  switches,
  switchNames,
  valuesOf,
} from './switches.ts';

/** Switches set by campaign and brand: all from a registry, and any others. */
export type SwitchDefaults<R extends Registries> = Partial<Switches<R>> & Pick<Switches<R>, keyof Registries>;

/**
 * Reads the switches of an address: query over campaign over the switch's own default. One that is not built keeps its default.
 * See docs/spec/campaigns.md#visual-switches.
 */
export function parseSwitches<R extends Registries>(
  query: URLSearchParams,
  defaults: SwitchDefaults<R>,
  registries: R,
): Switches<R> {
  const complete = (name: SwitchName): Switch => {
    const definition: SwitchDefinition = switches[name];
    const own = definition.values === 'registry' ? String(defaults[name]) : definition.default;
    return { values: definition.built ? valuesOf(name, registries) : [own], default: own, query: queryNameOf(name) };
  };
  const list = Object.fromEntries(switchNames.map((name) => [name, complete(name)]));
  return defineSwitches(list, illegalCombinations).parse(query, defaults) as Switches<R>;
}
