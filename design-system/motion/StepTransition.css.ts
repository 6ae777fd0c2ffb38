import { style } from '@vanilla-extract/css';
import { prefersReducedMotionQuery } from '../theme/mediaQueries.ts';

export const stage = style({ position: 'relative' });

export const screen = style({ position: 'relative', zIndex: 1 });

export const leaving = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  pointerEvents: 'none',
  '@media': {
    // inert a moment later (StepTransition.tsx): not displayed, it would be gone for screen readers too
    [prefersReducedMotionQuery]: { opacity: 0, selectors: { '&[inert]': { display: 'none' } } },
  },
});
