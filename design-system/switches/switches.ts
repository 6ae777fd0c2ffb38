/**
 * The one list of visual switches; parser, toolbar, campaign types and docs derive from it.
 * Themes, logos and brands have registries of their own (themes/switches.ts). See docs/spec/campaigns.md#visual-switches.
 */

import type { Exclusion } from './defineSwitches.ts';

export type SwitchOwner = 'design' | 'growth' | 'compliance';

interface SwitchInfo<P extends string> {
  /** Its purpose, in one line. */
  readonly purpose: P;
  /** The owner, who decides on its removal. */
  readonly owner: SwitchOwner;
  /** The day (ISO) by which its experiment is decided and it is removed, or `permanent`. */
  readonly expires: string;
  /** False: named, but nothing reads it yet; the parser then only ever answers its default. */
  readonly built: boolean;
  /** The only steps that it affects, by name; absent where it affects more. */
  readonly concerns?: readonly string[];
  /** The query parameter, where it is not the switch's own name. */
  readonly query?: string;
}

interface ListedSwitch<V extends string, P extends string = string> extends SwitchInfo<P> {
  readonly values: readonly V[];
  readonly default: NoInfer<V>;
}

interface RegistrySwitch<P extends string = string> extends SwitchInfo<P> {
  readonly values: 'registry';
}

export type SwitchDefinition = ListedSwitch<string> | RegistrySwitch;

const listed = <const V extends string, const P extends string>(definition: ListedSwitch<V, P>): ListedSwitch<V, P> => definition;
const fromRegistry = <const P extends string>(about: SwitchInfo<P>): RegistrySwitch<P> => ({ values: 'registry', ...about });

