import { style } from '@vanilla-extract/css';
import { prefersReducedMotionQuery } from '../theme/mediaQueries.ts';

/** A grid, so that a screen is as high as the place that a theme gives it. */
const filled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stage = style({ ...filled, position: 'relative' });

export const screen = style({ ...filled, position: 'relative', zIndex: 1 });

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
