import { style } from '@vanilla-extract/css';
import { vars } from '../../parts/theme.css.ts';

export const field = style({ display: 'grid', gap: '0.3125rem', minWidth: 0, alignContent: 'start' });
export const label = style({ color: vars.color.textMuted, fontSize: vars.text.small, fontWeight: 500, padding: 0 });
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: '0.25rem 0.625rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.field,
  color: vars.color.onField,
  selectors: {
    '&:hover': { borderColor: vars.color.fieldHoverBorder },
    '&[aria-invalid="true"]': { borderColor: vars.color.error, borderWidth: 2 },
    '&:disabled': { opacity: 0.7 },
    '&::placeholder': { color: vars.color.placeholder, opacity: 1 },
  },
});
export const notes = style({ display: 'grid', gap: '0.25rem', selectors: { '&:empty': { display: 'none' } } });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const wrong = style({ color: vars.color.error, fontSize: vars.text.small });
export const tick = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.125rem 0.625rem',
  minHeight: '1.75rem',
});
export const box = style({ width: '1.125rem', height: '1.125rem', accentColor: vars.color.action });
export const tickHint = style([hint, { gridColumn: 2, selectors: { '&:empty': { display: 'none' } } }]);
