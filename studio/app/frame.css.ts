import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../parts/theme.css.ts';

const popover = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '0.375rem',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.modal,
} as const;
/** Above the person's name, at the foot of the rail. */
export const menu = style({
  ...popover,
  insetInlineStart: '0.625rem',
  bottom: '4.25rem',
  width: '16rem',
  borderRadius: vars.radius.card,
});
/** From the lower edge of a phone, over the bar. */
export const sheet = style({
  ...popover,
  insetInline: 0,
  bottom: 0,
  width: '100%',
  maxWidth: 'none',
  padding: '0.75rem 0.5rem max(0.75rem, env(safe-area-inset-bottom))',
  borderRadius: '12px 12px 0 0',
  borderInline: 0,
  borderBottom: 0,
  '::backdrop': { background: vars.color.scrim },
});
export const account = style({ display: 'grid' });
export const whoLine = style({ display: 'grid', padding: '0.5rem 0.625rem' });
export const soft = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const schemes = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  margin: '0.25rem 0.375rem 0.5rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  padding: 2,
});
/** For readers of the screen alone. */
export const legend = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const scheme = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.25rem',
  padding: '0 0.625rem',
  borderRadius: 6,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.surfaceQuiet, color: vars.color.text, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
});
export const radio = style({ position: 'absolute', opacity: 0 });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0 0.625rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceQuiet, textDecoration: 'none' } },
});
export const keys = style({ display: 'grid', margin: 0 });
export const keyRow = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '2.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const kbd = style({ font: 'inherit', fontWeight: 600 });
export const does = style({ margin: 0, color: vars.color.textMuted });
export const choice = style({ display: 'flex', alignItems: 'center', gap: '0.625rem', minHeight: '2.75rem', cursor: 'pointer' });
export const away = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: '0.5rem 1rem',
  textAlign: 'center',
  fontWeight: 500,
  background: studioVars.tone.wrong.ground,
  color: studioVars.tone.wrong.ink,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
