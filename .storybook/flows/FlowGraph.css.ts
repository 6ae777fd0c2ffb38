import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const graph = style({ maxWidth: '100%', height: 'auto' });
export const box = style({ fill: vars.color.surface, stroke: vars.color.border });
export const name = style({ fill: vars.color.text, fontFamily: vars.font.body, fontSize: 14 });
export const edge = style({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 1.5 });
export const head = style({ fill: vars.color.textMuted });
