import { style } from '@vanilla-extract/css';

/** The form is no box: what is in it stands where it stood. */
export const contents = style({ display: 'contents' });
