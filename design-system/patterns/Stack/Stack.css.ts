import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stack = style({ display: 'grid', gap: vars.density.stackGap, minWidth: 0 });
