/** A visual choice that an address makes: `?grid=two`. */
export interface Switch<Value extends string = string> {
  readonly values: readonly Value[];
  readonly default: NoInfer<Value>;
  /** The query parameter, where it is not the switch's own name. */
  readonly query?: string;
}

/** One value of one switch. */
export type SwitchChoice<Values> = {
  [Name in keyof Values]: { readonly name: Name; readonly value: Values[Name] };
}[keyof Values];

/** Two choices that exclude each other: the second switch then keeps its default. */
export interface Exclusion<Values> {
  readonly when: SwitchChoice<Values>;
  readonly never: SwitchChoice<Values>;
}

export interface SwitchList<Values> {
  /**
   * The switches of an address: its query, over `defaults`, over each switch's own default. Unknown names are ignored and bad
   * values fall back, so that only listed values come out.
   */
  parse(query: URLSearchParams, defaults?: Readonly<Partial<Values>>): Values;
}

/** Lists an application's switches. A default that is not among the values is a type error. */
export function defineSwitches<const Values extends Readonly<Record<string, string>>>(
  switches: { readonly [Name in keyof Values]: Switch<Values[Name]> },
  exclusions: readonly Exclusion<NoInfer<Values>>[] = [],
): SwitchList<Values> {
  const list = Object.entries(switches) as unknown as readonly (readonly [string, Switch])[];
  return {
    parse(query, defaults) {
      const chosen = Object.fromEntries(
        list.map(([name, { values, default: own, query: parameter = name }]) => {
          const asked = [query.get(parameter), defaults?.[name]];
          return [name, asked.find((value) => value != null && values.includes(value)) ?? own];
        }),
      ) as Record<keyof Values, string>;
      const givesWay = exclusions.filter(
        ({ when, never }) => chosen[when.name] === when.value && chosen[never.name] === never.value,
      );
      for (const { never } of givesWay) chosen[never.name] = switches[never.name].default;
      return chosen as Values;
    },
  };
}
