import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { type Part, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { underline } from './drawings.ts';
import { ink, paper } from './inks.ts';
import { write } from './motion.css.ts';

const { page } = selectorsOf('12');
const part = (name: Part, state = '') => page('start', name, state);
const edge = 'max(1rem, 50% - 20rem)';
const noDrawing = { [forcedColors]: { display: 'none' }, print: { display: 'none' } } as const;

/** `--tip` is where the headline's stroke ends and the pen stands; `--pen-size` its scale. */
globalStyle(page('start'), {
  vars: { '--tip': '58%', '--pen-size': '1.2' },
  '@media': {
    'screen and (max-height: 45em) and (max-width: 849px)': { vars: { '--pen-size': '0.9' } },
    [minWidth.desktop]: { vars: { '--tip': '44%', '--pen-size': '1.1' } },
  },
});

/** The nameplate of the front page. */
globalStyle(part('bar'), {
  '@media': {
    [minWidth.desktop]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      minHeight: 'clamp(5.25rem, 12.5svh, 6.75rem)',
      vars: { [vars.text.logo]: 'clamp(2rem, 4.6vw, 4rem)' },
    },
  },
});
globalStyle(part('logo'), { '@media': { [minWidth.desktop]: { gridColumn: 2, letterSpacing: '-0.045em' } } });
globalStyle(part('call'), { '@media': { [minWidth.desktop]: { justifySelf: 'end' } } });

