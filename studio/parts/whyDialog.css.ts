import { style } from '@vanilla-extract/css';
import { studioVars, vars } from './theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space.l });
export const hindrance = style({ flex: 1, minWidth: '12rem', color: studioVars.tone.wrong.ink });
