import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { prefersMoreContrast } from './mediaQueries.ts';
import { moreContrast } from './moreContrast.ts';
import { slot } from './parts.ts';

/** The page itself, in any theme: imported once by every entry and by Storybook. */

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  backgroundColor: vars.color.page,
  // controls show a press by themselves; Android's blue box is in no theme
  WebkitTapHighlightColor: 'transparent',
  // a page that outgrows the window must not shift by the scroll bar's width
  overflowY: 'scroll',
  // PageLayout clips screens that slide in; Safari 15 cannot, and would scroll sideways
  '@supports': { 'not (overflow: clip)': { overflowX: 'hidden' } },
});

// twice, so that it counts for more than the theme's own value
globalStyle('[data-theme][data-theme]', {
  '@media': {
    [prefersMoreContrast]: {
      vars: Object.fromEntries(
        Object.entries(moreContrast).map(([name, other]) => [vars.color[name as keyof typeof moreContrast], vars.color[other]]),
      ),
    },
  },
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  backgroundColor: vars.color.page,
  backgroundImage: vars.image.page,
  backgroundRepeat: 'no-repeat',
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.font.bodyWeight,
  lineHeight: vars.lineHeight.body,
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
// An empty marker, not `none`: Safari no longer calls it a list otherwise.
globalStyle('ul[class], ol[class]', { listStyleType: '""' });
globalStyle('strong, b', { fontWeight: vars.font.boldWeight });
globalStyle(':where(p, li, dd)', { textWrap: 'pretty' });
globalStyle(':where(h1, h2, h3, h4, button)', { textWrap: 'balance' });
globalStyle('svg, img', { display: 'block', flex: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });

/**
 * Scenes are mirrored where words run from right to left. A theme's elements on them keep their own directions. `:dir()` is no
 * choice: the build turns it into a list of languages.
 */
const scenes = `[dir="rtl"] :is(${slot('backdrop')}, ${slot('picture')})`;
globalStyle(scenes, { scale: '-1 1' });
globalStyle(`${scenes}::before, ${scenes}::after`, { direction: 'ltr' });

globalStyle(':where(a)', { color: vars.color.link, textDecorationLine: vars.decoration.link, textUnderlineOffset: '0.15em' });
globalStyle(':where(a:hover)', { color: vars.color.linkHover, textDecorationLine: 'underline' });

/** The notice of a document without its script (funnel-app/src/server/htmlDocument.ts). */
globalStyle('body > noscript p, body > dialog', {
  padding: '1rem',
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});

/** The ring is off the control, with a line of ground between. */
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
/** A heading takes the focus when its screen appears: it is announced, but is no control. */
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.action, color: vars.color.onAction });

/** Paper is white in any theme. A dark scheme would print a dark canvas where backgrounds are on. */
globalStyle('html', { '@media': { print: { colorScheme: 'light !important' } } });
globalStyle('html, html *, html ::before, html ::after', {
  '@media': { print: { color: '#000 !important', background: 'none !important', boxShadow: 'none !important' } },
});
