import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { card, heading } from '../base.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const overlay = style({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: vars.space.m,
  border: 0,
  background: vars.color.scrim,
  color: vars.color.text,
  selectors: { '&[open]': { display: 'grid', placeItems: 'center' }, '&::backdrop': { background: 'none' } },
  '@media': { [noReducedMotionPreference]: { animation: `${appear} ${vars.motion.fast}` } },
});

export const content = style([
  card,
  {
    width: '100%',
    maxWidth: '26rem',
    padding: `${vars.space.xxl} ${vars.space.l}`,
    boxShadow: vars.shadow.modal,
    textAlign: 'center',
  },
]);

/** With reduced motion the ring does not turn: the words announce the wait. */
export const spinner = style({
  width: '3.5rem',
  height: '3.5rem',
  margin: `0 auto ${vars.space.l}`,
  border: `0.375rem solid ${vars.color.progressTrack}`,
  borderBlockStartColor: vars.color.progressFill,
  borderRadius: '50%',
  '@media': { [noReducedMotionPreference]: { animation: `${turn} 0.9s linear infinite` } },
});

export const title = style([heading]);

export const text = style({ marginBlockStart: vars.space.xs, color: vars.color.textMuted });
