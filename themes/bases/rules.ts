import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { type Part, type ScreenKind, selectorsOf, slot } from '#design-system/theme/parts.ts';

/** Conditions that rules name. */
const conditions = {
  phone: maxWidth.phone,
  ...minWidth,
  screen: 'screen',
  print: 'print',
  forced: forcedColors,
  drawn: '(forced-colors: none)',
  moving: noReducedMotionPreference,
} as const;
type Condition = keyof typeof conditions | `(${string}` | `screen and ${string}` | `not ${string}`;
type Declarations = Omit<GlobalStyleRule, '@media'>;

/** Declarations, and those of a condition under its name or media query: `{ padding: 0, desktop: { padding: '1rem' } }`. */
export type Rules = Declarations & { readonly [condition in Condition]?: Declarations };

/** A part, or `page` for the page itself, and what follows in the selector: `heading::before`, `page > header`. */
export type Place = Part | 'page' | `${Part | 'page'}${':' | '[' | ' '}${string}`;

/** Writes the rules of places into the stylesheet that calls it. */
export interface Writer {
  (places: Place | readonly Place[], rules: Rules): void;
  /** The same for what lies directly in a place. */
  readonly inside: (place: Place) => Writer;
}

/** Writers for one theme's parts: on any page, on one kind of page or on several. `start('heading', rules)`. */
export function rulesOf(theme: string) {
  const { page } = selectorsOf(theme);
  const on = (...kinds: readonly ScreenKind[]): Writer => writerBelow(page(kinds).split(', '), ' ');
  return {
    any: writerBelow([`[data-theme="${theme}"]`], ' '),
    on,
    ...{ start: on('start'), question: on('question'), form: on('form'), thanks: on('thanks'), text: on('text') },
    /** Answers and fields. */
    survey: on('question', 'form'),
    /** All pages that a theme draws a scene on. */
    scenes: on('start', 'question', 'form', 'thanks'),
  };
}

function writerBelow(grounds: readonly string[], combinator: ' ' | ' > '): Writer {
  const selectors = (place: Place) => {
    const [, name = '', rest = ''] = /^(\w+)(.*)$/s.exec(place) ?? [];
    return grounds.map((ground) => ground + (name === 'page' ? rest : combinator + slot(name as Part, rest)));
  };
  return Object.assign(
    (places: Place | readonly Place[], rules: Rules) =>
      globalStyle([places].flat().flatMap(selectors).join(', '), withMedia(rules)),
    { inside: (place: Place) => writerBelow(selectors(place), ' > ') },
  );
}

/** A rule as vanilla-extract takes it: conditions are objects, but for custom properties. */
function withMedia(rules: Rules): GlobalStyleRule {
  const own: Record<string, unknown> = {};
  const media: Record<string, Declarations> = {};
  for (const [name, value] of Object.entries(rules)) {
    if (name === 'vars' || typeof value !== 'object' || Array.isArray(value)) own[name] = value;
    else media[conditions[name as keyof typeof conditions] ?? name] = value;
  }
  return { ...own, '@media': media } as GlobalStyleRule;
}

// What belongs together, to be spread into a rule.

/** Something drawn before or after what a place holds. */
export const layer = { content: '""', position: 'absolute' } as const satisfies Rules;
/** The same over all of the place. */
export const cover = { ...layer, inset: 0 } as const satisfies Rules;

/** A place without its box. */
export const bare = { padding: 0, background: 'none', border: 0 } as const satisfies Rules;

/** The page's middle from edge to edge. */
export const flush = { gap: 0, maxWidth: 'none', padding: 0 } as const satisfies Rules;

/** What is tapped, as a link in text. */
export const underlined = { textDecoration: 'underline', textUnderlineOffset: '0.25em' } as const satisfies Rules;

export const square = (side: string) => ({ width: side, height: side }) as const satisfies Rules;

/** Paper and forced colours go without what is drawn. */
export const undrawn = { print: { display: 'none' }, forced: { display: 'none' } } as const satisfies Rules;

type Color = keyof typeof vars.color;
/** Colours of the contract for what lies in a place, as a rule's `vars`: words on a dark ground. */
export const colors = (values: { readonly [name in Color]?: string }): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [vars.color[name as Color], value]));
