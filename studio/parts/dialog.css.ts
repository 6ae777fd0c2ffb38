import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const shell = style({
  maxWidth: 'none',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' } },
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
const above = 'max(1rem, min(12dvh, 7rem))';
const box = style([
  shell,
  {
    width: 'min(100% - 2rem, 36rem)',
    // with what is above it, or the buttons of a long one lie below the window
    maxHeight: `calc(100dvh - 1rem - ${above})`,
    margin: `${above} auto auto`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.modal,
    '::backdrop': { background: vars.color.scrim },
  },
]);
const sheet = style([
  shell,
  {
    width: '100%',
    maxWidth: '40rem',
    maxHeight: '62dvh',
    margin: 'auto auto 0',
    borderBottom: 0,
    borderRadius: '16px 16px 0 0',
    boxShadow: `0 -12px 32px ${vars.color.scrim}`,
    // what is above stays in sight
    '::backdrop': { background: 'transparent' },
  },
]);
export const dialog = styleVariants({ box: [box], bare: [box], sheet: [sheet] });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: '0.375rem',
  paddingInline: `${vars.space.l} 0.375rem`,
  selectors: { [`${sheet} &`]: { borderBottom: `1px solid ${vars.color.border}` } },
});
export const title = style({ fontSize: vars.text.heading, fontWeight: 600, overflowWrap: 'anywhere' });
/** For readers of the screen alone. */
export const hidden = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const close = style({
  flex: 'none',
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
export const body = style({ minWidth: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const padded = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.l} ${vars.space.l}`,
  selectors: { [`${sheet} &`]: { paddingBlockStart: vars.space.m } },
});

/** The buttons below, in sight however long the rest is. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  position: 'sticky',
  bottom: `calc(-1 * ${vars.space.l})`,
  margin: `0 calc(-1 * ${vars.space.l}) calc(-1 * ${vars.space.l})`,
  padding: `0.875rem ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
