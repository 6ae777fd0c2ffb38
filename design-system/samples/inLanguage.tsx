import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement } from 'react';
import { pseudoLanguage, pseudoWords } from './pseudo.ts';
import { samples } from './sampleContent.ts';
import { type Say, sayIn, translated } from './say.ts';
import { Language } from './useSay.ts';

interface Made {
  readonly texts: Map<string, string>;
  /** Made once: what did not change must be no new one to a component. */
  readonly parts: WeakMap<object, unknown>;
}

/** What the parts of args are in each language but English. */
const languages: ReadonlyMap<unknown, Made> = new Map(
  ['es', pseudoLanguage.value].map((language) => [language, { texts: new Map(), parts: new WeakMap() }]),
);

/** The sample page's copy is written in both languages: its parts are taken whole. */
function enter(into: Made, english: object, same: object): void {
  into.parts.set(english, same);
  if (Array.isArray(english)) return;
  for (const [key, part] of Object.entries(english)) {
    const other = (same as Readonly<Record<string, unknown>>)[key];
    if (typeof part === 'object') enter(into, part, other as object);
    else if (!['href', 'lang', 'number'].includes(key)) into.texts.set(part, String(other));
  }
}
for (const [language, into] of languages) enter(into, samples.en, language === 'es' ? samples.es : pseudoWords(samples.en));

function wordsIn<T>(language: unknown, value: T): T;
function wordsIn(language: unknown, value: unknown): unknown {
  const known = languages.get(language);
  if (!known || value === null) return value;
  if (typeof value === 'string') return known.texts.get(value) ?? translated(language, value);
  // a mock is asked for what it was called with
  if ((typeof value !== 'object' && typeof value !== 'function') || 'mock' in value) return value;
  if (!known.parts.has(value)) known.parts.set(value, rewritten(language, value));
  return known.parts.get(value);
}

function rewritten(language: unknown, value: object): unknown {
  const each = (part: unknown) => wordsIn(language, part);
  const inside = (parts: object) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, each(part)]));
  if (typeof value === 'function') return (...given: unknown[]) => each(value(...given));
  if (Array.isArray(value)) return value.map(each);
  if (isValidElement<object>(value)) return cloneElement(value, inside(value.props));
  return Object.getPrototypeOf(value) === Object.prototype ? inside(value) : value;
}

/** A story's args in the toolbar's language: each text that has one there, wherever in the args it is. */
export const inLanguage: Decorator = (Story, { args, globals }) => (
  <Language value={globals.lang}>
    <Story args={wordsIn(globals.lang, args)} />
  </Language>
);

/** The same for a play function, which gets the args as they are written. */
export function argsIn<Args>({ lang }: Readonly<Record<string, unknown>>, args: Args): Args {
  return wordsIn(lang, args);
}

/** The same for what a story writes itself, or looks for while it plays. */
export const sayer = ({ lang }: Readonly<Record<string, unknown>>): Say => sayIn(lang);
