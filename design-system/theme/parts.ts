import { pointerRests } from './pointerRests.ts';

/**
 * Places of a page that a theme arranges and draws on, beside its tokens: each is a `data-part` of a shared component. They hold
 * words, state and behaviour; a theme's `look.css.ts` only lays them out. See docs/decisions/0020-parts.md.
 */
export const parts = [
  /** Behind header and question, empty: for a scene. */
  'backdrop',
  /** The line over the header, its words, and the link to the other language. */
  'notice',
  'advertisement',
  'language',
  /** The header's bar and its parts. */
  'bar',
  'back',
  'logo',
  'call',
  /** How far the visitor is: the whole, the way that is done, and a mark at its end, empty. */
  'progress',
  'track',
  'done',
  'marker',
  'percent',
  'stage',
  /** The page's middle, and its two columns. */
  'main',
  'primary',
  'aside',
  /** The band between them and the footer. */
  'below',
  /** The meter in short, over a question on phones. */
  'estimate',
  /** A screen on its way in, one on its way out, and one that may come next: laid out, unseen. */
  'entering',
  'leaving',
  'waiting',
  /** One question: an empty place for a picture, the words, the answers or the form. */
  'screen',
  'picture',
  'head',
  'heading',
  'subhead',
  'why',
  'body',
  'ticks',
  'tick',
  'tickMark',
  'note',
  /** The answers and their parts; `icon` has a `data-icon`, or is empty. */
  'answers',
  'answer',
  'icon',
  'label',
  'mark',
  /** The main button of a screen, and a form's fields. */
  'button',
  'field',
  'starters',
  'consent',
  'lastStep',
  /** The panel of next steps: its title, its cards. */
  'next',
  'nextTitle',
  'cards',
  'card',
  'number',
  /** The thank-you page: the panel, the mark of success. */
  'thanks',
  'seal',
  'footer',
] as const;
export type Part = (typeof parts)[number];

/** Kinds of page, which a theme composes differently: `data-screen` of the page. */
export const screens = ['start', 'question', 'form', 'thanks', 'text'] as const;
/** `question`: answers to tap. `form`: fields. `text`: legal pages, the privacy form, 404. */
export type ScreenKind = (typeof screens)[number];

/** The attribute that a theme's rules name: browsers look rules up by the name of an attribute, and try all that share one. */
const own = (name: Part) => `data-part-${name.toLowerCase()}`;

/** The attributes of a part in the markup. */
export const part = (name: Part) => ({ 'data-part': name, [own(name)]: '' });

/** An answer under a pointer that has moved since its screen came, and that is not the one given. */
export const hovered = `:not([${pointerRests}] *, [aria-pressed="true"]):hover`;

/** A part inside another, for the end of a selector. */
export const slot = (name: Part, state = '') => `[${own(name)}]${state}`;

/** An answer that is given. */
export const chosen = '[aria-pressed="true"]';

/**
 * Selectors of one theme's parts, for its `look.css.ts`. They count for more than a component's own rules, in any order.
 * `page('start', 'heading')` is the heading of start screens; `any('answer', chosen)` a chosen answer anywhere.
 */
export function selectorsOf(theme: string) {
  const root = `[data-theme="${theme}"]`;
  const page = (kinds: ScreenKind | readonly ScreenKind[], name?: Part, state = '') => {
    const inner = name ? ` ${slot(name, state)}` : '';
    return [kinds]
      .flat()
      .map((kind) => `${root} [data-screen="${kind}"]${inner}`)
      .join(', ');
  };
  return { page, any: (name: Part, state = '') => `${root} ${slot(name, state)}` };
}