export const switches = {
  theme: fromRegistry({ purpose: 'Which of the themes dresses the page', owner: 'design', expires: 'permanent', built: true }),
  brand: fromRegistry({ purpose: 'Review one brand on the host of another', owner: 'design', expires: 'permanent', built: true }),
  logo: fromRegistry({ purpose: 'Which mark and lock-up the header shows', owner: 'design', expires: 'permanent', built: true }),
  lang: listed({
    values: ['en', 'es'],
    default: 'en',
    purpose: 'The language of everything on the page',
    owner: 'growth',
    expires: 'permanent',
    built: true,
  }),
  progress: listed({
    values: ['original', 'v1', 'v2', 'hidden'],
    default: 'original',
    purpose: 'How the visitor sees how far along they are',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  percent: listed({
    values: ['shown', 'hidden'],
    default: 'shown',
    purpose: 'The percent figure with the progress bar',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  grid: listed({
    values: ['one', 'two'],
    default: 'one',
    purpose: 'Answers in one column or two',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  rounded: listed({
    values: ['off', 'on'],
    default: 'off',
    purpose: 'Pill-shaped buttons and answers in any theme',
    owner: 'design',
    expires: '2027-06-30',
    built: true,
  }),
  guarantee: listed({
    values: ['shown', 'hidden'],
    default: 'shown',
    purpose: 'The privacy guarantee under the answers',
    owner: 'compliance',
    expires: '2027-06-30',
    built: true,
  }),
  reassurance: listed({
    values: ['off', 'on'],
    default: 'off',
    purpose: 'A word of thanks after the long stretch of questions, and by first name at the end',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  // assumed: three alternatives, worded in the funnel's content
  header: listed({
    values: ['default', 'alt1', 'alt2', 'alt3'],
    default: 'default',
    purpose: 'The wording of the opening screen; every question after it keeps its own',
    concerns: ['StartPath', 'StartPathTicket', 'ShowQuestions', 'OnePageForm'],
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  start: listed({
    values: ['button', 'question'],
    default: 'button',
    purpose: 'A start screen with its button, or the first question at once where a tap answers it',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  lawyer: listed({
    values: ['default', 'rearranged'],
    default: 'default',
    purpose: 'The order of the answers to "Do you have a lawyer?"',
    concerns: ['HasLawyer'],
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  // assumed: off for every campaign until it says so
  scheme: listed({
    values: ['light', 'dark', 'system'],
    default: 'light',
    purpose: 'The theme as it is drawn, turned to dark ground, or as the visitor’s device asks',
    owner: 'design',
    expires: 'permanent',
    built: true,
  }),
  // assumed: `theme`, each theme's own pairing, is the default
  font: listed({
    values: ['theme', 'system', 'source-sans', 'figtree', 'barlow', 'lora'],
    default: 'theme',
    purpose: 'One family throughout, in place of the pairing of the theme',
    owner: 'design',
    expires: '2027-06-30',
    built: true,
  }),
  proof: listed({
    values: ['off', 'on'],
    default: 'off',
    purpose: 'Social proof under the questions: three facts, then testimonials',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  timeframe: listed({
    values: ['list', 'grid', 'inline'],
    default: 'list',
    purpose: 'The layout of the "When was the accident?" answers, in flows that offer time frames and do not ask for a date',
    concerns: ['SocialDropWhenWasTheAccident'],
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  redesign: listed({
    values: ['off', 'on'],
    default: 'off',
    purpose: 'The look of the social-media variant: one narrow column, lettered pill answers, how it works below',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
  meter: listed({
    values: ['auto', 'yes', 'no'],
    default: 'auto',
    purpose: 'The compensation meter of accident flows; estimate shows it unless told not to',
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
    query: 'show-meter',
  }),
  combined: listed({
    values: ['off', 'on'],
    default: 'off',
    purpose: 'The last two steps in one (AllPii), in flows that have it',
    concerns: ['AllPii'],
    owner: 'growth',
    expires: '2027-06-30',
    built: true,
  }),
} as const satisfies Record<string, SwitchDefinition>;

export type SwitchName = keyof typeof switches;

type RegistryName = { [N in SwitchName]: (typeof switches)[N] extends RegistrySwitch ? N : never }[SwitchName];
type ListedName = Exclude<SwitchName, RegistryName>;

/** The values of the switches that the registries list. */
export type Registries = { readonly [N in RegistryName]: readonly string[] };

type ListedValues = { readonly [N in ListedName]: (typeof switches)[N]['values'][number] };

/** One value for each switch. With the registries' own types `theme`, `logo` and `brand` are exact too (themes/switches.ts). */
export type Switches<R extends Registries = Registries> = ListedValues & { readonly [N in RegistryName]: R[N][number] };

export interface IllegalCombination<Reason extends string = string> extends Exclusion<ListedValues> {
  readonly because: Reason;
}

const asksAtOnce = { name: 'start', value: 'question' } as const;

const combinations = [
  {
    when: { name: 'redesign', value: 'on' },
    never: { name: 'grid', value: 'two' },
    because: 'its lettered answers have no room beside one another in its narrow column',
  },
  {
    when: { name: 'redesign', value: 'on' },
    never: { name: 'rounded', value: 'on' },
    because: 'its answers are pills by themselves: it would look the same',
  },
  {
    when: { name: 'progress', value: 'hidden' },
    never: { name: 'percent', value: 'hidden' },
    because: 'there is no figure without a bar: it would look the same',
  },
  ...(['alt1', 'alt2', 'alt3'] as const).map((value) => ({
    when: asksAtOnce,
    never: { name: 'header', value } as const,
    because: 'there is no opening screen to word: it would look the same' as const,
  })),
] as const satisfies readonly IllegalCombination[];

/** Includes pairs that look like the first alone: as cells of an experiment they would blur its result. */
export const illegalCombinations: readonly IllegalCombination<(typeof combinations)[number]['because']>[] = combinations;

/** Why these switches do not go together; empty when they do. */
export const illegalCombinationsIn = (chosen: Readonly<Partial<Record<SwitchName, string>>>) =>
  illegalCombinations.filter(({ when, never }) => chosen[when.name] === when.value && chosen[never.name] === never.value);

export const switchNames = Object.keys(switches) as readonly SwitchName[];

/** The query parameter that sets a switch (`show-meter` for `meter`, otherwise its name). */
export const queryNameOf = (name: SwitchName): string => (switches[name] as SwitchDefinition).query ?? name;

/** Every value that a switch may take. */
export function valuesOf(name: SwitchName, registries: Registries): readonly string[] {
  const definition: SwitchDefinition = switches[name];
  return definition.values === 'registry' ? registries[name as RegistryName] : definition.values;
}
