import type { Decorator } from '@storybook/react-vite';
import { cloneElement, createContext, isValidElement, useContext } from 'react';
import { pseudoLanguage } from './pseudo.ts';
import { samples } from './sampleContent.ts';
import { copyOf, replacedWhole, type Say, sayIn, translated } from './say.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Parts of args in each language but English, made once: an unchanged part must not be new to a component. */
const madeParts: ReadonlyMap<unknown, WeakMap<object, unknown>> = new Map(
  ['es', pseudoLanguage.value].map((lang) => [
    lang,
    new WeakMap<object, unknown>(replacedWhole.map((name) => [samples.en[name], copyOf({ lang })[name]])),
  ]),
);

function wordsIn<T>(language: unknown, value: T): T;
function wordsIn(language: unknown, value: unknown): unknown {
  const made = madeParts.get(language);
  if (!made || value === null) return value;
  if (typeof value === 'string') return translated(language, value);
  // a mock is asked for what it was called with
  if ((typeof value !== 'object' && typeof value !== 'function') || 'mock' in value) return value;
  if (!made.has(value)) made.set(value, rewritten(language, value));
  return made.get(value);
}

function rewritten(language: unknown, value: object): unknown {
  const each = (part: unknown) => wordsIn(language, part);
  const inside = (parts: object) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, each(part)]));
  if (typeof value === 'function') return (...given: unknown[]) => each(value(...given));
  if (Array.isArray(value)) return value.map(each);
  if (isValidElement<object>(value)) return cloneElement(value, inside(value.props));
  return Object.getPrototypeOf(value) === Object.prototype ? inside(value) : value;
}

const Language = createContext<unknown>('en');

/** Gives every story its args in the toolbar's language. */
export const inLanguage: Decorator = (Story, { args, globals }) => (
  <Language value={globals.lang}>
    <Story args={wordsIn(globals.lang, args)} />
  </Language>
);

/** The same for a play function, which gets the args as they are written. */
export const argsIn = <Args,>({ lang }: Globals, args: Args): Args => wordsIn(lang, args);

/** The same for what a story writes itself, or looks for while it plays. */
export const sayer = ({ lang }: Globals): Say => sayIn(lang);

/** The same for a component of a story. */
export const useSay = (): Say => sayIn(useContext(Language));
