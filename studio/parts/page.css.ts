import { style } from '@vanilla-extract/css';
import { wide } from './parts.css.ts';
import { vars } from './theme.css.ts';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.625rem',
  minHeight: vars.size.header,
  padding: '0.625rem 1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [wide]: { padding: '0.625rem 1.75rem' } },
});
export const title = style({ fontSize: vars.text.heading, fontWeight: 600, letterSpacing: '-0.01em' });
export const spring = style({ flex: 1 });
export const body = style({
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  padding: '0.875rem 1rem 1.5rem',
  '@media': { [wide]: { padding: '1.375rem 1.75rem 2rem' } },
});
