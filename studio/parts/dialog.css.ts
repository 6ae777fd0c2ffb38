import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const dialog = style({
  width: 'min(100% - 2rem, 36rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'max(1rem, 12dvh) auto auto',
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.modal,
  '::backdrop': { background: vars.color.scrim },
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
export const inside = style({ position: 'relative', minWidth: 0 });
export const padded = style({ display: 'grid', gap: vars.space.m, padding: vars.space.l });
export const title = style({ fontSize: vars.text.heading, fontWeight: 600, paddingInlineEnd: '2.5rem' });
/** For readers of the screen alone. */
export const hidden = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const close = style({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineEnd: '0.375rem',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceQuiet, color: vars.color.text } },
});
