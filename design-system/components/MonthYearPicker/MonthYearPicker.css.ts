import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({ display: 'grid', gap: vars.space.xs });

export const parts = style({
  display: 'grid',
  // Side by side only where "Earlier than 2015" is shown whole.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.m,
});
