import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { card, heading } from '../base.css.ts';
import { appear, rise } from '../motion.css.ts';

/** The scrim, which scrolls a tall modal. Radix's overlay would add a style element, which the page's policy refuses. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  background: vars.color.scrim,
  '@media': { [noReducedMotionPreference]: { animation: `${appear} ${vars.motion.fast}` } },
});

export const content = style([
  card,
  {
    position: 'relative',
    width: '100%',
    maxWidth: '30rem',
    margin: 'auto',
    // a theme without cards has no padding at the sides; the close control has its own line
    padding: `3rem ${vars.space.l} ${vars.space.xl}`,
    boxShadow: vars.shadow.modal,
    color: vars.color.text,
    '@media': {
      [noReducedMotionPreference]: { animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}` },
      [forcedColors]: { border: '2px solid CanvasText' },
    },
  },
]);

export const title = style([heading, { textAlign: vars.align.heading as 'start' }]);

export const text = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  textAlign: vars.align.heading as 'start',
});

export const body = style({ marginBlockStart: vars.density.stackGap });

export const close = style({
  cursor: 'pointer',
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: '0.25rem',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: '1.25rem',
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.ghostHover } },
});
