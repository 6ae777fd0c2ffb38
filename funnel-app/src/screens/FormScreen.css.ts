import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.density.stackGap });

export const pair = style({
  display: 'grid',
  gap: vars.density.stackGap,
  '@media': { '(min-width: 500px)': { gridTemplateColumns: '1fr 1fr' } },
});
