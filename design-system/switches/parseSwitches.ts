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

/** What a campaign and its brand set: every switch that comes from a registry, and any of the others. */
export type SwitchDefaults<R extends Registries> = Partial<Switches<R>> & Pick<Switches<R>, keyof Registries>;

/**
 * Reads the switches of a page's address (decisions 3). Unknown names are ignored; a value that is not on the list falls back to
 * the campaign's default, and a default that is not on it to the switch's own; a repeated name counts once, the first. A switch
 * that is not built keeps its own default whatever is asked, and so does the one that gives way in an illegal combination. Only values
 * of the lists come out, so nothing that a visitor typed ever reaches the page.
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
