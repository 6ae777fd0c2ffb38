import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, motionAllowed } from '../media.ts';

/** Variants 4: a block is 60.71 px high; more only where the visitor's own text size asks for it. */
const block = 'max(60.71px, 3.375rem)';
const bands = 7;
const barWidth = '1.75rem';

export const meter = style({ maxWidth: '30rem', marginInline: 'auto' });

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
  columnGap: vars.space.m,
  height: `calc(${block} * ${bands})`,
});

/** Blocks are cut by lines of the ground's own colour. */
export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.progressTrack,
  borderRadius: `min(${vars.radius.control}, 0.75rem)`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(to bottom, ${vars.color.surface} 0 2px, transparent 2px calc(${block} - 2px), ${vars.color.surface} calc(${block} - 2px) ${block})`,
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const moving = style({
  '@media': { [motionAllowed]: { transition: `transform ${vars.motion.slide} ${vars.motion.ease}` } },
});

const fillBase = style([
  moving,
  {
    height: '100%',
    background: vars.color.progressFill,
    '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

const markerBase = style([
  moving,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: `calc(${barWidth} + ${vars.space.xs}) 0`,
    height: block,
    padding: '3px 0',
    // The pointer at the bar.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-0.4rem',
      insetBlockStart: 'calc(50% - 0.4rem)',
      width: '0.8rem',
      height: '0.8rem',
      background: vars.color.progressFill,
      transform: 'rotate(45deg)',
    },
    '::after': {
      content: '""',
      display: 'block',
      height: '100%',
      background: vars.color.progressFill,
      borderRadius: `min(${vars.radius.control}, 0.75rem)`,
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        '::before': { background: 'Highlight' },
        '::after': { background: 'Highlight' },
      },
    },
  },
]);

const levels = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 0 } as const;

/** Blocks left empty above the level, as the way that the fill and the marker are moved down. */
const moved = (blocks: number) => ({ transform: `translateY(calc(${block} * ${blocks}))` });

export const fill = styleVariants(levels, (empty) => [fillBase, moved(empty)]);
export const marker = styleVariants(levels, (empty) => [markerBase, moved(empty)]);

export const labels = style({ position: 'relative', display: 'grid', gridAutoRows: block });

const bandBase = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: vars.space.s,
  fontSize: vars.text.small,
  lineHeight: 1.2,
});

export const band = styleVariants({
  other: [bandBase, { color: vars.color.textMuted }],
  current: [
    bandBase,
    {
      color: vars.color.onProgressFill,
      fontWeight: vars.font.boldWeight,
      '@media': { [forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
});

export const range = style({ fontVariantNumeric: 'tabular-nums' });
