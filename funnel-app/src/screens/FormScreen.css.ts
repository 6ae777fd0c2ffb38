import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.stackGap });

const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.stackGap });

export const sideBySide = styleVariants({
  two: [row, { '@media': { '(min-width: 500px)': { gridTemplateColumns: '1fr 1fr' } } }],
  // A month's name needs more room than a day or a year.
  three: [row, { '@media': { '(min-width: 500px)': { gridTemplateColumns: '3fr 2fr 2fr' } } }],
});
