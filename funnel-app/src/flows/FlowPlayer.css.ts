import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const player = style({
  display: 'grid',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: '22rem minmax(0, 1fr)', minHeight: '100vh' } },
});
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
export const stage = style({ minWidth: 0 });
export const facts = style({ display: 'grid', gap: vars.space.s, fontSize: vars.text.small });
export const term = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: 'anywhere' });
