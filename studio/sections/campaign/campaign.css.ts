import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const crumb = style({ color: vars.color.textMuted, textDecoration: 'none' });
export const tabs = style({
  display: 'flex',
  gap: '1.25rem',
  overflowX: 'auto',
  padding: '0 1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [wide]: { padding: '0 1.75rem' } },
});
export const tab = style({
  padding: '0.6875rem 0',
  borderBottom: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.text, borderColor: vars.color.action } },
});
export const notices = style({
  selectors: { '&:empty': { display: 'none' } },
  padding: '0.75rem 1rem',
  '@media': { [wide]: { padding: '0.75rem 1.75rem' } },
});
