import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../parts/theme.css.ts';

export const palette = style({ display: 'grid' });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  padding: `0 ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.lead,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '::placeholder': { color: vars.color.placeholder, opacity: 1 },
});
export const list = style({
  maxHeight: 'min(60dvh, 26rem)',
  overflowY: 'auto',
  padding: '0.375rem',
  scrollPaddingBlock: '0.5rem',
});
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, {
  padding: '0.625rem 0.75rem 0.25rem',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.5rem',
  padding: '0 0.75rem',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[data-selected="true"]': { background: vars.color.surfaceQuiet } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected="true"]': { outline: '2px solid Highlight' } } } },
});
export const name = style({ flex: 1, fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const about = style({ color: vars.color.textMuted, fontSize: vars.text.small, whiteSpace: 'nowrap' });
export const empty = style({ padding: `${vars.space.l} 0.75rem`, color: vars.color.textMuted });
