import { style } from '@vanilla-extract/css';

/** The form has no box, so that its content keeps its place. */
export const contents = style({ display: 'contents' });
