import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const field = style({
  minHeight: '1.875rem',
  width: '11rem',
  padding: '0 0.6875rem',
  borderRadius: '1rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  background: vars.color.field,
  color: vars.color.onField,
  font: 'inherit',
  '::placeholder': { color: vars.color.placeholder, opacity: 1 },
});
export const what = style({ overflowWrap: 'anywhere', '@media': { [wide]: { minWidth: '10rem' } } });
export const because = style({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' });
export const who = style({ fontWeight: 600, textAlign: 'start', '@media': { [wide]: { whiteSpace: 'nowrap' } } });
export const when = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } });
