import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { arrow, arrowOutline, plate } from './drawings.ts';
import { black, white, yellow } from './inks.ts';

const { any } = selectorsOf('10');

/** A glyph in the ink of its words. */
const glyph = (image: string) => ({ background: 'currentColor', mask: `${image} center / contain no-repeat` });
const plain = { '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } } } as const;

globalStyle(any('notice'), { fontSize: '0.875rem', borderBlockEndWidth: 0 });
globalStyle(any('advertisement'), { '@media': { [maxWidth.phone]: { textAlign: 'start' } } });
globalStyle(any('call'), { fontWeight: 900, letterSpacing: '-0.02em' });

/** The way back is the sign's solid arrow. */
globalStyle(`${any('back')} svg`, { display: 'none' });
globalStyle(`${any('back')} > span:first-child::before`, {
  content: '""',
  width: '1.75rem',
  height: '1.4rem',
  ...glyph(arrow),
  scale: '-1 1',
  ...plain,
});

/** Every main button is an action board: an inset line, words at the start, an arrow at the end. */
globalStyle(any('button'), { justifyContent: 'space-between', textAlign: 'start', gap: '0.75rem' });
globalStyle(any('button', ':not(:focus-visible)'), { boxShadow: `0 0 0 3px ${yellow}` });
globalStyle(`${any('button')} > span`, { flex: 1 });
globalStyle(any('button', '::before'), {
  content: '""',
  order: 1,
  flex: 'none',
  width: '2.5rem',
  height: '2rem',
  ...glyph(arrow),
  '@media': {
    [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
    [noReducedMotionPreference]: { transition: 'translate 0.15s' },
  },
});
globalStyle(any('button', ':hover::before'), { translate: '0.375rem 0' });
globalStyle(any('button', ':is([dir="rtl"] *)::before'), { scale: '-1 1' });

/** Boards with an outlined arrow; the chosen one is black, with an inset line and a solid arrow. */
globalStyle(any('answer', `${chosen}, [data-theme="10"] ${slot('answer', ':active')}`), {
  background: black,
  color: yellow,
});
globalStyle(any('answer', `${chosen}:not(:focus-visible)`), { boxShadow: `inset 0 0 0 2px ${black}, inset 0 0 0 4px ${yellow}` });
globalStyle(any('label'), { letterSpacing: '-0.015em', lineHeight: 1.1 });
globalStyle(any('mark'), { opacity: 1, margin: 0 });
globalStyle(`${any('mark')} svg`, { display: 'none' });
globalStyle(any('mark', '::before'), { content: '""', width: '1.875rem', height: '1.5rem', ...glyph(arrowOutline), ...plain });
globalStyle(`${any('answer', chosen)} ${slot('mark')}::before`, { width: '2.375rem', height: '1.9rem', maskImage: arrow });
globalStyle(`${any('answers', '[data-columns="two"]')} ${slot('mark')}::before`, {
  '@media': { [maxWidth.phone]: { width: '1.25rem', height: '1rem' } },
});

/** A column of diamonds, where every answer has its drawing. */
const pictured = any('answers', '[data-pictured]:not([data-columns="inline"], [data-columns="two"])');
globalStyle(`${pictured} ${slot('answer')}`, {
  marginInlineStart: 'calc(var(--plate) * 0.38)',
  width: 'auto',
  paddingInlineStart: 0,
});
globalStyle(`${pictured} ${slot('icon')}`, {
  display: 'grid',
  position: 'relative',
  zIndex: 0,
  width: 'calc(var(--plate) * 0.6)',
  fontSize: 'calc(var(--plate) * 0.47)',
  color: black,
});
globalStyle(`${pictured} ${slot('icon')}::before`, {
  position: 'absolute',
  insetInlineStart: 'calc(var(--plate) * 0.03 - 0.5em)',
});
globalStyle(`${pictured} ${slot('icon')}::after`, {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: 'calc(var(--plate) * -0.47)',
  width: 'var(--plate)',
  height: 'var(--plate)',
  background: `${plate(black)} center / contain no-repeat`,
  '@media': { [forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
globalStyle(`${pictured} ${slot('answer', chosen)} ${slot('icon')}::after`, { backgroundImage: plate(white) });

/** Mile markers: posts along a line, those passed thick, and a plate with the present number. */
const mile = (width: number, height: number) =>
  `linear-gradient(90deg, transparent calc(50% - ${width / 2}px), ${black} 0 calc(50% + ${width / 2}px), transparent 0) 0 100% / calc(100% / 12) ${height}px repeat-x`;
globalStyle(any('progress'), { gap: '0.1875rem', color: vars.color.onHeader });
globalStyle(any('track'), {
  height: '1.875rem',
  overflow: 'visible',
  background: `linear-gradient(${black}, ${black}) 0 100% / 100% 4px no-repeat, ${mile(2.5, 11)}`,
  border: 0,
  borderRadius: 0,
});
globalStyle(any('done'), { display: 'none' });
globalStyle(any('track', '::before'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: mile(6, 18),
  clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
});
globalStyle(any('track', ':is([dir="rtl"] *)::before'), { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });
globalStyle(any('marker'), {
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--share) * (100% - 1.5rem))',
  width: '1.5rem',
  height: '1.5rem',
  background: black,
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 2px ${black}, inset 0 0 0 3.5px ${yellow}`,
  color: yellow,
  fontSize: '0.875rem',
  fontWeight: 900,
  lineHeight: 1,
  counterReset: 'step var(--step)',
});
globalStyle(any('marker', '::before'), { content: 'counter(step)', paddingBlockStart: '0.16em' });

/** A board with an inset line, for what stands aside. */
globalStyle(any('next'), {
  '@media': {
    [minWidth.desktop]: {
      background: black,
      border: 0,
      borderRadius: '14px',
      boxShadow: `inset 0 0 0 3px ${black}, inset 0 0 0 6px ${white}`,
    },
  },
});
globalStyle(any('footer'), { borderBlockStart: `4px solid ${yellow}` });
globalStyle(any('aside', ':empty'), { display: 'none' });

// enlarged words take a line of their own
globalStyle(any('bar'), { '@media': { [maxWidth.phone]: { flexWrap: 'wrap' } } });
globalStyle(any('answer', chosen), { '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText' } } });
globalStyle(any('answer', `${chosen} :is(${slot('mark')}, ${slot('icon')})::before`), {
  '@media': { [forcedColors]: { background: 'HighlightText' } },
});
