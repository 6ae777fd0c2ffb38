import { globalStyle, style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

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
/** A chip whose value is one of a list. */
export const choice = style([
  chip,
  {
    position: 'relative',
    paddingInlineEnd: '0.5rem',
    selectors: {
      '&[data-chosen]': { background: vars.color.text, color: vars.color.surface, borderColor: vars.color.text },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
  },
]);
export const select = style({
  appearance: 'none',
  // as wide as what is chosen, where the browser can
  fieldSizing: 'content',
  margin: '0 -1.25rem 0 0',
  padding: '0 1.5rem 0 0',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${select} option`, { background: vars.color.surface, color: vars.color.text });
globalStyle(`${choice} > svg`, { pointerEvents: 'none' });
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
  // on a phone it has a line of its own below the heading
  '@media': { 'screen and (max-width: 55.99rem)': { order: 1, flex: '1 0 100%', minHeight: '2.75rem' } },
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
/** The lines of a row that is on its way. */
export const waiting = style({ height: '1.27rem', width: '40%', borderRadius: 4, background: vars.color.surfaceQuiet });
export const waitingAbout = style({
  height: '1.18rem',
  width: '25%',
  borderRadius: 4,
  background: vars.color.surfaceQuiet,
  backgroundClip: 'content-box',
  paddingBlock: 3,
});
/** Only where a desk is wide. */
export const widest = style({ '@media': { 'screen and (max-width: 95.99rem)': { display: 'none' } } });
export const pathCell = style({ textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' });
export const stateCell = style({});
export const experiment = style({
  display: 'inline-block',
  marginInlineStart: '0.375rem',
  padding: '0 0.5rem',
  borderRadius: vars.radius.badge,
  background: studioVars.tone.planned.ground,
  color: studioVars.tone.planned.ink,
  fontWeight: 600,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const spring = style({ flex: 1 });
/** For readers of the screen alone. */
export const unseen = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