globalStyle(part('main'), {
  gap: 0,
  maxWidth: 'none',
  padding: 0,
  overflow: 'clip',
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 2.9fr) minmax(14.5rem, 0.95fr)',
      alignItems: 'stretch',
      width: 'min(75rem, 100%)',
      minHeight: 'calc(100svh - 9.5rem)',
      padding: '0.75rem 1rem 1.5rem',
    },
  },
});
// without what happens next there is one column
globalStyle(part('main', `:not(:has(${slot('next')}))`), {
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(part('screen'), {
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  padding: 0,
  background: 'none',
  overflow: 'clip',
  '@media': { [minWidth.desktop]: { overflow: 'visible' } },
});

/** The headline, underlined by the pen. */
globalStyle(part('heading'), {
  position: 'relative',
  zIndex: -1,
  margin: `clamp(0.5rem, 1.8svh, 1.25rem) ${edge} 0`,
  paddingBlockEnd: '0.3em',
  fontSize: 'clamp(2.5rem, min(16vw, 9.2svh), 4rem)',
  lineHeight: 0.94,
  letterSpacing: '-0.04em',
  '@media': {
    'screen and (min-width: 600px)': { fontSize: 'clamp(2.5rem, 9svh, 6rem)' },
    [minWidth.desktop]: {
      marginBlock: '0',
      marginInline: '0 1.75rem',
      fontSize: 'clamp(3.5rem, 7.8vw, 7.25rem)',
      lineHeight: 0.92,
      letterSpacing: '-0.05em',
    },
  },
});
globalStyle(part('heading', '::after'), {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: 'var(--tip)',
  height: '0.28em',
  margin: 0,
  background: `${underline} center / 100% 100% no-repeat`,
  '@media': {
    [minWidth.desktop]: { height: '1.5rem' },
    [noReducedMotionPreference]: { animation: `${write} 0.5s ease-out both` },
    ...noDrawing,
  },
});
globalStyle(part('heading', '::before'), {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: 'calc(var(--tip) - 41px)',
  insetBlockStart: 'calc(100% - 0.16em - 24px)',
  width: '760px',
  height: '600px',
  background: 'var(--pen) 0 0 / 100% 100% no-repeat',
  transformOrigin: '40px 24px',
  rotate: '18deg',
  scale: 'var(--pen-size)',
  pointerEvents: 'none',
  '@media': { [minWidth.desktop]: { rotate: '0deg', insetBlockStart: 'calc(100% - 0.75rem - 24px)' }, ...noDrawing },
});
globalStyle(part('heading', ':is([dir="rtl"] *)::before'), { display: 'none' });

/** The story beside the pen begins with a drop cap. */
globalStyle(part('subhead'), {
  minHeight: 'clamp(9rem, 60svh - 16.5rem, 19rem)',
  margin: `0 ${edge}`,
  paddingBlockStart: 'clamp(1rem, 3.4svh, 2.25rem)',
  paddingInlineEnd: '46%',
  color: ink,
  fontSize: 'clamp(1.125rem, 2.5svh, 1.3125rem)',
  lineHeight: 1.2,
  '@media': {
    'screen and (min-width: 600px)': { minHeight: '15rem' },
    [minWidth.desktop]: {
      minHeight: 0,
      width: '33%',
      margin: 0,
      paddingBlock: '1rem 1.125rem',
      paddingInline: '0 1.5rem',
      fontSize: '1.375rem',
      lineHeight: 1.25,
    },
  },
});
globalStyle(part('subhead', '::first-letter'), {
  float: 'inline-start' as 'left',
  paddingBlock: '0.07em 0',
  paddingInline: '0 0.03em',
  fontSize: '3.5em',
  lineHeight: 0.72,
});
/** What covers the pen: the rule that crops it, and all below. */
const below = { position: 'relative', background: paper, paddingInline: edge } as const;
const column = { width: '33%', margin: 0, paddingBlock: '0', paddingInline: '0 1.5rem', background: 'none' } as const;
globalStyle(part('body'), {
  ...below,
  paddingBlockStart: 'clamp(0.625rem, 1.6svh, 1rem)',
  borderBlockStart: `1px solid ${ink}`,
  '@media': { [minWidth.desktop]: { ...column, border: 0 } },
});
globalStyle(part('button'), { '@media': { [minWidth.desktop]: { width: '100%', minHeight: '4rem', paddingInline: '0.75rem' } } });
globalStyle(part('ticks'), {
  ...below,
  display: 'flex',
  justifyContent: 'start',
  gap: 0,
  paddingBlockStart: 'clamp(0.75rem, 1.8svh, 1.125rem)',
  '@media': { [minWidth.desktop]: { ...column, display: 'block', paddingBlockStart: '1.125rem' } },
});
/** Short items in columns between rules, one under another on a desktop. */
globalStyle(part('tick'), {
  display: 'block',
  flex: '1 1 5.5rem',
  paddingBlock: '0.5rem 0.375rem',
  paddingInline: '0.75rem 0.25rem',
  border: `solid ${ink}`,
  borderWidth: '3px 0 1px',
  color: ink,
  fontSize: '1.0625rem',
  lineHeight: 1.15,
  boxShadow: `inset 1px 0 ${ink}`,
  '@media': {
    [minWidth.desktop]: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.625rem',
      padding: '0.375rem 0 0.2rem',
      borderWidth: `0 0 1px`,
      borderColor: vars.color.border,
      boxShadow: 'none',
    },
  },
});
globalStyle(part('tick', ':first-child'), {
  paddingInlineStart: 0,
  boxShadow: 'none',
  '@media': { [minWidth.desktop]: { borderBlockStart: `3px solid ${ink}` } },
});
globalStyle(part('tickMark'), { marginBlockEnd: '0.125rem', '@media': { [minWidth.desktop]: { margin: 0 } } });
globalStyle(part('note'), {
  ...below,
  paddingBlock: '0.5625rem 1.25rem',
  border: 0,
  color: vars.color.textMuted,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': { [minWidth.desktop]: { ...column, paddingBlock: '0.5rem 1rem', paddingInline: '0 1.5rem' } },
});
globalStyle(part('note', ' > span'), { display: 'none' });
/** The column rule beside the story. */
globalStyle(part('screen', '::after'), {
  '@media': {
    [minWidth.desktop]: {
      content: '""',
      position: 'absolute',
      zIndex: -2,
      insetBlock: '45% 0',
      insetInlineStart: 'calc(33% + 0.25rem)',
      borderInlineStart: `1px solid ${ink}`,
    },
  },
});

globalStyle(part('aside'), {
  padding: `1.25rem ${edge} 1.5rem`,
  borderBlockStart: `1px solid ${ink}`,
  '@media': {
    [minWidth.desktop]: {
      paddingBlock: '0.5rem 0',
      paddingInline: '1.625rem 0',
      border: 0,
      borderInlineStart: `1px solid ${ink}`,
    },
  },
});
globalStyle(part('next'), {
  padding: 0,
  '@media': { [minWidth.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 0 } },
});
globalStyle(part('number'), { '@media': { [minWidth.desktop]: { minWidth: '3rem', fontSize: '4.5rem' } } });
globalStyle(part('card', ' h3'), { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.12, paddingBlockStart: 0 });
