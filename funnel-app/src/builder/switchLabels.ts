import { flows } from '#contract/flows/index.ts';
import type { SwitchName, SwitchOwner } from '#design-system/switches/switches.ts';
import { brands } from '#themes/brands.ts';
import { lockups } from '#themes/logos/lockups.ts';
import { marks } from '#themes/logos/marks.ts';
import { type LogoVersion, logoParts, markIds } from '#themes/logos/versions.ts';
import { themeById } from '#themes/registry.ts';

/** `car-accident` -> `Car accident`. */
export const toSentence = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Where a switch's own name says too little. */
const titles: Partial<Record<SwitchName, string>> = {
  lang: 'Language',
  progress: 'Progress bar',
  percent: 'Percent figure',
  grid: 'Answers',
  rounded: 'Round corners',
  guarantee: 'Privacy guarantee',
  reassurance: 'Words of thanks',
  header: 'Opening words',
  start: 'First screen',
  lawyer: 'Lawyer answers',
  scheme: 'Dark mode',
  font: 'Type',
  proof: 'Social proof',
  timeframe: 'Time frames',
  redesign: 'Social-media look',
  meter: 'Compensation meter',
  combined: 'Last two steps in one',
};

/** A switch's name as a marketer reads it. */
export const titleOf = (name: SwitchName): string => titles[name] ?? toSentence(name);

const schemes = { light: 'As drawn', dark: 'Dark', system: 'By device' } as const;

/** Where the values of a switch have names of their own. */
const names: Partial<Record<SwitchName, (value: string) => string>> = {
  theme: (id) => themeById(id).name,
  brand: (id) => brands[id as keyof typeof brands].name,
  lang: (id) => (id === 'en' ? 'English' : 'Español'),
  logo: (version) => `${version} ${lockups[logoParts(version as LogoVersion).lockup].name}`,
  grid: (value) => (value === 'one' ? 'One column' : 'Two columns'),
  scheme: (value) => schemes[value as keyof typeof schemes],
  font: (id) => (id === 'theme' ? 'The theme’s own' : id === 'system' ? 'System' : toSentence(id)),
};

/** A value as a marketer reads it. */
export const nameOf = (name: SwitchName, value: string): string => names[name]?.(value) ?? toSentence(value);

/** The switches of one owner are grouped. */
export const switchGroups = {
  design: 'Look',
  growth: 'Questions and layout',
  compliance: 'Trust',
} as const satisfies Readonly<Record<SwitchOwner, string>>;

interface Section {
  readonly label: string | undefined;
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

export const flowNames = flows.map(({ id }) => ({ id, name: toSentence(id) }));
