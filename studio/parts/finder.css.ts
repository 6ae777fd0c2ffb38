import { style } from '@vanilla-extract/css';
import { wide } from './parts.css.ts';
import { vars } from './theme.css.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  flex: '0 1 20rem',
  minHeight: '2.25rem',
  padding: '0 0.625rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.field,
  color: vars.color.placeholder,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.text } },
  // on a phone it has a line of its own below the heading
  '@media': { 'screen and (max-width: 55.99rem)': { flex: '1 0 100%', minHeight: '2.75rem' } },
});
export const words = style({ flex: 1, whiteSpace: 'nowrap' });
/** On a phone the bar below has it. */
export const keys = style({
  display: 'none',
  placeItems: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  padding: '0 0.5rem',
  border: `1px solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceQuiet, color: vars.color.text } },
  '@media': { [wide]: { display: 'grid' } },
});
