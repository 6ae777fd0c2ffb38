import { style } from '@vanilla-extract/css';
import { vars } from '../../parts/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.875rem',
  padding: '0 0.6875rem',
  borderRadius: '1rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.text, color: vars.color.surface, borderColor: vars.color.text },
  },
});
export const count = style({ fontWeight: 600 });
export const select = style({ appearance: 'auto' });
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  flex: '0 1 20rem',
  minHeight: '2.25rem',
  padding: '0 0.625rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.field,
  color: vars.color.textMuted,
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 } },
});
export const searchField = style({
  flex: 1,
  minWidth: '6rem',
  border: 0,
  background: 'none',
  color: vars.color.onField,
  outline: 'none',
  '::placeholder': { color: vars.color.placeholder, opacity: 1 },
});
export const thumbCell = style({ width: '4rem' });
export const thumb = style({
  position: 'relative',
  width: 34,
  height: 58,
  overflow: 'hidden',
  borderRadius: 5,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceQuiet,
});
export const thumbFrame = style({
  position: 'absolute',
  width: 390,
  height: 665,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${34 / 390})`,
  pointerEvents: 'none',
});
export const path = style({ color: vars.color.text, fontWeight: 600, textDecoration: 'none' });
export const about = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const line = style({ display: 'block', stroke: vars.color.link });
export const row = style({
  selectors: { '&:hover': { background: vars.color.surfaceQuiet }, '&:focus-within': { background: vars.color.surfaceQuiet } },
});
export const sortButton = style({
  border: 0,
  padding: '0.25rem 0',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const skeleton = style({ height: '4.9rem' });
