import { keyframes } from '@vanilla-extract/css';

/** For what comes in over the page; only ever inside `noReducedMotionPreference`. */
export const appear = keyframes({ from: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
