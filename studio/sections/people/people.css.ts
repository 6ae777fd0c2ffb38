import { style } from '@vanilla-extract/css';
import { vars } from '../../parts/theme.css.ts';

export { line, list, what as who } from '../second/second.css.ts';
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const form = style({ display: 'grid', gap: vars.space.m });
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.s });
export const secrets = style({ display: 'grid', gap: vars.space.s, margin: 0, overflowWrap: 'anywhere' });
