import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, noReducedMotionPreference } from '../../theme/mediaQueries.ts';

/**
 * The least height of a block; all grow with the visitor's text size, so positions are sevenths. See docs/spec/meter.md#bands.
 */
const leastBlock = '60.71px';
const seventh = 'calc(100% / 7)';
const barWidth = '1.75rem';

export const meter = style({ maxWidth: '30rem' });

export const title = style({ color: vars.color.textMuted, lineHeight: vars.lineHeight.control });

export const value = style({
  marginBlock: `${vars.space.xxs} ${vars.space.m}`,
  color: vars.color.heading,
  fontSize: vars.text.lead,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textWrap: 'balance',
});

export const scale = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${barWidth} minmax(0, 1fr)`,
  columnGap: `min(${vars.space.m}, 4vw)`,
});

/** Blocks are cut by lines of the ground's own colour. */
export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.progressTrack,
  borderRadius: `min(${vars.radius.control}, 0.75rem)`,
  // An outline, so that the blocks keep their sevenths.
  outline: `0 solid ${vars.color.border}`,
  outlineWidth: vars.border.progress,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${vars.color.surface} 2px, transparent 2px calc(100% - 2px), ${vars.color.surface} 0) 0 0 / 100% ${seventh}`,
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const moving = style({
  '@media': { [noReducedMotionPreference]: { transition: `transform ${vars.motion.slide} ${vars.motion.ease}` } },
});

const fillBase = style([
  moving,
  {
    position: 'absolute',
    inset: 0,
    background: vars.color.progressFill,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

/** It jumps: on its way it would leave its label, in the fill's colours, on the card's ground. */
const markerBase = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: `calc(${barWidth} + ${vars.space.xs}) 0`,
  height: seventh,
  padding: '3px 0',
  background: `${vars.color.progressFill} content-box`,
  borderRadius: `min(${vars.radius.control}, 0.75rem)`,
  // The pointer at the bar.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-0.4rem',
    insetBlockStart: 'calc(50% - 0.4rem)',
    width: '0.8rem',
    height: '0.8rem',
    background: 'inherit',
    backgroundClip: 'border-box',
    transform: 'rotate(45deg)',
  },
  '@media': { [forcedColors]: { background: 'Highlight content-box', forcedColorAdjust: 'none' } },
});

const levels = { 0: 7, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 0 } as const;

/** Moved down by the empty blocks above the level. */
export const fill = styleVariants(levels, (empty) => [fillBase, { transform: `translateY(calc(100% / 7 * ${empty}))` }]);
export const marker = styleVariants(levels, (empty) => [markerBase, { transform: `translateY(${empty * 100}%)` }]);

export const labels = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: `minmax(${leastBlock}, 1fr)`,
});

const bandBase = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  fontSize: vars.text.small,
  lineHeight: 1.2,
});

export const band = styleVariants({
  other: [bandBase, { color: vars.color.textMuted }],
  current: [
    bandBase,
    {
      color: vars.color.onProgressFill,
      '@media': { [forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
});

export const range = style({ fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });
