import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { numberedMarker, passedScale } from '../bases/progress.ts';
import { layer, rulesOf, square, undrawn } from '../bases/rules.ts';
import { arrow, arrowOutline, plate } from './drawings.ts';
import { black, white, yellow } from './inks.ts';

const { any } = rulesOf('10');

/** A glyph in the ink of its words. */
const glyph = (image: string) => ({ background: 'currentColor', mask: `${image} center / contain no-repeat` });
const plain = { forced: { background: 'CanvasText', forcedColorAdjust: 'none' } } as const;

any('notice', { fontSize: '0.875rem', borderBlockEndWidth: 0 });
any('advertisement', { phone: { textAlign: 'start' } });
any('call', { fontWeight: 900, letterSpacing: '-0.02em' });

/** The way back is the sign's solid arrow. */
any('back svg', { display: 'none' });
any('back > span:first-child::before', {
  content: '""',
  width: '1.75rem',
  height: '1.4rem',
  ...glyph(arrow),
  scale: '-1 1',
  ...plain,
});

/** Every main button is an action board: an inset line, words at the start, an arrow at the end. */
any('button', { justifyContent: 'space-between', textAlign: 'start', gap: '0.75rem' });
any('button:not(:focus-visible)', { boxShadow: `0 0 0 3px ${yellow}` });
any('button > span', { flex: 1 });
any('button::before', {
  content: '""',
  order: 1,
  flex: 'none',
  width: '2.5rem',
  height: '2rem',
  ...glyph(arrow),
  forced: { background: 'CanvasText', forcedColorAdjust: 'none' },
  moving: { transition: 'transform 0.15s' },
});
any('button:hover::before', { transform: 'translateX(0.375rem)' });
any('button:is([dir="rtl"] *)::before', { scale: '-1 1' });

/** Boards with an outlined arrow; the chosen one is black, with an inset line and a solid arrow. */
any(`answer${chosen}, [data-theme="10"] ${slot('answer', ':active')}`, { background: black, color: yellow });
any(`answer${chosen}:not(:focus-visible)`, { boxShadow: `inset 0 0 0 2px ${black}, inset 0 0 0 4px ${yellow}` });
any('label', { letterSpacing: '-0.015em', lineHeight: 1.1 });
any('mark', { opacity: 1, margin: 0 });
any('mark svg', { display: 'none' });
any('mark::before', { content: '""', width: '1.875rem', height: '1.5rem', ...glyph(arrowOutline), ...plain });
any(`answer${chosen} ${slot('mark')}::before`, { width: '2.375rem', height: '1.9rem', maskImage: arrow });
any(`answers[data-layout="grid"] ${slot('mark')}::before`, { phone: { width: '1.25rem', height: '1rem' } });

/** A column of diamonds, where every answer has its drawing. */
any(`answers[data-pictured]:not([data-layout="inline"], [data-layout="grid"]) ${slot('answer')}`, {
  marginInlineStart: 'calc(var(--plate) * 0.38)',
  width: 'auto',
  paddingInlineStart: 0,
});
any(`answers[data-pictured]:not([data-layout="inline"], [data-layout="grid"]) ${slot('icon')}`, {
  display: 'grid',
  position: 'relative',
  zIndex: 0,
  width: 'calc(var(--plate) * 0.6)',
  fontSize: 'calc(var(--plate) * 0.47)',
  color: black,
});
any(`answers[data-pictured]:not([data-layout="inline"], [data-layout="grid"]) ${slot('icon')}::before`, {
  position: 'absolute',
  insetInlineStart: 'calc(var(--plate) * 0.03 - 0.5em)',
});
any(`answers[data-pictured]:not([data-layout="inline"], [data-layout="grid"]) ${slot('icon')}::after`, {
  ...layer,
  zIndex: -1,
  insetInlineStart: 'calc(var(--plate) * -0.47)',
  ...square('var(--plate)'),
  background: `${plate(black)} center / contain no-repeat`,
  ...undrawn,
});
any(`answers[data-pictured]:not([data-layout="inline"], [data-layout="grid"]) ${slot('answer', chosen)} ${slot('icon')}::after`, {
  backgroundImage: plate(white),
});

/** Mile markers: posts along a line, those passed thick, and a plate with the present number. */
const mile = (width: number, height: number) =>
  `linear-gradient(90deg, transparent calc(50% - ${width / 2}px), ${black} 0 calc(50% + ${width / 2}px), transparent 0) 0 100% / calc(100% / 12) ${height}px repeat-x`;
any('progress', { gap: '0.1875rem', color: vars.color.onHeader });
const road = `linear-gradient(${black}, ${black}) 0 100% / 100% 4px no-repeat, ${mile(2.5, 11)}`;
passedScale('10', { height: '1.875rem', background: road, border: 0 }, mile(6, 18));
numberedMarker('10', '1.5rem', undefined, {
  insetBlockStart: 0,
  ...square('1.5rem'),
  background: black,
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 2px ${black}, inset 0 0 0 3.5px ${yellow}`,
  color: yellow,
  fontSize: '0.875rem',
  fontWeight: 900,
  paddingBlockStart: '0.16em',
});

/** A board with an inset line, for what stands aside. */
any('next', {
  desktop: {
    background: black,
    border: 0,
    borderRadius: '14px',
    boxShadow: `inset 0 0 0 3px ${black}, inset 0 0 0 6px ${white}`,
  },
});
any('footer', { borderBlockStart: `4px solid ${yellow}` });
any('aside:empty', { display: 'none' });

// enlarged words take a line of their own
any('bar', { phone: { flexWrap: 'wrap' } });
any(`answer${chosen}`, { forced: { background: 'Highlight', color: 'HighlightText' } });
any(`answer${chosen} :is(${slot('mark')}, ${slot('icon')})::before`, { forced: { background: 'HighlightText' } });
