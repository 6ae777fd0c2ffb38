import type { Flow } from '../flow/flow.ts';
import { baseStepOf, type StepName, steps } from '../flow/steps.ts';
import { type Locale, locales } from '../text/locale.ts';

/** The part of the funnel's words for a step that is checked; other texts are compared between languages. */
export interface StepText {
  readonly heading: string;
  /** By option id, for steps whose answers are buttons. */
  readonly options?: Readonly<Record<string, string>>;
}

export type Catalogue = Readonly<Record<Locale, Readonly<Partial<Record<StepName, StepText>>>>>;

/** Every text inside, by its path: `options.yes`. */
function leaves(value: unknown, path = ''): readonly [path: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}

const isMissing = (text: unknown) => text === undefined || (typeof text === 'string' && text.trim() === '');

/** Texts of a step, or of its base, that one language lacks. */
function missingTexts(step: StepName, locale: Locale, catalogue: Catalogue): readonly string[] {
  const definition = steps[step];
  const options = definition.kind === 'choice' ? definition.options.map(({ id }) => `options.${id}`) : [];
  const copyOf = (each: Locale) => catalogue[each][step] ?? catalogue[each][baseStepOf(step)] ?? {};
  const anywhere = locales.flatMap((each) => leaves(copyOf(each)).map(([path]) => path));
  const here = new Map(leaves(copyOf(locale)));
  return [...new Set(['heading', ...options, ...anywhere])].filter((path) => isMissing(here.get(path)));
}

/** Texts that a flow's steps lack in English or Spanish. See docs/spec/flows.md#checker. */
export const textProblems = (flow: Flow, catalogue: Catalogue): readonly string[] =>
  flow.steps.flatMap(({ step }) =>
    locales.flatMap((locale) => missingTexts(step, locale, catalogue).map((path) => `${step} has no ${locale} text for ${path}`)),
  );
