import { vars } from '#design-system/theme/contract.css.ts';
import { bare, colors, cover, flush, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { bend, posts, sign, wideBend } from './drawings.ts';
import { black, white, yellow } from './inks.ts';

const { start } = rulesOf('10');
/** How boards keep to one column. */
const side = 'max(1rem, (100% - 28.75rem) / 2)';

/** `--d` is the diamond's width: it drives the heading, the overlap and the ground's line. */
start('page', {
  vars: { '--d': 'max(15rem, min(113vw, 60svh, 29.5rem))' },
  desktop: { vars: { '--d': 'min(50vw, 86svh, 43.75rem)', '--top': 'max(43.5rem, 100svh - 6.75rem)' } },
});
// a low phone keeps the whole button in the first view, also in Spanish
start('page', {
  'screen and (max-width: 849px) and (max-height: 40em)': {
    vars: { '--d': 'max(15rem, min(108vw, 53svh))', [vars.text.button]: '1.1875rem', [vars.size.button]: '3.5rem' },
  },
});
start('main', {
  ...flush,
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minHeight: 'var(--top)',
    paddingInline: 'max(0.5rem, 50% - 43.75rem) max(3.5rem, 50% - 37.5rem)',
  },
});
start('screen', {
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  overflow: 'clip',
  padding: '0 0 1.75rem',
  background: 'none',
  border: 0,
  desktop: { overflow: 'visible', paddingBlock: '2.5rem 1rem', paddingInlineStart: 'calc(var(--d) + 2vw + 2rem)' },
});

/** The asphalt, the posts on it and the land behind: a phone's. */
start('picture', {
  display: 'block',
  position: 'absolute',
  zIndex: -1,
  inset: 'calc(var(--d) * 0.845) 0 0',
  background: black,
  desktop: { display: 'none' },
  ...undrawn,
});
start('picture::before', {
  ...layer,
  insetInlineStart: 'min(0px, 50% - 11.25rem)',
  bottom: 'calc(100% - 30px)',
  width: 'max(100%, 22.5rem)',
  aspectRatio: '390 / 190',
  background: `${bend} center / cover`,
});
start('picture::after', {
  ...layer,
  inset: `calc(var(--d) * 0.1) ${side} 0`,
  background: posts('20%'),
});
start('backdrop', {
  desktop: {
    insetBlockEnd: 'auto',
    height: 'calc(var(--top) + 6.75rem)',
    background: `linear-gradient(${black}, ${black}) 0 100% / 100% 60px no-repeat, ${wideBend} center bottom 40px / max(100%, 1280px) 380px no-repeat`,
  },
});

/** The diamond carries the heading. */
start('heading', {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: 'var(--d)',
  minHeight: 'var(--d)',
  marginInline: 'calc(50% - var(--d) / 2)',
  paddingInline: 'calc(var(--d) * 0.17)',
  paddingBlockStart: '0.2em',
  fontSize: 'max(1.5rem, var(--d) * 0.113)',
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  textAlign: 'center',
  desktop: {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc((var(--top) - var(--d)) / 2 - 0.5rem)',
    margin: 0,
  },
});
start('heading::before', {
  ...cover,
  zIndex: -1,
  background: `${sign} center / contain no-repeat`,
  ...undrawn,
});
start('heading::after', {
  display: 'none',
  desktop: {
    display: 'block',
    position: 'absolute',
    zIndex: -2,
    top: '90%',
    left: 'calc(50% - 11px)',
    width: '22px',
    height: 'calc((var(--top) - var(--d)) / 2 + var(--d) * 0.1 + 0.5rem)',
    margin: 0,
    background: `radial-gradient(circle, ${black} 4.5px, ${white} 5px) 0 0 / 22px 26px`,
  },
  ...undrawn,
});

