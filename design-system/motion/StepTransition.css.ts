import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { noReducedMotionPreference, prefersReducedMotionQuery } from '../theme/mediaQueries.ts';

/** A grid, so that a screen is as high as the place that a theme gives it. */
const filled = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** 1 on the way forward, -1 on the way back; turned round where the words run from right to left. */
const way = createVar();
const against = createVar();
const ways = {
  vars: { [way]: '1', [against]: '-1' },
  selectors: {
    '&[data-direction="back"], [dir="rtl"] &[data-direction="forward"]': { vars: { [way]: '-1', [against]: '1' } },
    '[dir="rtl"] &[data-direction="back"]': { vars: { [way]: '1', [against]: '-1' } },
  },
} as const;

/** The new words can be read in their first frame: almost opaque, within 8 px of their place. */
const come = keyframes({
  from: { opacity: 0.92, transform: `translateX(calc(${way} * ${vars.step.along})) ${vars.step.enter}` },
});
/** The old ones are faint at once, under the new ones: two questions cannot be read in one place. */
const go = keyframes({
  from: { opacity: 0.18 },
  to: { opacity: 0, transform: `translateX(calc(6 * ${against} * ${vars.step.along})) ${vars.step.leave}` },
});
/** The part of the time that the old words take. */
const leavingShare = 0.4;

export const stage = style({ ...filled, position: 'relative' });

export const screen = style({ ...filled, position: 'relative', zIndex: 1 });

/** Styled and laid out, with its drawings made, and unseen: its own height takes no room. */
export const waiting = style({
  ...filled,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 0,
  overflow: 'hidden',
  contain: 'layout style paint',
  visibility: 'hidden',
});

export const entering = style({
  ...ways,
  '@media': { [noReducedMotionPreference]: { animation: `${come} ${vars.step.time} ${vars.step.ease}` } },
});

export const leaving = style({
  ...ways,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  pointerEvents: 'none',
  '@media': {
    [noReducedMotionPreference]: {
      animation: `${go} calc(${vars.step.time} * ${leavingShare}) ${vars.step.ease} forwards`,
    },
    // inert a moment later (StepTransition.tsx): not displayed, it would be gone for screen readers too
    [prefersReducedMotionQuery]: { opacity: 0, selectors: { '&[inert]': { display: 'none' } } },
  },
});
