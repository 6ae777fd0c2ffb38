import { style } from '@vanilla-extract/css';
import { vars } from '../../parts/theme.css.ts';

export const card = style({ display: 'grid', gap: vars.space.m, padding: vars.space.l });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const fits = style({ margin: 0, fontSize: vars.text.heading, fontWeight: 600 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem 0.875rem',
  padding: `0.75rem ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const what = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