/** Plaque, action board, board of facts; 13 px between them show the posts. */
start('subhead', {
  margin: `calc(var(--d) * -0.055) ${side} 0`,
  padding: '0.5625rem 0.875rem 0.4375rem',
  background: white,
  border: `3px solid ${black}`,
  borderRadius: '8px',
  boxShadow: `0 0 0 3px ${white}`,
  color: black,
  fontSize: '1.0625rem',
  lineHeight: 1.28,
  textAlign: 'center',
  textWrap: 'balance',
  desktop: {
    margin: 0,
    ...bare,
    boxShadow: 'none',
    fontSize: '1.5rem',
    textAlign: 'start',
    lineHeight: 1.25,
  },
});
start('body', {
  margin: `1rem ${side} 0`,
  paddingInline: '3px',
  vars: colors({ focus: white, focusInner: black }),
  desktop: { margin: '1.25rem 0 0', vars: colors({ focus: black, focusInner: yellow }) },
});
start('button', {
  paddingInline: '1.125rem 0.875rem',
  desktop: {
    width: '100%',
    minHeight: '4.75rem',
    paddingInline: '1.5rem',
    fontSize: 'clamp(1.375rem, 2.2vw, 1.75rem)',
  },
});
start('ticks', {
  display: 'grid',
  gap: '0.1875rem',
  margin: `1.1875rem ${side} 0`,
  padding: '0.75rem 1.125rem 0.625rem',
  background: black,
  border: `solid ${white}`,
  borderWidth: '3px 3px 0',
  borderRadius: '8px 8px 0 0',
  color: white,
  fontSize: '1.0625rem',
  desktop: {
    display: 'flex',
    gap: '0.25rem 1.5rem',
    margin: '1rem 0 0',
    ...bare,
    color: black,
  },
});
start('tickMark', { color: yellow, marginBlockStart: '-0.1em', desktop: { color: black } });
start('tickMark path', { strokeWidth: '4.5px' });
start('note', {
  position: 'relative',
  margin: `0 ${side}`,
  padding: '0.625rem 1.125rem 0.625rem',
  background: black,
  border: `solid ${white}`,
  borderWidth: '0 3px 3px',
  borderRadius: '0 0 8px 8px',
  color: white,
  lineHeight: 1.3,
  textWrap: 'pretty',
  desktop: { margin: '0.375rem 0 0', ...bare, color: black },
});
start('note::before', {
  ...layer,
  inset: '0 1.125rem auto',
  borderBlockStart: `3px solid ${white}`,
  desktop: { display: 'none' },
});
start('note > span', { display: 'none' });

/** What happens next: a white panel on phones, a black board on two posts on desktops. */
const light = colors({ heading: white, textMuted: white });
start('aside', {
  background: white,
  borderBlockStart: `4px solid ${black}`,
  desktop: {
    position: 'relative',
    alignSelf: 'end',
    marginInlineStart: 'calc(var(--d) + 2vw + 2rem)',
    marginBlockEnd: '2.75rem',
    background: 'none',
    border: 0,
  },
});
start('aside::before', {
  desktop: {
    ...layer,
    zIndex: -1,
    inset: '100% 0 -2.75rem',
    background: posts('20%', 16),
  },
  ...undrawn,
});
start('next', {
  padding: '1.5rem 1rem',
  background: 'none',
  border: 0,
  desktop: { vars: light, padding: '1.25rem 1.5rem', background: black },
});
start('nextTitle', { marginBlockEnd: '0.5rem', fontSize: '1.375rem' });
start('cards', { gap: 0 });
start('card', { padding: '0.5rem 0', borderBlockStart: '3px solid', color: vars.color.heading, lineHeight: 1.25 });
start('card:first-child', { borderBlockStart: 0 });
start('card::before', { display: 'none' });
start('number', {
  width: '2.5rem',
  height: '2.25rem',
  borderRadius: '5px',
  background: black,
  color: yellow,
  fontSize: '1.25rem',
  desktop: { background: yellow, color: black },
});
