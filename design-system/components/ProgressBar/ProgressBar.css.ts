import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { measured } from '../base.css.ts';

export const progress = style([measured, { color: vars.color.onProgress, fontSize: vars.text.small }]);

/** In the header's bar, in its colour: the track over one small line of words. */
export const inBar = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'center', gap: '0.375rem' });

export const small = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: '0.8125rem',
  lineHeight: 1,
  selectors: { '&:not(:has(:not(:empty)))': { display: 'none' } },
});

/** Empty: a theme draws its mark at the end of the way. `--share` is on the bar. */
export const marker = style({ display: 'none' });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockEnd: vars.space.xs,
  lineHeight: vars.lineHeight.control,
});

export const percent = style({ fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });

const bar = style({
  position: 'relative',
  vars: { '--height': vars.size.progress },
  height: 'var(--height)',
  overflow: 'hidden',
  background: vars.color.progressTrack,
  border: '0 solid',
  borderColor: vars.color.border,
  borderWidth: vars.border.progress,
  borderRadius: vars.radius.progress,
  boxShadow: vars.shadow.progress,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const track = styleVariants({
  original: [bar],
  // Ten segments: lines of the card's own colour cut across track and fill.
  v1: [
    bar,
    {
      '::after': {
        content: '""',
        position: 'absolute',
        // One gap beyond the end, so that the last segment is whole.
        inset: '0 -3px 0 0',
        background: `repeating-linear-gradient(to right, transparent 0 calc(10% - 3px), ${vars.color.surface} 0 10%)`,
      },
    },
  ],
  v2: [bar, { vars: { '--height': '1.75rem', '--least': '3.25rem' } }],
});

const atStart = 'translateX(calc(-100% * var(--toward, 1)))';
const grow = keyframes({ from: { transform: `var(--from, ${atStart})` } });

/** As wide as the track and moved by a transform, so that its round end stays. */
export const fill = style({
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space.s,
  background: `${vars.color.progressFill} ${vars.image.progressFill}`,
  borderRadius: 'inherit',
  // fills the gap between the track's tighter corners and the fill's
  boxShadow: `0 0 0 ${vars.border.progress} ${vars.color.progressFill}`,
  color: vars.color.onProgressFill,
  fontWeight: vars.font.boldWeight,
  lineHeight: 1,
  transform: atStart,
  selectors: { '&:is([dir="rtl"] *)': { vars: { '--toward': '-1' } } },
  '@media': {
    // no script: a theme that draws its own progress hides the fill, and a hidden animation still costs each frame
    [noReducedMotionPreference]: { animation: `${grow} 0.5s ease-out` },
    [forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  lineHeight: vars.lineHeight.control,
});

const stageText = style({
  selectors: { '&:nth-child(n + 5)': { display: 'none' } },
  '@media': { [minWidth.tablet]: { selectors: { '&:nth-child(n + 5)': { display: 'list-item' } } } },
});

export const stage = styleVariants({
  active: [stageText, { color: vars.color.heading, fontWeight: vars.font.boldWeight }],
  inactive: [stageText],
});
