import { keyframes } from '@vanilla-extract/css';
import type { Rules } from '../bases/rules.ts';

const write = keyframes({ from: { transform: 'scaleX(0)' } });
/** A stroke is drawn from left to right, in so much time. */
export const written = (time: string) =>
  ({ transformOrigin: 'left', moving: { animation: `${write} ${time} ease-out` } }) as const satisfies Rules;
