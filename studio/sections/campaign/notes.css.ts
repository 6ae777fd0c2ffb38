import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const notes = style({
  display: 'grid',
  gap: vars.space.s,
  padding: '0.875rem 1rem 0',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [wide]: { padding: '1.375rem 1.75rem 0' } },
});
export const choices = style({ display: 'grid', gap: vars.space.s, margin: `${vars.space.s} 0`, padding: 0, listStyle: 'none' });
export const textButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
});
