import { keyframes } from '@vanilla-extract/css';

/** A stroke is drawn from left to right. */
export const write = keyframes({ from: { clipPath: 'inset(-10px 100% -10px 0)' }, to: { clipPath: 'inset(-10px 0 -10px 0)' } });
