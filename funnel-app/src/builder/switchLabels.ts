import { type FlowId, flows } from '#contract/flows/index.ts';
import { type English, type Say, sayIn } from '#design-system/samples/say.ts';
import type { SwitchName, SwitchOwner, switches } from '#design-system/switches/switches.ts';
import { brands } from '#themes/brands.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { marks } from '#themes/logos/marks.ts';
import { type LogoVersion, logoParts, markIds } from '#themes/logos/versions.ts';
import { themeById } from '#themes/registry.ts';

type Spaced<Id extends string> = Id extends `${infer Word}-${infer Rest}` ? `${Word} ${Spaced<Rest>}` : Id;

/** `car-accident` -> `Car accident`. */
const toSentence = <Id extends string>(id: Id) =>
  (id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')) as Capitalize<Spaced<Id>>;

const english = sayIn('en');

/** A switch's name as a marketer reads it. */
export const titleOf = (name: SwitchName, say: Say = english): string => say(name === 'lang' ? 'Language' : toSentence(name));

const schemes = { light: 'As drawn', dark: 'Dark', system: 'As the device asks' } as const;

/** Where the values of a switch have names of their own. */
const names: Partial<Record<SwitchName, (value: string, say: Say) => string>> = {
  theme: (id) => themeById(id).name,
  brand: (id) => brands[id as keyof typeof brands].name,
  lang: (id) => (id === 'en' ? 'English' : 'Español'),
  logo: (version, say) => `${version} ${say(lockups[logoParts(version as LogoVersion).lockup].name)}`,
  scheme: (value, say) => say(schemes[value as keyof typeof schemes]),
  // a family's name is the same in any language
  font: (id, say) => (id === 'theme' ? say('The theme’s own') : id === 'system' ? say('System') : toSentence(id)),
};

type Named = 'theme' | 'brand' | 'lang' | 'logo' | 'scheme' | 'font';
type Value = Extract<(typeof switches)[Exclude<SwitchName, Named>], { default: string }>['values'][number];

/** A value as a marketer reads it. */
export const nameOf = (name: SwitchName, value: string, say: Say = english): string =>
  names[name]?.(value, say) ?? say(toSentence(value as Value));

/** The switches of one owner stand together. */
export const switchGroups = {
  design: 'Look',
  growth: 'Questions and layout',
  compliance: 'Trust',
} as const satisfies Readonly<Record<SwitchOwner, English>>;

interface Section {
  readonly label: English | undefined;
  readonly values: readonly string[];
}

/** Values in groups of their own, where the list is long. */
export function sections(name: SwitchName, values: readonly string[]): readonly Section[] {
  if (name !== 'logo') return [{ label: undefined, values }];
  return markIds.map((mark) => ({
    label: marks[mark].name,
    values: values.filter((version) => logoParts(version as LogoVersion).mark === mark),
  }));
}

export const flowNames = (say: Say) => flows.map(({ id }) => ({ id, name: say(toSentence(id as FlowId)) }));
