import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '../../theme/mediaQueries.ts';

/** With its own ground: it is on the page, where a theme may draw. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  alignItems: 'baseline',
  padding: `${vars.space.xs} ${vars.space.s}`,
  marginBlockEnd: vars.space.s,
  background: vars.color.surface,
  borderRadius: `min(${vars.radius.control}, 0.75rem)`,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.control,
  // from here on the meter is in view beside the question
  '@media': { [minWidth.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const title = style({ color: vars.color.textMuted });

export const value = style({
  justifySelf: 'end',
  color: vars.color.heading,
  fontWeight: vars.font.boldWeight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const bar = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  height: '0.375rem',
  background: vars.color.progressTrack,
  borderRadius: `min(${vars.radius.control}, 0.25rem)`,
  outline: `0 solid ${vars.color.border}`,
  outlineWidth: vars.border.progress,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const fillBase = style({
  height: '100%',
  background: vars.color.progressFill,
  '@media': {
    [noReducedMotionPreference]: { transition: `transform ${vars.motion.slide} ${vars.motion.ease}` },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const levels = { 0: 7, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 0 } as const;

/** Moved out of view by the sevenths that are empty. */
export const fill = styleVariants(levels, (empty) => [fillBase, { transform: `translateX(calc(-100% / 7 * ${empty}))` }]);
