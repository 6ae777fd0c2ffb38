import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.stackGap });

const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.stackGap });

/** 500 px at the usual text size; at twice the size half a row would cut a phone number (WCAG 1.4.4). */
const roomForTwo = '(min-width: 31.25em)';

export const sideBySide = styleVariants({
  two: [row, { '@media': { [roomForTwo]: { gridTemplateColumns: '1fr 1fr' } } }],
  // A month's name needs more room than a day or a year.
  three: [row, { '@media': { [roomForTwo]: { gridTemplateColumns: '3fr 2fr 2fr' } } }],
});
