import {
  type IllegalCombination,
  illegalCombinationsIn,
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
 * Reads the switches of an address. Unknown names are ignored and bad values fall back.
 * A switch that is not built keeps its default, and so does one that yields in an illegal combination. Only listed values come
 * out. See docs/spec/campaigns.md#visual-switches.
 */
export function parseSwitches<R extends Registries>(
  query: URLSearchParams,
  defaults: SwitchDefaults<R>,
  registries: R,
): Switches<R> {
  const chosen = Object.fromEntries(switchNames.map((name) => [name, resolveSwitch(name, query, defaults[name], registries)]));
  const givesWay = ({ never: { name } }: IllegalCombination) => [name, (switches[name] as { default: string }).default];
  return { ...chosen, ...Object.fromEntries(illegalCombinationsIn(chosen).map(givesWay)) } as Switches<R>;
}

function resolveSwitch(
  name: SwitchName,
  query: URLSearchParams,
  campaignDefault: string | undefined,
  registries: Registries,
): string | undefined {
  const definition: SwitchDefinition = switches[name];
  const own = definition.values === 'registry' ? campaignDefault : definition.default;
  if (!definition.built) return own;
  const values = valuesOf(name, registries);
  return [query.get(queryNameOf(name)), campaignDefault].find((value) => value != null && values.includes(value)) ?? own;
}
