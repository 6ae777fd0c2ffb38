import { keyframes } from '@vanilla-extract/css';

/** For elements that open over the page; only inside `noReducedMotionPreference`. */
export const appear = keyframes({ from: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
